import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './stat-group.module.css';

/** Key figures side by side. */
export function StatGroup({ props, childElements }: Drawn<'StatGroup'>) {
  const { columns, divided, bordered, align, gap, borderColor } = props;
  return (
    <div className={css['frame']}>
      <div
        role="group"
        className={classNames(
          css['group'],
          columns === undefined && css['fitting'],
          divided && css['divided'],
          bordered && !divided && css['bordered'],
        )}
        data-align={align}
        data-columns={columns}
        style={styles({
          '--stats-columns': columns,
          '--stats-line': borderColor,
          '--stats-gap': divided ? undefined : `var(--ui-gap-${gap})`,
        })}
      >
        {childElements.map(({ id, node }) => (
          <div key={id} className={css['cell']}>
            {node}
          </div>
        ))}
      </div>
    </div>
  );
}
