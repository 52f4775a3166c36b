import { definitionOf } from '#catalog/components.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { placesOf, setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { replaceNumber } from './replace-number.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { dateOn } from '#builtin/edit/words/dates.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';

// The props that components have for the maximum, the minimum and the step of their value.
const PROPS = {
  max: ['max', 'maxLength', 'endHour'],
  min: ['min', 'startHour'],
  step: ['step', 'minuteStep', 'snapMinutes'],
} as const;
const HOURS: ReadonlySet<string> = new Set(['startHour', 'endHour']);

type Bound = { bound: keyof typeof PROPS; value: string };

/** True if a target contains exactly one control with such a bound. */
export function canSetBound(patch: Patch, target: Target, bound: Bound['bound']): boolean {
  return target.item === undefined && controlWithBound(patch, target, bound) !== undefined;
}

/** Sets the minimum, maximum or step of a control. */
export function setBound(patch: Patch, target: Target, { bound, value }: Bound): boolean {
  const control = controlWithBound(patch, target, bound);
  const limit =
    control === undefined ? undefined : limitFor(patch, elementOf(patch.spec, control.id)?.type, control.prop, value);
  if (control === undefined || limit === undefined) return false;
  if (elementOf(patch.spec, control.id)?.props[control.prop] === limit) return true;
  const at = shownPointer(patch.spec, control.id, control.prop);
  // A day in the state may be that of something else.
  if (at.startsWith('/state/') && typeof limit === 'number') patch.apply({ op: 'replace', path: at, value: limit });
  else setProp(patch, control.id, control.prop, limit);
  return true;
}

/** Sets the limit that "the limit" means: the only one on the screen, or one value that several controls read. */
export function setOnlyBound(patch: Patch, { bound, value }: Bound): boolean {
  const written = placesOf(patch.spec).flatMap(({ id, element }) =>
    PROPS[bound].flatMap((prop) =>
      element.props[prop] === undefined ? [] : [{ id, prop, at: shownPointer(patch.spec, id, prop) }],
    ),
  );
  const [first] = written;
  const before = first === undefined ? undefined : readPointer(patch.spec, first.at);
  const limit =
    first === undefined ? undefined : limitFor(patch, elementOf(patch.spec, first.id)?.type, first.prop, value);
  if (limit === undefined || written.some(({ at }) => readPointer(patch.spec, at) !== before)) return false;
  for (const at of new Set(written.map((one) => one.at))) patch.apply({ op: 'replace', path: at, value: limit });
  // A text that states the limit changes along with it.
  if (typeof before === 'number') replaceNumber(patch, [], { value: String(limit), was: String(before) });
  return true;
}

// Days are limited by days, everything else by numbers.
function limitFor({ spec }: Patch, type: string | undefined, prop: string, value: string): string | number | undefined {
  const isDay = (type === 'DatePicker' || type === 'DateRangePicker') && (prop === 'min' || prop === 'max');
  const isPartOfHour = HOURS.has(prop) && /[:h.]\s?[1-5]\d/u.test(value);
  return isDay ? dateOn(spec, value) : isPartOfHour ? undefined : numberTold(value);
}

function controlWithBound(
  { spec }: Patch,
  { place }: Target,
  bound: Bound['bound'],
): { id: string; prop: string } | undefined {
  const found = subtree(spec, place.id).flatMap((id) => {
    const known = definitionOf(elementOf(spec, id)?.type ?? '')?.props ?? {};
    const prop = PROPS[bound].find((name) => known[name] !== undefined);
    const isControl = known['value'] !== undefined || known['snapMinutes'] !== undefined;
    return prop === undefined || !isControl ? [] : [{ id, prop }];
  });
  return found.length === 1 ? found[0] : undefined;
}
