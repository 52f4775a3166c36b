import { useMemo } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { RailContext } from './sidebar-rail.ts';
import css from './sidebar.module.css';

/** The rail of an app: a column of entries, icons alone when collapsed, a scrolling row where there is no room beside. */
export function Sidebar({ id, props, childElements }: Drawn<'Sidebar'>) {
  const { title, variant, collapsed, size, width, sticky, bg, borderColor, accent, mutedColor } = props;
  const rail = useMemo(() => ({ isCollapsed: collapsed, accent }), [collapsed, accent]);
  const hasTitle = title !== undefined && title !== '';
  return (
    <aside
      aria-labelledby={hasTitle && !collapsed ? `${id}-title` : undefined}
      aria-label={hasTitle && collapsed ? title : undefined}
      className={classNames(
        css['rail'],
        css[variant],
        css[size],
        collapsed && css['collapsed'],
        sticky && css['sticky'],
      )}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({ '--edge': borderColor, '--title': accent ?? mutedColor, '--width': collapsed ? undefined : width }),
      }}
    >
      {hasTitle && !collapsed && (
        <p id={`${id}-title`} className={css['title']}>
          <bdi>{title}</bdi>
        </p>
      )}
      <RailContext value={rail}>
        <ul className={css['list']}>
          {childElements.map((child) => (
            <li key={child.id} className={css['entry']}>
              {child.node}
            </li>
          ))}
        </ul>
      </RailContext>
    </aside>
  );
}
