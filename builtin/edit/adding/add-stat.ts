import { part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { insertPart } from './insert-part.ts';
import { hasRoom, placesOf, type Patch } from '#builtin/edit/patch.ts';

/** Adds a tile to the key figures of a screen, for the host to fill. Returns false if the screen has no key figures. */
export function addStat(patch: Patch, u: Understanding, label: string): boolean {
  const group = placesOf(patch.spec).find(({ element }) => element.type === 'StatGroup');
  if (group === undefined) return false;
  const pointer = `/metrics/${identifier(label, 'value')}`;
  if (!hasRoom(patch.spec, pointer)) return false;
  const seeds = { [pointer]: u.copy.noValue };
  const stat = part(`${identifier(label, 'figure')}Stat`, 'Stat', { label, value: read(pointer) }, [], { seeds });
  insertPart(patch, stat, { side: 'inside', anchorId: group.id }, 'page');
  return true;
}
