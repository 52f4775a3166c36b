import { readMember } from '#contract/json-pointer.ts';

/**
 * Tells of a field whether the items of a list have it; "" is the whole item. A list that is empty, or not known,
 * has whatever is asked for: its items come later.
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

/** True when an item has a value in a field, whose name may lead inside it: `customer/name`. */
export function hasField(item: unknown, field: string): boolean {
  let value = item;
  for (const token of field.split('/')) value = readMember(value, token);
  return value !== undefined;
}
