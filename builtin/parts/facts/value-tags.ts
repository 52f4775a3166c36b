import { part, read, type Part } from '#builtin/part.ts';
import type { ValueList } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { valueKindOf } from '#builtin/understand/data/value-kind.ts';

const MAX_TAGS = 40;
const MAX_CHARS = 40;

/** A list of pictures as a gallery, one of short words as chips, in a card; nothing for other lists. */
export function valueTags(list: ValueList): Part[] {
  if (valueKindOf(list.key, list.values) === 'picture') return [gallery(list)];
  const isWords = list.values.every((value) => typeof value === 'string' && value.length <= MAX_CHARS);
  if (!isWords || list.values.length === 0) return [];
  const name = identifier(list.key, 'values');
  const tags = list.values
    .slice(0, MAX_TAGS)
    .map((_, index) => part(`${name}Tag`, 'Tag', { label: read(`${list.pointer}/${index}`) }));
  const row = part(`${name}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags);
  return [part(`${name}Card`, 'Card', { title: list.label }, [row])];
}

function gallery({ key, label, pointer, values }: ValueList): Part {
  const name = identifier(key, 'pictures');
  const items = values.slice(0, MAX_TAGS).map((_, index) => ({ src: read(`${pointer}/${index}`), alt: label }));
  return part(`${name}Card`, 'Card', { title: label }, [part(`${name}Gallery`, 'Gallery', { items })]);
}
