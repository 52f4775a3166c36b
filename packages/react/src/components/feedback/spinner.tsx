import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { SpinnerSign } from '../../parts/looks/spinner-sign.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './spinner.module.css';

const DIAMETERS = { xs: '0.75rem', sm: '1rem', md: '1.5rem', lg: '2rem', xl: '3rem' };
const THICKNESS = { thin: 0.07, regular: 0.11, thick: 0.17 };
const TURN_MS = { slow: 1400, normal: 800, fast: 450 };

/** A small turning sign that something is going on. */
export function Spinner({ props }: Drawn<'Spinner'>) {
  const say = useWords();
  const { label, labelPosition, variant, size, sizeValue, tone, speed, thickness, color, trackColor, mutedColor } =
    props;
  const words = label === undefined || label === '' ? undefined : label;
  const isSpoken = words === undefined || labelPosition === 'none';
  return (
    <span
      role="status"
      className={classNames(css['spinner'], labelPosition === 'bottom' && css['bottom'])}
      style={styles({ '--words': mutedColor })}
    >
      <SpinnerSign
        variant={variant}
        diameter={sizeValue ?? DIAMETERS[size]}
        strokeShare={THICKNESS[thickness]}
        turnMs={TURN_MS[speed]}
        tone={tone}
        color={color}
        trackColor={trackColor}
      />
      {isSpoken ? <Hidden>{words ?? say('Loading')}</Hidden> : <bdi className={css[`words-${size}`]}>{words}</bdi>}
    </span>
  );
}
