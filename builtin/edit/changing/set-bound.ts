import { definitionOf } from '#catalog/components.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

// The props that components have for the maximum, the minimum and the step of their value.
const PROPS = { max: ['max', 'maxLength'], min: ['min'], step: ['step', 'minuteStep', 'snapMinutes'] } as const;

type Bound = { bound: keyof typeof PROPS; value: string };

/** True if a target contains exactly one control with such a bound. */
export function canSetBound(patch: Patch, target: Target, bound: Bound['bound']): boolean {
  return target.item === undefined && controlWithBound(patch, target, bound) !== undefined;
}

/** Sets the minimum, maximum or step of a control. */
export function setBound(patch: Patch, target: Target, { bound, value }: Bound): boolean {
  const control = controlWithBound(patch, target, bound);
  const number = numberIn(value);
  if (control === undefined || number === undefined) return false;
  if (elementOf(patch.spec, control.id)?.props[control.prop] === number) return true;
  setProp(patch, control.id, control.prop, number);
  return true;
}

function controlWithBound(
  { spec }: Patch,
  { place }: Target,
  bound: Bound['bound'],
): { id: string; prop: string } | undefined {
  const found = subtree(spec, place.id).flatMap((id) => {
    const known = definitionOf(elementOf(spec, id)?.type ?? '')?.props ?? {};
    const prop = PROPS[bound].find((name) => known[name] !== undefined);
    return prop === undefined || known['value'] === undefined ? [] : [{ id, prop }];
  });
  return found.length === 1 ? found[0] : undefined;
}
