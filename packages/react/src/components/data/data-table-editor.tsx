import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import table from '../../parts/table.module.css';
import type { Scalar } from '../../generated/component-props.ts';
import { sideOf, type TableColumn } from './cell-text.ts';
import css from './data-table.module.css';
import fields from './data-table-editor.module.css';
import { readCell } from './read-cell.ts';
import type { TableRow } from './table-rows.ts';

type DataTableEditorProps = {
  columns: readonly TableColumn[];
  /** The row that is edited; empty for a new one. */
  row: TableRow;
  isNew: boolean;
  isPinned: boolean;
  hasChecks: boolean;
  hasActions: boolean;
  saveLabel: string;
  cancelLabel: string;
  accent: string | undefined;
  onSave: (row: TableRow) => void;
  onCancel: () => void;
};

/** A row whose fields can be typed into, with its two buttons below. Enter saves, Escape leaves everything as it was. */
export function DataTableEditor(props: DataTableEditorProps) {
  const { columns, row, isNew, isPinned, hasChecks, hasActions, saveLabel, cancelLabel, accent, onSave, onCancel } =
    props;
  const [draft, setDraft] = useState(() => columns.map(({ key }) => String(row[key] ?? '')));
  const [isTried, setIsTried] = useState(false);
  const first = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const canAny = columns.some(({ editable }) => editable);
  const cells = columns.map((column, at) => readCell(draft[at] ?? '', column, row[column.key]));
  function save(): void {
    setIsTried(true);
    if (cells.some((cell) => cell === undefined)) return;
    onSave({ ...row, ...Object.fromEntries(columns.map(({ key }, at): [string, Scalar] => [key, cells[at] ?? ''])) });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      !(event.target instanceof HTMLButtonElement)
    ) {
      event.preventDefault();
      save();
    }
  }
  const span = columns.length + (hasChecks ? 1 : 0) + (hasActions ? 1 : 0);
  return (
    <>
      <tr ref={first} className={css['editing']} onKeyDown={onKeyDown}>
        {hasChecks && <td className={classNames(css['check'], isPinned && css['pinnedCheck'])} />}
        {columns.map((column, at) => (
          <td
            key={at}
            className={classNames(sideOf(column) === 'end' && table['end'], isPinned && at === 0 && css['pinned'])}
          >
            {column.editable || isNew || !canAny ? (
              <CellField
                column={column}
                text={draft[at] ?? ''}
                isInvalid={isTried && cells[at] === undefined}
                onType={(text) => setDraft(draft.with(at, text))}
              />
            ) : (
              <bdi>{draft[at]}</bdi>
            )}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
      <tr className={css['editorFoot']} onKeyDown={onKeyDown}>
        <td colSpan={span}>
          <div>
            <ButtonFace size="sm" variant="outline" onClick={onCancel}>
              {cancelLabel}
            </ButtonFace>
            <ButtonFace size="sm" onClick={save} className={accent === undefined ? undefined : css['accented']}>
              {saveLabel}
            </ButtonFace>
          </div>
        </td>
      </tr>
    </>
  );
}

type CellFieldProps = { column: TableColumn; text: string; isInvalid: boolean; onType: (text: string) => void };

function CellField({ column, text, isInvalid, onType }: CellFieldProps) {
  const common = { 'aria-label': column.label, 'aria-invalid': isInvalid || undefined, value: text };
  if (column.type === 'select') {
    const { options = [] } = column;
    const all = options.includes(text) ? options : [text, ...options];
    return (
      <select {...common} className={fields['field']} onChange={(event) => onType(event.currentTarget.value)}>
        {all.map((option, at) => (
          <option key={at} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const isDate = column.type === 'text' && column.format === 'date' && /^(?:\d{4}-\d{2}-\d{2})?$/.test(text);
  return (
    <input
      {...common}
      type={isDate ? 'date' : 'text'}
      inputMode={column.type === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      className={classNames(fields['field'], sideOf(column) === 'end' && fields['fieldEnd'])}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
