import type { ComponentProps, Scalar } from '../../generated/component-props.ts';

type Props = ComponentProps['EditableSpreadsheetGrid'];
/** A column of a sheet. */
export type SheetColumn = Props['columns'][number];
/** Cells by row and column. */
export type Matrix = readonly (readonly Scalar[])[];

/** Starting rows as cells in the order of the columns, whether they came as records or as lists. */
export function matrixOf(rows: Props['rows'], columns: readonly SheetColumn[]): Matrix {
  return (rows ?? []).map((row) =>
    columns.map(({ key }, at) => (Array.isArray(row) ? (row[at] ?? '') : ((row as Record<string, Scalar>)[key] ?? ''))),
  );
}

/** The cells with one of them changed; rows that are too short are filled up. */
export function withCell(cells: Matrix, row: number, column: number, value: Scalar): Matrix {
  return cells.map((line, at) => {
    if (at !== row) return line;
    const length = Math.max(line.length, column + 1);
    const full = Array.from({ length }, (_, place): Scalar => line[place] ?? '');
    return full.with(column, value);
  });
}
