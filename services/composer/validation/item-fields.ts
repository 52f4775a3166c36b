import { readMember } from '#contract/json-pointer.ts';

/**
 * Returns a test for whether the items of a list have a field; "" is the whole item. An empty or unknown list passes every
 * test, since its items come later.
 */
export function itemFieldsOf(list: unknown): (field: string) => boolean {
  if (!Array.isArray(list) || list.length === 0) return () => true;
  const known = new Map<string, boolean>([['', true]]);
  return (field) => {
    const answer = known.get(field) ?? list.some((item) => hasField(item, field));
    known.set(field, answer);
    return answer;
  };
}

/** True when an item has a value in a field, which may be nested: `customer/name`. */
export function hasField(item: unknown, field: string): boolean {
  let value = item;
  for (const token of field.split('/')) value = readMember(value, token);
  return value !== undefined;
}
