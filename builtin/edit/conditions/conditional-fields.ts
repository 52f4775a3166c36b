import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { setRequired } from '#builtin/edit/changing/set-prop.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { isInside, outerWrapper } from '#builtin/edit/finding/surroundings.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import { fieldKindOf, withoutChoices } from '#builtin/understand/fields/field-kind.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isToldIn, toldValues } from '#builtin/edit/words/told-values.ts';
import { visibleIf } from './visible-if.ts';
import { addField } from '#builtin/edit/adding/add-field.ts';
import { entryCondition, rowsAround } from './entry-conditions.ts';
import { IN_BRACKETS, valueCondition } from './value-conditions.ts';

type ConditionalField = { label: string; when: readonly string[]; isRequired: boolean };

/** Adds a field that shows only while a switch is on or an option is chosen. Returns false if no control fits. */
export function addConditionalField(
  patch: Patch,
  u: Understanding,
  { label, when, isRequired }: ConditionalField,
): boolean {
  // The user may call a switch a box, so the name is also tried without the kind.
  const phrases = when.flatMap((one) => [one, parseTargetPhrase(one).nameWords.join(' ')]);
  const [target] = controlsIn(patch, phrases);
  const visible = combinedCondition(patch, controlsIn(patch, phrases));
  if (target === undefined || visible === undefined) return false;
  const before = new Set(placesOf(patch.spec).map(({ id }) => id));
  const field = { name: identifier(label, 'field'), label, kind: withoutChoices(fieldKindOf(label)), required: false };
  addField(patch, field, 'form', u, { side: 'after', anchorId: target.place.id });
  const added = placesOf(patch.spec).filter(({ id }) => !before.has(id));
  const outer = added.filter(({ parent }) => parent === undefined || before.has(parent));
  for (const { id } of outer) {
    patch.apply({ op: 'add', path: formatPointer(['elements', id, 'visible']), value: visible });
    if (isRequired) setRequired(patch, id, true);
  }
  return outer.length > 0;
}

type ShownWhen = { targets: readonly string[]; when: readonly string[]; isShown: boolean; condition: string };

/** Shows elements only while a condition holds that controls or data on the screen tell, or only while it does not. */
export function showWhen(patch: Patch, { targets, when, isShown, condition: told }: ShownWhen): boolean {
  const { spec } = patch;
  // "when a reefer is chosen": what is chosen is an option.
  const chosen = when.length > 0 ? [] : controlsIn(patch, [toldValues(told, []).others.join(' ')]);
  const named = [...controlsIn(patch, when), ...chosen.filter(({ item }) => item !== undefined)];
  const found = areAllTold(named, told) ? named : [];
  const control = found.find(({ item }) => item !== undefined) ?? found[0];
  const isApart = ({ place, item }: Target) =>
    item === undefined &&
    (control === undefined || (place.id !== control.place.id && !isInside(spec, control.place.id, place.id)));
  const targetIds = targets.map((words) => findTargets(spec, words, { fits: isApart }).map(({ place }) => place.id));
  if (targetIds.some((ids) => ids.length === 0)) return false;
  const ids = [...new Set(targetIds.flat().map((one) => outerWrapper(spec, one)))];
  const ofEntry = entryCondition(spec, ids, told);
  // What a control on the page says tells nothing about a row.
  const isInRow = ids.some((id) => rowsAround(spec, id) !== undefined);
  const condition =
    ofEntry !== undefined || isInRow
      ? shownIf(ofEntry, isShown)
      : control === undefined
        ? shownIf(valueCondition(spec, told, when, ids[0]), isShown)
        : combinedCondition(patch, found, isShown);
  // Nobody could fill in what only shows once it is filled in.
  const isOfItself = ids.some((id) =>
    writtenPaths(spec, id).some((path) => isJsonObject(condition) && condition['$state'] === path),
  );
  if (condition === undefined || isOfItself) return false;
  const changes = ids.map((id) => ({ id, visible: visibleIf(elementOf(spec, id)?.visible, condition) }));
  if (changes.some(({ visible }) => visible === undefined)) return false;
  for (const { id, visible } of changes) {
    const op = elementOf(spec, id)?.visible === undefined ? 'add' : 'replace';
    patch.apply({ op, path: formatPointer(['elements', id, 'visible']), value: visible ?? true });
  }
  return true;
}

// "papers are missing for more than 3 days" tells more than that the option "Papers missing" is chosen.
function areAllTold(found: readonly Target[], told: string): boolean {
  const names = found.flatMap(({ place, text }) => {
    const label = place.element.props['label'];
    return [text, place.id, ...(typeof label === 'string' ? [label] : [])];
  });
  const { others, number, told: values } = toldValues(told, names);
  const isChosen = values.has('chosen') || values.has('filled');
  const isWhole = ({ text, item }: Target) =>
    item === undefined || isChosen || isToldIn(text.replace(IN_BRACKETS, ''), told);
  return others.length === 0 && number === undefined && found.every(isWhole);
}

function shownIf(condition: JsonObject | undefined, isShown: boolean): JsonObject | undefined {
  const { not, ...others } = condition ?? {};
  return isShown || condition === undefined ? condition : not === true ? others : { ...others, not: true };
}

function controlsIn(patch: Patch, phrases: readonly string[]): Target[] {
  const fits = (one: Target) => conditionFor(patch, one) !== undefined;
  return phrases.flatMap((phrase) => findTargets(patch.spec, phrase, { fits }).slice(0, 1));
}

// Of several options of one choice, any one shows the element; to hide it then, none of them may be chosen.
function combinedCondition(patch: Patch, found: readonly Target[], isShown = true): Json | undefined {
  const options = found.filter(({ item }) => item !== undefined);
  const [first] = options.length > 0 ? options : found;
  const alike = options.filter(({ place }) => place.id === first?.place.id);
  const all = (options.length > 0 ? alike : found.slice(0, 1)).flatMap((one) => {
    const condition = conditionFor(patch, one);
    return condition === undefined ? [] : [isShown ? condition : { ...condition, not: true }];
  });
  const each = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return each.length < 2 ? each[0] : isShown ? { $or: each } : each;
}

// That a switch is on, or that an option of a choice is chosen.
function conditionFor({ spec }: Patch, { place, item }: Target): { [key: string]: Json } | undefined {
  const paths = writtenPaths(spec, place.id);
  const [path] = paths;
  if (path === undefined || paths.length > 1) return undefined;
  if (item === undefined) return typeof readPointer(spec, `/state${path}`) === 'boolean' ? { $state: path } : undefined;
  const option: unknown = readPointer(spec, `${item.pointer}/${item.index}`);
  const value = isJsonObject(option) ? option['value'] : option;
  return typeof value === 'string' && item.prop === 'options' ? { $state: path, eq: value } : undefined;
}
