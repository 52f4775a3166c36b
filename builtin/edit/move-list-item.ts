import { formatPointer } from '#contract/json-pointer.ts';
import type { Where } from './commands.ts';
import { findListItem } from './list-items.ts';
import type { Patch } from './patch.ts';

/** Puts an entry of a list, such as a table's column, elsewhere in it; false when no entry or no place is meant. */
export function moveListItem(patch: Patch, target: string, { side, anchor }: Where): boolean {
  const item = findListItem(patch.spec, target);
  if (item === undefined) return false;
  const beside = anchor === undefined ? undefined : findListItem(patch.spec, anchor);
  if (anchor !== undefined && (beside?.id !== item.id || beside.prop !== item.prop)) return false;
  const last = item.count - 1;
  const gap = beside === undefined ? undefined : beside.index + (side === 'before' ? 0 : 1);
  // Taken out first, the entry no longer counts for what stands behind it.
  const beyond = gap === undefined ? undefined : gap > item.index ? gap - 1 : gap;
  const ends = { first: 0, before: 0, last, after: last, inside: item.index };
  const to =
    beyond ??
    (side === 'up' ? Math.max(0, item.index - 1) : side === 'down' ? Math.min(last, item.index + 1) : ends[side]);
  if (to === item.index) return false;
  const at = (index: number) => formatPointer(['elements', item.id, 'props', item.prop, index]);
  patch.apply({ op: 'move', from: at(item.index), path: at(to) });
  return true;
}
