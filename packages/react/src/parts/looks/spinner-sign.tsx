import { classNames } from './class-names.ts';
import css from './spinner-sign.module.css';
import { styles } from './styles.ts';

type SpinnerSignProps = {
  variant?: 'ring' | 'dots' | 'bars';
  diameter: string;
  /** Stroke of the ring as a share of its diameter. */
  strokeShare?: number;
  turnMs?: number;
  tone?: string;
  color?: string | undefined;
  trackColor?: string | undefined;
};

/** The turning sign itself, without words; decoration. */
export function SpinnerSign(props: SpinnerSignProps) {
  const { variant = 'ring', diameter, strokeShare = 0.11, turnMs = 800, tone = 'default', color, trackColor } = props;
  return (
    <span
      className={classNames(css['sign'], css[variant])}
      data-tone={TONES[tone] ?? tone}
      style={styles({
        '--diameter': diameter,
        '--stroke': `max(1.5px, ${diameter} * ${strokeShare})`,
        '--turn': `${turnMs}ms`,
        '--color': color,
        '--track': trackColor,
      })}
      aria-hidden="true"
    >
      {variant !== 'ring' && [0, 1, 2].map((at) => <i key={at} />)}
    </span>
  );
}

/** Words of the catalog for tones that the stylesheet calls otherwise. */
const TONES: { readonly [tone: string]: string } = { default: 'accent', muted: 'neutral' };
