import { use } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { NEW_TAB, NewTabHint } from '../../parts/pressing/new-tab.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { RailContext } from './sidebar-rail.ts';
import css from './sidebar-item.module.css';

/** One destination of a Sidebar: a link, or a button where it has no address. */
export function SidebarItem({ props, fire, isBusy }: Drawn<'SidebarItem'>) {
  const { label, href, icon, badge, active, external, size, color, mutedColor } = props;
  const rail = use(RailContext);
  const isOutside = external && href !== undefined;
  const shared = {
    className: classNames(css['item'], css[size], active && css['active'], rail.isCollapsed && css['collapsed']),
    style: styles({ '--accent': props.accent ?? rail.accent, '--ink': color, '--quiet': mutedColor }),
    title: rail.isCollapsed ? label : undefined,
    'aria-current': active ? ('page' as const) : undefined,
    onClick: () => fire('commit', { label }),
  };
  const face = rail.isCollapsed ? (
    <>
      {icon === undefined ? <bdi aria-hidden="true">{Array.from(label)[0]}</bdi> : <Icon name={icon} />}
      <Hidden>{label}</Hidden>
      {badge !== undefined && badge !== '' && (
        <>
          <span className={css['dot']} aria-hidden="true" />
          <Hidden> {badge}</Hidden>
        </>
      )}
      {isOutside && <NewTabHint />}
    </>
  ) : (
    <>
      {icon !== undefined && <Icon name={icon} className={css['glyph']} />}
      <bdi className={css['label']}>{label}</bdi>
      {badge !== undefined && badge !== '' && <bdi className={css['badge']}>{badge}</bdi>}
      {isOutside && <Icon name="arrow-up-right" size="sm" className={css['outward']} />}
      {isOutside && <NewTabHint />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" aria-busy={isBusy || undefined} {...shared}>
        {face}
      </button>
    );
  }
  return (
    <a href={href} {...(isOutside ? NEW_TAB : { rel: 'noopener' })} {...shared}>
      {face}
    </a>
  );
}
