/** An id like the one wanted that is not taken yet; a number is added where needed. The id is taken from then on. */
export function freshId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}${count}`;
  taken.add(id);
  return id;
}
