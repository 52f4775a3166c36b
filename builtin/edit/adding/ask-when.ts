import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { soughtIn } from '#builtin/edit/finding/sought.ts';
import { setRequired } from '#builtin/edit/changing/restyle.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { isBelow, unitOf } from '#builtin/edit/finding/surroundings.ts';
import { pathsWritten } from '#builtin/edit/finding/shown-values.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import { addFields } from './add-fields.ts';

type Asked = { label: string; when: string; isRequired: boolean };

/** Adds a field that shows only when a switch is on or an option is chosen; false where no control is meant. */
export function askWhen(patch: Patch, u: Understanding, { label, when, isRequired }: Asked): boolean {
  const fits = (one: Target) => conditionFor(patch, one) !== undefined;
  // What was called a box may be a switch by now.
  const phrases = [when, soughtIn(when).telling.join(' ')];
  const [target] = phrases.flatMap((phrase) => findTargets(patch.spec, phrase, { fits }).slice(0, 1));
  const visible = target === undefined ? undefined : conditionFor(patch, target);
  if (target === undefined || visible === undefined) return false;
  const before = new Set(placesOf(patch.spec).map(({ id }) => id));
  addFields(patch, u, label, { side: 'after', anchorId: target.place.id });
  const added = placesOf(patch.spec).filter(({ id }) => !before.has(id));
  const outer = added.filter(({ parent }) => parent === undefined || before.has(parent));
  for (const { id } of outer) {
    patch.apply({ op: 'add', path: formatPointer(['elements', id, 'visible']), value: visible });
    if (isRequired) setRequired(patch, id, true);
  }
  return outer.length > 0;
}

/** Lets what is there show only when a switch is on or an option is chosen, or only when it is not. */
export function showWhen(
  patch: Patch,
  { targets, when, isShown }: { targets: readonly string[]; when: readonly string[]; isShown: boolean },
): boolean {
  const { spec } = patch;
  const found = when.flatMap((phrase) => {
    const fits = (one: Target) => conditionFor(patch, one) !== undefined;
    const [first] = findTargets(spec, phrase, { fits });
    return first === undefined ? [] : [first];
  });
  const control = found.find(({ item }) => item !== undefined) ?? found[0];
  const condition = control === undefined ? undefined : conditionFor(patch, control);
  if (control === undefined || condition === undefined) return false;
  const isApart = ({ place, item }: Target) =>
    item === undefined && place.id !== control.place.id && !isBelow(spec, control.place.id, place.id);
  const hidden = targets.map((words) => findTargets(spec, words, { fits: isApart }).map(({ place }) => place.id));
  if (hidden.some((ids) => ids.length === 0)) return false;
  const visible = isShown ? condition : { ...condition, not: true };
  for (const id of new Set(hidden.flat().map((one) => unitOf(spec, one)))) {
    const before = elementOf(spec, id)?.visible;
    const path = formatPointer(['elements', id, 'visible']);
    if (before === undefined) patch.apply({ op: 'add', path, value: visible });
    else patch.apply({ op: 'replace', path, value: [...[before].flat(), visible] });
  }
  return true;
}

// On where it is on or off; of a choice, where that option is chosen.
function conditionFor({ spec }: Patch, { place, item }: Target): { [key: string]: Json } | undefined {
  const paths = pathsWritten(spec, place.id);
  const [path] = paths;
  if (path === undefined || paths.length > 1) return undefined;
  if (item === undefined) return typeof readPointer(spec, `/state${path}`) === 'boolean' ? { $state: path } : undefined;
  const option: unknown = readPointer(spec, `${item.pointer}/${item.index}`);
  const value = isJsonObject(option) ? option['value'] : option;
  return typeof value === 'string' && item.prop === 'options' ? { $state: path, eq: value } : undefined;
}
