import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { formatNumber } from '../../parts/format-number.ts';
import type { useGridNav } from '../../parts/keys/use-grid-nav.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './editable-spreadsheet-grid.module.css';
import type { SheetColumn } from './sheet-cells.ts';
import type { Sheet } from './use-sheet.ts';

type LeaveKey = 'Enter' | 'Tab' | 'Escape';

type SheetCellProps = {
  column: SheetColumn;
  row: number;
  at: number;
  sheet: Sheet;
  side: string | undefined;
  cell: ReturnType<ReturnType<typeof useGridNav>['cellProps']>;
  onKey: (event: KeyboardEvent) => void;
  /** A key ended typing; `isBack` with Shift. */
  onLeave: (key: LeaveKey, isBack: boolean) => void;
};

/** One cell: its content, or the field that it is typed into. */
export function SheetCell({ column, row, at, sheet, side, cell, onKey, onLeave }: SheetCellProps) {
  const { locale } = useSurroundings();
  // A finger has no keys and no double press: the second press on a cell opens it.
  const wasFocused = useRef(false);
  const value = sheet.valueAt(row, at);
  const isLocked = sheet.isLocked(row, at);
  const isOpen = sheet.editing?.row === row && sheet.editing.column === at;
  const text =
    column.type === 'number' && typeof value === 'number' ? formatNumber(value, locale, PLAIN) : String(value ?? '');
  return (
    <td
      role="gridcell"
      {...cell}
      tabIndex={isOpen ? -1 : cell.tabIndex}
      aria-readonly={isLocked || undefined}
      className={classNames(side, isLocked && css['locked'])}
      onFocus={(event: FocusEvent) => {
        if (event.target !== event.currentTarget) return;
        cell.onFocus();
        sheet.pick(row, at);
      }}
      onKeyDown={isOpen ? undefined : onKey}
      onPointerDown={(event) => {
        wasFocused.current = document.activeElement === event.currentTarget;
      }}
      onClick={() => {
        if (wasFocused.current && !isOpen) sheet.open(row, at);
      }}
      onDoubleClick={() => {
        if (!isOpen) sheet.open(row, at);
      }}
    >
      {isOpen ? (
        <CellInput column={column} sheet={sheet} onLeave={onLeave} />
      ) : (
        <span className={css['text']} title={text.length > 24 ? text : undefined}>
          <bdi>{text}</bdi>
        </span>
      )}
    </td>
  );
}

const PLAIN: Intl.NumberFormatOptions = { maximumFractionDigits: 6 };

function CellInput({ column, sheet, onLeave }: Pick<SheetCellProps, 'column' | 'sheet' | 'onLeave'>) {
  const isDone = useRef(false);
  const { text = '', isInvalid = false } = sheet.editing ?? {};
  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
    // Arrows move the caret, not the cell.
    event.stopPropagation();
    const { key } = event;
    if ((key !== 'Enter' && key !== 'Tab' && key !== 'Escape') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    isDone.current = key === 'Escape' || sheet.keep(event.currentTarget.value);
    if (key === 'Escape') sheet.drop();
    if (isDone.current) onLeave(key, event.shiftKey);
  }
  const shared = {
    autoFocus: true,
    className: css['input'],
    'aria-label': column.label ?? column.key,
    'aria-invalid': isInvalid || undefined,
    value: text,
    onKeyDown,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      // A text that is no number is dropped when the focus leaves: a field must not stay open unnoticed.
      if (!isDone.current && !sheet.keep(currentTarget.value)) sheet.drop();
    },
  };
  if (column.type === 'select') {
    const { options = [] } = column;
    const all = options.includes(text) ? options : [text, ...options];
    return (
      <select {...shared} onChange={(event) => sheet.type(event.currentTarget.value)}>
        {all.map((option, index) => (
          <option key={index} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="text"
      inputMode={column.type === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => sheet.type(event.currentTarget.value)}
    />
  );
}
