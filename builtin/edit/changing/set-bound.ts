import { definitionOf } from '#catalog/components.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

// What components call the most, the least and the steps of what they take.
const PROPS = { max: ['max', 'maxLength'], min: ['min'], step: ['step', 'minuteStep', 'snapMinutes'] } as const;

type Bound = { bound: keyof typeof PROPS; value: string };

/** True for what holds one control that can be bound so. */
export function canSetBound(patch: Patch, target: Target, bound: Bound['bound']): boolean {
  return target.item === undefined && holderOf(patch, target, bound) !== undefined;
}

/** Sets the least, the most or the steps of a control. */
export function setBound(patch: Patch, target: Target, { bound, value }: Bound): boolean {
  const holder = holderOf(patch, target, bound);
  const number = numberIn(value);
  if (holder === undefined || number === undefined) return false;
  if (elementOf(patch.spec, holder.id)?.props[holder.prop] === number) return true;
  setProp(patch, holder.id, holder.prop, number);
  return true;
}

function holderOf({ spec }: Patch, { place }: Target, bound: Bound['bound']): { id: string; prop: string } | undefined {
  const found = subtree(spec, place.id).flatMap((id) => {
    const known = definitionOf(elementOf(spec, id)?.type ?? '')?.props ?? {};
    const prop = PROPS[bound].find((name) => known[name] !== undefined);
    return prop === undefined || known['value'] === undefined ? [] : [{ id, prop }];
  });
  return found.length === 1 ? found[0] : undefined;
}
