import { useState } from 'react';
import { useAsk } from '../../runtime/ask.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { cellText, type TableColumn } from './cell-text.ts';
import { DataTableEditor } from './data-table-editor.tsx';
import { DataTableRow, wordsOf, type RowAction } from './data-table-row.tsx';
import css from './data-table.module.css';
import type { DataTableModel } from './use-data-table.ts';

/** Which row is open in the editor: its position, or a new one at the end. */
export type Editing = number | 'new' | undefined;

type DataTableBodyProps = {
  drawn: Drawn<'DataTable'>;
  model: DataTableModel;
  columns: readonly TableColumn[];
  isPinned: boolean;
  accent: string | undefined;
  actions: readonly RowAction[] | undefined;
  editing: Editing;
  onEdit: (editing: Editing) => void;
  onLeaveEditor: () => void;
};

/** The rows of one page, the one that is being edited, or the words that there are none. */
export function DataTableBody(props: DataTableBodyProps) {
  const { drawn, model, columns, isPinned, accent, actions, editing, onEdit, onLeaveEditor } = props;
  const { id, props: own } = drawn;
  const { selectable, emptyText, saveLabel, cancelLabel } = own;
  const { busy, runRowAction } = useRowActions(drawn, model, onEdit);
  const shared = { columns, isPinned, accent };
  const editor = {
    ...shared,
    hasChecks: selectable,
    hasActions: actions !== undefined,
    saveLabel,
    cancelLabel,
    onCancel: onLeaveEditor,
  };
  const { items } = model.page;
  return (
    <tbody>
      {items.map(({ row, index }) =>
        editing === index ? (
          <DataTableEditor
            {...editor}
            key={index}
            row={row}
            isNew={false}
            onSave={(changed) => {
              model.save(index, changed);
              onLeaveEditor();
            }}
          />
        ) : (
          <DataTableRow
            {...shared}
            key={index}
            id={`${id}-${index}`}
            index={index}
            row={row}
            isPicked={selectable && model.selection.isPicked(index)}
            isLocked={model.isLocked(index)}
            onPick={selectable ? (isPicked) => model.selection.pick(index, isPicked) : undefined}
            actions={actions}
            busyAction={busy?.index === index ? busy.action : undefined}
            onAction={(action) => void runRowAction(action, index)}
          />
        ),
      )}
      {items.length === 0 && editing !== 'new' && (
        <tr>
          <td
            colSpan={columns.length + (selectable ? 1 : 0) + (actions === undefined ? 0 : 1)}
            className={css['empty']}
          >
            <div>
              <bdi>{emptyText}</bdi>
            </div>
          </td>
        </tr>
      )}
      {editing === 'new' && (
        <DataTableEditor
          {...editor}
          row={EMPTY_ROW}
          isNew
          onSave={(added) => {
            model.add(added);
            onLeaveEditor();
          }}
        />
      )}
    </tbody>
  );
}

const EMPTY_ROW = {};

function useRowActions(drawn: Drawn<'DataTable'>, model: DataTableModel, onEdit: (editing: Editing) => void) {
  const ask = useAsk();
  const place = useSurroundings();
  const [pressed, setPressed] = useState<{ index: number; action: string }>();
  return {
    /** The action that the host is still answering. */
    busy: drawn.isBusy ? pressed : undefined,
    runRowAction: async (action: RowAction, index: number): Promise<void> => {
      const label = action.label ?? wordsOf(action.id);
      // Opening the editor changes nothing yet, so that only wording of the caller's own asks before it.
      const confirm = action.id === 'edit' && action.confirm === true ? false : action.confirm;
      const [first] = drawn.props.columns;
      const about = first === undefined ? '' : cellText(model.rows[index]?.[first.key], first, place);
      const isLoss = action.id === 'delete' || action.variant === 'danger';
      if (!(await ask(confirm, label, { isLoss, about }))) return;
      if (action.id === 'edit') return onEdit(index);
      if (action.id === 'delete') return model.remove([index], true);
      setPressed({ index, action: action.id });
      drawn.fire('commit', { control: action.id, index });
    },
  };
}
