/** What a role may do with a thing; `inherit` leaves it to what is above. */
export type Right = 'allow' | 'deny' | 'inherit';
/** Rights by row, then column. */
export type Rights = readonly (readonly Right[])[];

/** What a cell holds; where nothing is set, a right is inherited, or denied where nothing can be inherited. */
export function rightAt(rights: Rights, row: number, column: number, states: 'tristate' | 'binary'): Right {
  const right = rights[row]?.[column] ?? 'inherit';
  return states === 'binary' && right === 'inherit' ? 'deny' : right;
}

/** What a press turns a right into. */
export function nextRight(right: Right, states: 'tristate' | 'binary'): Right {
  if (right === 'allow') return 'deny';
  return states === 'tristate' && right === 'deny' ? 'inherit' : 'allow';
}

/** A place in the matrix, from 0. */
export type Cell = { row: number; column: number };

/** The matrix with some cells set, filled up to its full size. */
export function withRights(
  rights: Rights,
  size: { rows: number; columns: number; states: 'tristate' | 'binary' },
  cells: readonly Cell[],
  right: Right,
): Right[][] {
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (__, column) =>
      cells.some((cell) => cell.row === row && cell.column === column)
        ? right
        : rightAt(rights, row, column, size.states),
    ),
  );
}

/** What a press on a heading sets its cells to: the next state of what they have in common, else allow. */
export function nextOfAll(rights: Rights, cells: readonly Cell[], states: 'tristate' | 'binary'): Right {
  const held = cells.map(({ row, column }) => rightAt(rights, row, column, states));
  const [first] = held;
  return first !== undefined && held.every((right) => right === first) ? nextRight(first, states) : 'allow';
}
