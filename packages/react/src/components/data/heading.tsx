import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './heading.module.css';

/** A title line with a rank in the outline. */
export function Heading({ props }: Drawn<'Heading'>) {
  const { text, level: Rank, size, weight, align, tone, truncate, clamp, color } = props;
  const step = size ?? STEPS[Rank];
  return (
    <Rank
      className={classNames(
        css['heading'],
        css[step === '2xl' ? 'huge' : step],
        size === undefined && Rank === 'h3' && css['third'],
        tone === 'muted' && css['muted'],
        tone !== 'default' && tone !== 'muted' && css['toned'],
        truncate && css['truncate'],
        !truncate && clamp !== undefined && css['clamp'],
      )}
      data-align={align}
      data-tone={tone === 'default' || tone === 'muted' ? undefined : tone}
      title={truncate || clamp !== undefined ? text : undefined}
      style={styles({ '--heading-ink': color, '--heading-lines': clamp, fontWeight: WEIGHTS[weight] })}
    >
      <bdi>{text}</bdi>
    </Rank>
  );
}

const STEPS = { h1: 'xl', h2: 'lg', h3: 'md', h4: 'sm' } as const;
const WEIGHTS = { normal: 400, medium: 500, semibold: 600, bold: 700 };
