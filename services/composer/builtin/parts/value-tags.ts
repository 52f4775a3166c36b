import { part, read, type Part } from '../part.ts';
import type { ValueList } from '../read/data-shape.ts';
import { identifier } from '../read/identifier.ts';

const MAX_TAGS = 40;
const MAX_CHARS = 40;

/** A list of short words as chips in a card; nothing for other lists. */
export function valueTags(list: ValueList): Part[] {
  const isWords = list.values.every((value) => typeof value === 'string' && value.length <= MAX_CHARS);
  if (!isWords || list.values.length === 0) return [];
  const name = identifier(list.key, 'values');
  const tags = list.values
    .slice(0, MAX_TAGS)
    .map((_, index) => part(`${name}Tag`, 'Tag', { label: read(`${list.pointer}/${index}`) }));
  const row = part(`${name}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags);
  return [part(`${name}Card`, 'Card', { title: list.label }, [row])];
}
