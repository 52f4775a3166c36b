/**
 * The children of an element after an edit that lists some of them. If the listed ones are in their old order, they stay
 * in place, and each new one follows the one listed before it, precedes the one after it, or comes last. Otherwise all
 * listed ones are placed together.
 *
 * @param before the children that the element keeps
 * @param named the children that the edit lists, old and new
 */
export function arrangeChildren(before: readonly string[], named: readonly string[]): string[] {
  const old = named.filter((id) => before.includes(id));
  const places = old.map((id) => before.indexOf(id));
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return insertNew(before, named);
  const rest = before.filter((id) => !named.includes(id));
  const first = Math.min(...places);
  const place = before.slice(0, first).filter((id) => rest.includes(id)).length;
  return rest.toSpliced(place, 0, ...named);
}

function insertNew(before: readonly string[], named: readonly string[]): string[] {
  const children = [...before];
  for (const [index, id] of named.entries()) {
    if (children.includes(id)) continue;
    const previous = named[index - 1];
    const next = named.slice(index + 1).find((later) => children.includes(later));
    const place =
      previous !== undefined
        ? children.indexOf(previous) + 1
        : next === undefined
          ? children.length
          : children.indexOf(next);
    children.splice(place, 0, id);
  }
  return children;
}
