import type { JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { placesOf, subtree } from '#builtin/edit/patch.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { boundTold, isToldIn, toldValues, type ToldValue } from '#builtin/edit/words/told-values.ts';

/** A condition on one place of the state. */
export type Condition = JsonObject & { $state: string };

/**
 * That something is filled in, or that a number is above or below one, which a condition tells of what `names` name, of a list, or
 * of the shown element itself: "if there are any". Undefined if it tells anything else.
 */
export function valueCondition(
  spec: Spec,
  condition: string,
  names: readonly string[],
  shown: string | undefined,
): Condition | undefined {
  const { told, number, others } = toldValues(condition, names);
  // "at least one switch" is not what is shown.
  const isOfOther = boundTold(told) !== undefined && kindsIn(condition).length > 0;
  if (names.length === 0 && others.length === 0) return isOfOther ? undefined : dataIn(spec, shown, told, number);
  const [name = '', ...more] = names;
  // What tells nothing of the value is the name of it.
  const phrase = names.length === 0 ? others.join(' ') : more.length === 0 ? name : undefined;
  const isName = names.length > 0 && name !== condition;
  const ofValue = phrase === undefined ? undefined : conditionOfNamed(spec, condition, phrase, isName);
  return ofValue ?? listCondition(spec, condition);
}

function conditionOfNamed(spec: Spec, condition: string, phrase: string, isName: boolean): Condition | undefined {
  const named = valueOf(spec, phrase);
  // A phrase that is no name on the screen must at least tell all of one.
  if (named === undefined) return undefined;
  const { told, number, others } = toldValues(condition, phrase === condition ? [named.label] : [phrase, named.label]);
  if (others.length > 0) return undefined;
  const value = readPointer(spec, `/state${named.path}`);
  const bound = boundTold(told);
  // "a till is off by more than 20" is not the number of "Tills to check".
  const isMeant = isName || !named.isFigure || isToldIn(named.label.replace(IN_BRACKETS, ''), condition);
  if (bound !== undefined && number !== undefined)
    return typeof value === 'number' && isMeant ? { $state: named.path, [bound]: number } : undefined;
  // Whether a number is above another is nothing that its being there tells.
  if (bound !== undefined || number !== undefined || Array.isArray(value) || typeof value === 'boolean')
    return undefined;
  // A figure such as "16" is never empty.
  if (named.isFigure && typeof value !== 'number') return undefined;
  if (told.has('empty')) return { $state: named.path, not: true };
  return isThere(told) && !isAlwaysChosen(spec, phrase, value) ? { $state: named.path } : undefined;
}

function isThere(told: ReadonlySet<ToldValue>): boolean {
  return told.has('filled') || told.has('there');
}

/** What a name adds in brackets, such as a unit, which nobody repeats. */
export const IN_BRACKETS = /\([^()]{0,40}\)/gu;

// "if there are any orders", "more than six orders": whether a list that the screen shows has that many entries.
function listCondition(spec: Spec, condition: string): Condition | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const lists = placesOf(spec)
    .flatMap(({ element }) => dataPaths(element))
    .filter((path) => isToldIn(nameOf(path), condition) && Array.isArray(readPointer(spec, `/state${path}`)));
  const [path, ...others] = new Set(lists);
  if (path === undefined || others.length > 0) return undefined;
  const { told, number, others: left } = toldValues(condition, [nameOf(path)]);
  // "a day is picked" tells of one of them.
  const isOfAll = left.length === 0 && !told.has('filled') && !told.has('empty');
  return isOfAll ? hasEntries(path, told, number) : undefined;
}

function hasEntries(path: string, told: ReadonlySet<ToldValue>, number: number | undefined): Condition | undefined {
  const bound = boundTold(told);
  const count = bound === 'gt' ? number : bound === 'gte' ? (number ?? 1) - 1 : undefined;
  if (bound !== undefined) return count === undefined ? undefined : { $state: `${path}/${count}` };
  if (number !== undefined) return undefined;
  return told.has('empty') ? { $state: `${path}/0`, not: true } : isThere(told) ? { $state: `${path}/0` } : undefined;
}

// A choice that starts with an option is never without one.
function isAlwaysChosen(spec: Spec, name: string, value: unknown): boolean {
  const isChoice = findTargets(spec, name).some(({ place: { element } }) => element.props['options'] !== undefined);
  return isChoice && typeof value === 'string' && value !== '';
}

// The value of the only control, or the number of the only figure, that a name means.
function valueOf(spec: Spec, name: string): { path: string; label: string; isFigure: boolean } | undefined {
  const pathsOf = ({ place: { id, element } }: Target) => {
    const written = writtenPaths(spec, id);
    const figure = element.type === 'Stat' ? statePathOf(element.props['value']) : undefined;
    return figure === undefined ? written : [figure];
  };
  const found = findTargets(spec, name, { fits: (one) => one.item === undefined && pathsOf(one).length === 1 });
  const [first] = found;
  const [path] = found.flatMap(pathsOf);
  if (first === undefined || path === undefined || found.length > 1) return undefined;
  const { label } = first.place.element.props;
  return { path, label: typeof label === 'string' ? label : first.text, isFigure: first.place.element.type === 'Stat' };
}

const DATA_PROPS = ['rows', 'items', 'data', 'message', 'text', 'value'];

function dataPaths(element: SpecElement | undefined): string[] {
  const bound = DATA_PROPS.map((prop) => statePathOf(element?.props[prop]));
  return [element?.repeat?.statePath, ...bound].filter((path) => path !== undefined);
}

// "if there are any": the first entry of the list, or the text, that an element shows from the state.
function dataIn(
  spec: Spec,
  id: string | undefined,
  told: ReadonlySet<ToldValue>,
  number: number | undefined,
): Condition | undefined {
  const paths = (id === undefined ? [] : subtree(spec, id)).flatMap((one) => dataPaths(elementOf(spec, one)));
  const [path] = paths;
  if (path === undefined || new Set(paths).size > 1) return undefined;
  const value = readPointer(spec, `/state${path}`);
  if (Array.isArray(value)) return hasEntries(path, told, number);
  const bound = boundTold(told);
  if (bound !== undefined && number !== undefined)
    return typeof value === 'number' ? { $state: path, [bound]: number } : undefined;
  if (number !== undefined) return undefined;
  // "at least one" is one; a text such as "0 of 3" is never empty.
  const isOne = typeof value === 'number' && (bound === 'gte' || isThere(told));
  return isOne || (typeof value === 'string' && !/\d/.test(value) && isThere(told)) ? { $state: path } : undefined;
}
