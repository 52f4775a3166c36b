const MAX_EDITS = 2;

/**
 * The known name that a misspelt one probably means: equal up to case and underscores (`uiType`), or at most two edits away
 * (`promt`). Undefined when none is close.
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const folded = fold(name);
  if (folded.length > 40) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(folded, fold(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  if (best === undefined || best.edits > MAX_EDITS || best.edits * 2 >= best.candidate.length) return undefined;
  return best.candidate;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_\-\s]/g, '');
}

/** Edit distance: insertions, deletions, replacements, and swaps of neighbouring characters. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
}
