import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './text.module.css';

/** A run of plain copy. */
export function Text({ props }: Drawn<'Text'>) {
  const { text, variant, size, weight, align, tone, italic, mono, truncate, clamp, color, bg } = props;
  const isCode = variant === 'code';
  const isMuted = tone === 'muted' || (tone === 'default' && MUTED.has(variant));
  return (
    <p
      className={classNames(
        css['text'],
        css[size ?? SIZES[variant]],
        isMuted && css['muted'],
        tone !== 'default' && tone !== 'muted' && css['toned'],
        italic && css['italic'],
        truncate && css['truncate'],
        !truncate && clamp !== undefined && css['clamp'],
      )}
      data-align={align}
      data-tone={tone === 'default' || tone === 'muted' ? undefined : tone}
      title={truncate || clamp !== undefined ? text : undefined}
      style={styles({ '--text-ink': color, '--text-weight': WEIGHTS[weight], '--text-lines': clamp })}
    >
      {isCode ? (
        <code className={css['code']} style={surfaceStyles(bg, color)}>
          <bdi>{text}</bdi>
        </code>
      ) : (
        <bdi className={mono ? css['mono'] : undefined}>{text}</bdi>
      )}
    </p>
  );
}

const MUTED: ReadonlySet<string> = new Set(['caption', 'muted']);
const SIZES = { body: 'md', caption: 'xs', muted: 'md', lead: 'xl', code: 'md' };
const WEIGHTS = { normal: undefined, medium: 500, semibold: 600, bold: 700 };
