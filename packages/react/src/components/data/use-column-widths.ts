import { useRef, useState } from 'react';

const LEAST_PX = 56;
const MOST_PX = 800;

/**
 * Widths of columns that the user changes. Until then the browser lays the table out; from the first change on every
 * column has the width it had at that moment, so that only the dragged one moves.
 */
export function useColumnWidths() {
  const head = useRef<HTMLTableRowElement>(null);
  const [widths, setWidths] = useState<readonly number[]>();
  const start = useRef<readonly number[]>([]);
  const measure = () => [...(head.current?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
  const set = (column: number, width: number) =>
    setWidths(
      start.current.map((before, at) =>
        at === column ? Math.round(Math.max(LEAST_PX, Math.min(MOST_PX, width))) : before,
      ),
    );
  return {
    head,
    widths,
    /** Remembers how wide everything is; `by` then counts from there. */
    begin: () => {
      start.current = measure();
    },
    by: (column: number, px: number) => set(column, (start.current[column] ?? 0) + px),
    restore: () => setWidths(start.current),
    widthOf: (column: number) => widths?.[column] ?? head.current?.cells[column]?.getBoundingClientRect().width ?? 0,
  };
}

/** What {@link useColumnWidths} returns. */
export type ColumnWidths = ReturnType<typeof useColumnWidths>;
