import { useState } from 'react';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import type { Scalar } from '../../generated/component-props.ts';
import { readCell } from './read-cell.ts';
import { matrixOf, withCell, type Matrix } from './sheet-cells.ts';

const MOST_ROWS = 200;

type Editing = { row: number; column: number; text: string; isInvalid: boolean };

/** The cells of a sheet, the one that is being typed into, and what changes them. */
export function useSheet(drawn: Drawn<'EditableSpreadsheetGrid'>) {
  const { props, fire } = drawn;
  const { columns, lockedRows = [], editable, allowAddRow } = props;
  const start = matrixOf(props.rows, columns);
  const [live, setLive] = useLive(drawn, 'value', start);
  const [isTouched, setIsTouched] = useState(false);
  // An empty place in the state is a sheet that nobody has typed into yet.
  const cells: Matrix = live.length === 0 && !isTouched ? start : live;
  const [editing, setEditing] = useState<Editing>();
  const valueAt = (row: number, column: number): Scalar => cells[row]?.[column] ?? '';
  const isLocked = (row: number, column: number) =>
    !editable || columns[column]?.readonly === true || lockedRows.includes(row);
  const write = (next: Matrix) => {
    setIsTouched(true);
    setLive(next);
  };

  return {
    cells,
    editing,
    isLocked,
    valueAt,
    canAdd: allowAddRow && editable && cells.length < MOST_ROWS,
    pick: (row: number, column: number) => {
      const value = valueAt(row, column);
      fire('select', { value, label: String(value), id: columns[column]?.key, index: row });
    },
    /** Opens a cell; what was typed to open it replaces what it held. */
    open: (row: number, column: number, typed?: string) => {
      if (isLocked(row, column)) return;
      setEditing({ row, column, text: typed ?? String(valueAt(row, column)), isInvalid: false });
    },
    type: (text: string) => setEditing((before) => before && { ...before, text, isInvalid: false }),
    drop: () => setEditing(undefined),
    /** Writes what was typed; false where the cell wants a number and got none, which then stays open. */
    keep: (text: string): boolean => {
      if (editing === undefined) return true;
      const { row, column } = editing;
      const before = valueAt(row, column);
      const value = readCell(text, columns[column] ?? { type: 'text' }, before);
      if (value === undefined) {
        setEditing({ ...editing, text, isInvalid: true });
        return false;
      }
      setEditing(undefined);
      if (value === before) return true;
      write(withCell(cells, row, column, value));
      fire('change', { name: columns[column]?.key, value });
      return true;
    },
    addRow: () => {
      write([...cells, columns.map(() => '')]);
      fire('commit', { control: 'addRow', index: cells.length });
      return cells.length;
    },
    save: () => {
      write(cells);
      fire('commit', { control: 'save' });
    },
  };
}

/** What {@link useSheet} returns. */
export type Sheet = ReturnType<typeof useSheet>;
