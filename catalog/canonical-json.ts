/** JSON text with the keys of every object in code-unit order: equal values give equal bytes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? withSortedKeys(part) : part,
  );
}

function withSortedKeys(object: object): object {
  const entries = Object.entries(object).toSorted(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(entries);
}
