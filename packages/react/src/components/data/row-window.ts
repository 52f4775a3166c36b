type RowWindow = { top: number; height: number; rowHeight: number; count: number; overscan: number };

/** Which rows are in view, and a few beyond each edge; `end` is not included. */
export function windowOf({ top, height, rowHeight, count, overscan }: RowWindow): { start: number; end: number } {
  const first = Math.floor(Math.max(0, top) / rowHeight);
  const visible = Math.ceil(height / rowHeight) + 1;
  const start = Math.max(0, Math.min(count, first) - overscan);
  return { start, end: Math.min(count, first + visible + overscan) };
}

/** Where to scroll so that a row is in view, moving as little as possible. */
export function scrollToRow(row: number, rowHeight: number, top: number, height: number): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + height ? start + rowHeight - height : top;
}

/** Where a key leads in a list, or undefined when it moves nothing; from nowhere, an arrow leads to the first row. */
export function rowAfterKey(
  key: string,
  from: number | undefined,
  count: number,
  pageRows: number,
): number | undefined {
  const steps: { readonly [key: string]: number } = {
    ArrowDown: from === undefined ? 0 : from + 1,
    ArrowUp: from === undefined ? 0 : from - 1,
    Home: 0,
    End: count - 1,
    PageDown: (from ?? 0) + pageRows,
    PageUp: (from ?? 0) - pageRows,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
