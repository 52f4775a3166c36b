/** Returns the wanted id, with a number added if it is taken, and marks the result as taken. */
export function freshId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}${count}`;
  taken.add(id);
  return id;
}
