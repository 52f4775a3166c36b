import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { OutlineLevel } from '../../parts/outline.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './section.module.css';

/** A band of a long page, from edge to edge. */
export function Section({ id, props, children }: Drawn<'Section'>) {
  const { title, eyebrow, spacing, maxWidth, align, bg, color, mutedColor } = props;
  const hasTitle = title !== undefined && title !== '';
  const hasEyebrow = eyebrow !== undefined && eyebrow !== '';
  return (
    <section
      className={classNames(css['section'], bg !== undefined && css['filled'])}
      aria-labelledby={hasTitle ? `${id}-title` : undefined}
      data-align={align}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({ '--section-spacing': SPACINGS[spacing], '--section-muted': mutedColor }),
      }}
    >
      <div
        className={classNames(css['inner'], column['column'])}
        data-align={align}
        style={styles({ maxInlineSize: WIDTHS[maxWidth] })}
      >
        {(hasTitle || hasEyebrow) && (
          <div className={css['header']}>
            {hasEyebrow && (
              <p className={css['eyebrow']}>
                <bdi>{eyebrow}</bdi>
              </p>
            )}
            {hasTitle && (
              <h2 id={`${id}-title`} className={css['title']}>
                <bdi>{title}</bdi>
              </h2>
            )}
          </div>
        )}
        {hasTitle ? <OutlineLevel value={2}>{children}</OutlineLevel> : children}
      </div>
    </section>
  );
}

const WIDTHS = { narrow: '40rem', default: '64rem', wide: '80rem', full: undefined };
const SPACINGS = { none: '0px', sm: '1.5rem', md: '2.5rem', lg: '4rem', xl: 'clamp(4rem, 8cqi, 6rem)' };
