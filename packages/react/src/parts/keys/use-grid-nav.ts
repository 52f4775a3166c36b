import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useSurroundings } from '../../runtime/runtime.ts';

/** A place in a grid; both count from 0. */
export type GridCell = { readonly row: number; readonly column: number };
/** How many rows and columns there are. */
export type GridSize = { readonly rows: number; readonly columns: number };

const PAGE_ROWS = 10;

/** Where a key leads from a cell, or undefined when the key moves nothing. Left and right follow the reading direction. */
export function nextCell(
  at: GridCell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  size: GridSize,
  dir: 'ltr' | 'rtl',
): GridCell | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const inline = dir === 'rtl' ? -1 : 1;
  const to = (row: number, column: number): GridCell => ({
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(ctrlKey ? 0 : at.row - 1, at.column);
    case 'ArrowDown':
      return to(ctrlKey ? last.row : at.row + 1, at.column);
    case 'ArrowLeft':
      return to(at.row, at.column - inline);
    case 'ArrowRight':
      return to(at.row, at.column + inline);
    case 'Home':
      return to(ctrlKey ? 0 : at.row, 0);
    case 'End':
      return to(ctrlKey ? last.row : at.row, last.column);
    case 'PageUp':
      return to(at.row - PAGE_ROWS, at.column);
    case 'PageDown':
      return to(at.row + PAGE_ROWS, at.column);
    default:
      return undefined;
  }
}

/**
 * One Tab stop for a grid, arrows inside. Give the grid `gridProps` and each cell `cellProps(row, column)`; a row of
 * another length than `size.columns` simply has no cell at the far places.
 */
export function useGridNav(size: GridSize, start: GridCell = { row: 0, column: 0 }) {
  const { dir } = useSurroundings();
  const [cell, setCell] = useState(start);
  const grid = useRef<HTMLElement>(null);
  const active = {
    row: Math.max(0, Math.min(cell.row, size.rows - 1)),
    column: Math.max(0, Math.min(cell.column, size.columns - 1)),
  };
  const focus = useCallback((to: GridCell) => {
    setCell(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell='${to.row}-${to.column}']`)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = event.defaultPrevented ? undefined : nextCell(active, event, size, dir);
    if (to === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    focus(to);
  };
  return {
    active,
    focus,
    gridProps: { ref: (element: HTMLElement | null) => void (grid.current = element), onKeyDown },
    cellProps: (row: number, column: number) => ({
      'data-cell': `${row}-${column}`,
      tabIndex: row === active.row && column === active.column ? 0 : -1,
      onFocus: () => setCell({ row, column }),
    }),
  };
}
