import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './column-header.module.css';
import { ARIA_SORT, NEXT_DIRECTION, SORT_ICONS } from './sort-direction.ts';

/** One head of a table that is laid out by hand. */
export function ColumnHeader(drawn: Drawn<'ColumnHeader'>) {
  const { props, fire } = drawn;
  const { label, align, sortable, resizable, width, accent, headerColor, mutedColor } = props;
  const { borderColor, borderWidthValue } = props;
  const [sortDir, setSortDir] = useLive(drawn, 'sortDir', 'none');
  const isSorted = sortDir !== 'none';
  function step(): void {
    const next = NEXT_DIRECTION[sortDir];
    setSortDir(next);
    fire('sort', { sortBy: label, sortDir: next });
  }
  const words = (
    <>
      <bdi>{label}</bdi>
      {(sortable || isSorted) && (
        <Icon size="sm" className={isSorted ? undefined : css['rest']} name={SORT_ICONS[sortDir]} />
      )}
    </>
  );
  const cell = (
    <div
      role="columnheader"
      aria-sort={sortable || isSorted ? ARIA_SORT[sortDir] : undefined}
      className={classNames(css['cell'], isSorted && css['sorted'])}
      data-align={align}
      style={{
        ...surfaceStyles(headerColor, undefined),
        ...styles({
          color: isSorted ? undefined : mutedColor,
          '--head-fill': headerColor,
          '--head-accent': accent,
          '--head-muted': mutedColor,
          '--head-rule': borderColor ?? (borderWidthValue === undefined ? undefined : 'var(--ui-border)'),
          '--head-rule-size': borderWidthValue ?? (borderColor === undefined ? undefined : '1px'),
        }),
      }}
    >
      {sortable ? (
        <button type="button" className={css['sort']} onClick={step}>
          {words}
        </button>
      ) : (
        <span className={css['sort']}>{words}</span>
      )}
      {resizable && <span className={css['grip']} aria-hidden="true" />}
    </div>
  );
  // A header cell needs a row and a table around it, which nothing else here provides.
  return (
    <div role="table" aria-label={label} style={styles({ inlineSize: width, maxInlineSize: '100%' })}>
      <div role="row">{cell}</div>
    </div>
  );
}
