import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import table from '../../parts/table.module.css';
import { useAsk } from '../../runtime/ask.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { alignDecimals } from './cell-text.ts';
import { DataTableFoot, DataTableTopBar, type BulkAction } from './data-table-bars.tsx';
import { DataTableBody, type Editing } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import css from './data-table.module.css';
import { useColumnWidths } from './use-column-widths.ts';
import { useDataTable, type DataTableModel } from './use-data-table.ts';

/** Records that are sorted, filtered, paged, picked, acted on, edited and added to. */
export function DataTable(drawn: Drawn<'DataTable'>) {
  const { id, props, isBusy } = drawn;
  const { selectable, rowActions, bulkActions = [], addable, striped, density, resizable, pinnedFirst } = props;
  const { maxHeight, caption = '', ariaLabel, accent } = props;
  const model = useDataTable(drawn);
  const columns = useMemo(() => alignDecimals(props.columns, props.rows), [props.columns, props.rows]);
  const sizes = useColumnWidths();
  const { frame, editing, setEditing, closeEditor } = useEditing();
  const { busyAction, runBulkAction } = useBulkActions(drawn, model);
  const actions = rowActions !== undefined && rowActions.length > 0 ? rowActions : undefined;
  const named = caption === '' ? { 'aria-label': ariaLabel } : { 'aria-labelledby': `${id}-caption` };
  const shared = { columns, isPinned: pinnedFirst, accent };
  return (
    <div
      ref={frame}
      className={classNames(table['frame'], css['frame'])}
      data-ui-table=""
      data-density={density}
      aria-busy={isBusy || undefined}
      style={styles({ '--table-accent': accent, '--table-accent-ink': inkOn(accent) })}
    >
      <DataTableTopBar
        captionId={`${id}-caption`}
        caption={caption}
        model={model}
        actions={selectable ? bulkActions : []}
        busyAction={busyAction}
        hasAccent={accent !== undefined}
        onAction={runBulkAction}
      />
      <ScrollArea
        className={table['scroller']}
        style={styles({ maxBlockSize: maxHeight })}
        label={caption === '' ? ariaLabel : undefined}
        labelledBy={caption === '' ? undefined : `${id}-caption`}
      >
        <table
          {...named}
          className={classNames(table['table'], striped && table['striped'], pinnedFirst && css['pinning'])}
          style={widthOf(sizes.widths)}
        >
          <Columns widths={sizes.widths} />
          <DataTableHead
            {...shared}
            model={model}
            hasChecks={selectable}
            hasActions={actions !== undefined}
            sizes={sizes}
            isResizable={resizable}
          />
          <DataTableBody
            {...shared}
            drawn={drawn}
            model={model}
            actions={actions}
            editing={editing}
            onEdit={setEditing}
            onLeaveEditor={closeEditor}
          />
        </table>
      </ScrollArea>
      <DataTableFoot
        model={model}
        words={props}
        isAddable={addable && editing !== 'new'}
        onAdd={() => setEditing('new')}
      />
    </div>
  );
}

/** Widths that the user set; before, the browser lays the columns out. */
function Columns({ widths }: { widths: readonly number[] | undefined }) {
  if (widths === undefined) return null;
  return (
    <colgroup>
      {widths.map((width, at) => (
        <col key={at} style={{ inlineSize: width }} />
      ))}
    </colgroup>
  );
}

function widthOf(widths: readonly number[] | undefined): CSSProperties | undefined {
  return widths && { tableLayout: 'fixed', inlineSize: widths.reduce((sum, width) => sum + width, 0) };
}

// Leaving the editor returns the focus to the button that opened it.
function useEditing() {
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing>();
  const closeEditor = () => {
    const opener = editing === 'new' ? '[data-add-row]' : `[data-row='${editing}'] [data-row-action='edit']`;
    setEditing(undefined);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(opener)?.focus());
  };
  return { frame, editing, setEditing, closeEditor };
}

function useBulkActions(drawn: Drawn<'DataTable'>, model: DataTableModel) {
  const ask = useAsk();
  const [pressed, setPressed] = useState<string>();
  async function run(action: BulkAction): Promise<void> {
    if (!(await ask(action.confirm, action.label, { isLoss: action.tone === 'danger' }))) return;
    if (action.id === 'delete') return model.remove(model.selection.positions, false);
    setPressed(action.id);
    drawn.fire('commit', { control: action.id });
  }
  return {
    /** The action that the host is still answering. */
    busyAction: drawn.isBusy ? pressed : undefined,
    runBulkAction: (action: BulkAction) => void run(action),
  };
}
