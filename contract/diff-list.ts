import { alignLists } from './align-lists.ts';
import type { Json } from './json.ts';
import { LIMITS } from './limits.ts';

/** One step from an old list to a new one; an index refers to the list after all earlier steps. */
export type ListStep =
  | { step: 'remove'; index: number }
  | { step: 'add'; index: number; value: Json }
  | { step: 'move'; from: number; index: number }
  /** Comes after all others: the item at `index` of the new list was `old` before. */
  | { step: 'change'; index: number; old: Json };

/**
 * The steps that turn one list into another: removals from the end, then insertions of moved and new items after their
 * predecessors, then changes. Undefined when the lists are too long, or need more steps than an answer may have
 * operations.
 */
export function listSteps(from: readonly Json[], to: readonly Json[]): ListStep[] | undefined {
  const alignment = alignLists(from, to);
  if (alignment === undefined) return undefined;
  const staying = new Set(alignment.map(({ origin }) => origin));
  const gone = [...from.keys()].filter((index) => !staying.has(index));
  const placed = alignment.filter(({ how }) => how === 'moved' || how === 'new');
  if (gone.length + placed.length > LIMITS.maxOperationsMax) return undefined;
  const steps = gone.toReversed().map((index): ListStep => ({ step: 'remove', index }));
  // Items by their index in the old list; new ones have negative numbers.
  const current = [...from.keys()].filter((index) => staying.has(index));
  let previous: number | undefined;
  for (const [index, { origin, how }] of alignment.entries()) {
    const item = origin ?? -1 - index;
    if (how === 'moved' || how === 'new') {
      const source = how === 'moved' ? current.indexOf(item) : -1;
      if (source !== -1) current.splice(source, 1);
      const target = previous === undefined ? 0 : current.indexOf(previous) + 1;
      current.splice(target, 0, item);
      if (source === -1) steps.push({ step: 'add', index: target, value: to[index] as Json });
      else steps.push({ step: 'move', from: source, index: target });
    }
    previous = item;
  }
  for (const [index, { origin, how }] of alignment.entries()) {
    if (how === 'changed') steps.push({ step: 'change', index, old: from[origin as number] as Json });
  }
  return steps;
}
