import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './grid.module.css';
import { gridTracks } from './grid-tracks.ts';

/** Children in columns whose rows line up. */
export function Grid({ props, children, childElements }: Drawn<'Grid'>) {
  const { columns, minColWidth, template, rows, gap, align, padding, bg, color } = props;
  const tracks = minColWidth === undefined && template !== undefined ? gridTracks(template) : undefined;
  const isFitting = minColWidth !== undefined;
  const isHeads = childElements.length > 2 && childElements.every(({ type }) => type === 'Text');
  return (
    <div
      className={css['frame']}
      style={{
        padding: padding === undefined || padding === 'none' ? undefined : `var(--ui-pad-${padding})`,
        ...surfaceStyles(bg, color),
      }}
    >
      <div
        className={classNames(
          css['grid'],
          isFitting && css['fitting'],
          tracks !== undefined && css['tracks'],
          isHeads && css['heads'],
        )}
        data-align={align}
        data-ui-side-by-side=""
        data-columns={isFitting || tracks !== undefined ? undefined : columns}
        style={styles({
          gap: `var(--ui-gap-${gap})`,
          '--grid-wide': columns,
          '--grid-middle': childElements.length % 2 === 0 ? 2 : 1,
          '--grid-least': minColWidth,
          '--grid-tracks': tracks,
          '--grid-rows': rows === undefined ? undefined : `repeat(${rows}, minmax(min-content, 1fr))`,
        })}
      >
        {children}
      </div>
    </div>
  );
}
