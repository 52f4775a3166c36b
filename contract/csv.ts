// A spreadsheet would execute a cell that begins like this as a formula.
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | undefined;

/** Rows as CSV (RFC 4180), harmless to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
