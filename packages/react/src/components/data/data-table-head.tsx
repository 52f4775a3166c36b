import { useState } from 'react';
import { CheckBox } from '../../parts/fields/check-box.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import table from '../../parts/table.module.css';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { sideOf, type TableColumn } from './cell-text.ts';
import css from './data-table.module.css';
import { ARIA_SORT, SORT_ICONS, type SortDirection } from './sort-direction.ts';
import type { ColumnWidths } from './use-column-widths.ts';
import type { DataTableModel } from './use-data-table.ts';

const STEP_PX = 16;

type DataTableHeadProps = {
  columns: readonly TableColumn[];
  model: DataTableModel;
  hasChecks: boolean;
  hasActions: boolean;
  isPinned: boolean;
  accent: string | undefined;
  /** Present where the columns can be resized. */
  sizes: ColumnWidths;
  isResizable: boolean;
};

/** The heads: their words, the steps of sorting, the edges that resize. */
export function DataTableHead(props: DataTableHeadProps) {
  const say = useWords();
  const { columns, model, hasChecks, hasActions, isPinned, accent, sizes, isResizable } = props;
  const { selection, sortBy, sortDir, stepSort } = model;
  return (
    <thead>
      <tr ref={sizes.head}>
        {hasChecks && (
          <th scope="col" className={classNames(css['check'], isPinned && css['pinnedCheck'])}>
            <CheckBox
              aria-label={say('Select all')}
              checked={selection.isAll}
              isMixed={selection.isSome}
              disabled={!selection.hasPickable}
              accent={accent}
              onCheck={selection.pickAll}
            />
          </th>
        )}
        {columns.map((column, at) => {
          const direction = sortBy === column.key ? sortDir : 'none';
          const side = sideOf(column);
          return (
            <th
              key={at}
              scope="col"
              aria-sort={column.sortable || direction !== 'none' ? ARIA_SORT[direction] : undefined}
              className={classNames(
                side === 'end' && table['end'],
                side === 'center' && table['middle'],
                isPinned && at === 0 && css['pinned'],
              )}
              style={column.width === undefined ? undefined : { inlineSize: column.width, minInlineSize: column.width }}
            >
              {column.sortable ? (
                <SortButton label={column.label} direction={direction} onPress={() => stepSort(column.key)} />
              ) : (
                <span className={classNames(css['headWords'], direction !== 'none' && css['sorted'])}>
                  <bdi>{column.label}</bdi>
                  {direction !== 'none' && <Icon size="sm" name={SORT_ICONS[direction]} />}
                </span>
              )}
              {isResizable && <ResizeHandle label={column.label} at={at + (hasChecks ? 1 : 0)} sizes={sizes} />}
            </th>
          );
        })}
        {hasActions && <td className={css['actionsHead']} />}
      </tr>
    </thead>
  );
}

type SortButtonProps = { label: string; direction: SortDirection; onPress: () => void };

function SortButton({ label, direction, onPress }: SortButtonProps) {
  return (
    <button type="button" className={classNames(css['sort'], direction !== 'none' && css['sorted'])} onClick={onPress}>
      <bdi>{label}</bdi>
      <Icon size="sm" className={direction === 'none' ? css['rest'] : undefined} name={SORT_ICONS[direction]} />
    </button>
  );
}

function ResizeHandle({ label, at, sizes }: { label: string; at: number; sizes: ColumnWidths }) {
  const { dir } = useSurroundings();
  const [width, setWidth] = useState(0);
  const drag = usePointerDrag({
    onStart: sizes.begin,
    onMove: ({ inline }) => sizes.by(at, inline),
    onEnd: () => setWidth(sizes.widthOf(at)),
    onCancel: sizes.restore,
  });
  return (
    // A separator that is focused and moved by arrows is a control (ARIA "window splitter").
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={56}
      aria-valuemax={800}
      className={classNames(css['handle'], drag.isDragging && css['dragging'])}
      onPointerDown={drag.onPointerDown}
      onFocus={() => setWidth(sizes.widthOf(at))}
      onKeyDown={(event) => {
        const toEnd = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        sizes.begin();
        sizes.by(at, event.key === toEnd ? STEP_PX : -STEP_PX);
        setWidth(sizes.widthOf(at) + (event.key === toEnd ? STEP_PX : -STEP_PX));
      }}
    />
  );
}
