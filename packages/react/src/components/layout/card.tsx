import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { OutlineLevel } from '../../parts/outline.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './card.module.css';

/** A surface with a title for one unit of content. */
export function Card({ id, props, children }: Drawn<'Card'>) {
  const { title, description, titleLevel: Title, maxWidth, centered, surface, padding, gap, align } = props;
  const { bordered, radius, bg, color, borderColor, accent, mutedColor } = props;
  const hasTitle = title !== undefined && title !== '';
  const hasDescription = description !== undefined && description !== '';
  const Frame = hasTitle ? 'section' : 'div';
  const titleId = `${id}-title`;
  return (
    <Frame
      className={classNames(css['card'], css[surface], bordered && css['bordered'], centered && css['centered'])}
      aria-labelledby={hasTitle ? titleId : undefined}
      data-align={align}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          maxInlineSize: WIDTHS[maxWidth],
          '--card-pad': PADS[padding],
          '--card-corner': CORNERS[radius],
          '--card-edge': borderColor,
          '--card-accent': accent,
          '--card-muted': mutedColor,
        }),
      }}
    >
      {(hasTitle || hasDescription) && (
        // Without padding for the children, the words still keep off the edge.
        <div
          className={css['header']}
          style={padding === 'none' ? styles({ '--card-pad': 'var(--ui-pad-md)' }) : undefined}
        >
          {hasTitle && (
            <Title id={titleId} className={css['title']}>
              <bdi>{title}</bdi>
            </Title>
          )}
          {hasDescription && (
            <p className={css['description']}>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
      )}
      {children !== null && (
        <div
          className={classNames(css['body'], column['column'])}
          data-align={align}
          style={{ gap: gap === 'none' ? 0 : `var(--ui-gap-${gap})` }}
        >
          {hasTitle ? <OutlineLevel value={Number(Title.slice(1))}>{children}</OutlineLevel> : children}
        </div>
      )}
    </Frame>
  );
}

const WIDTHS = { sm: '24rem', md: '32rem', lg: '48rem', full: undefined };

/** Containers step one size above controls: the default corner of a card is the large one. */
const CORNERS = {
  none: '0px',
  sm: 'var(--ui-radius-md)',
  md: 'var(--ui-radius-lg)',
  lg: 'var(--ui-radius-xl)',
  full: 'calc(var(--ui-radius-xl) * 1.5)',
};

const PADS = { none: '0px', sm: 'var(--ui-pad-sm)', md: undefined, lg: 'var(--ui-pad-lg)' };
