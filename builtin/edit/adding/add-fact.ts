import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { listAt, rowsOf } from '#builtin/edit/finding/names.ts';
import { shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { hasRoom, placesOf, seedState, type Patch, type Place } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { insertPart } from './insert-part.ts';
import { factNamed } from './show-fact.ts';

/**
 * Adds a fact such as "Fee: none" beside another fact, to the list of facts at a place, or to the only one. A fact without a value
 * is only added where a place is told, for the host to fill.
 */
export function addFact(patch: Patch, u: Understanding, told: Addition, where: Where | undefined): boolean {
  const [, label, text] = told.values.length > 0 ? [] : (/^([^:]{1,60}):\s+(\S.*)$/su.exec(told.label) ?? []);
  const thing = label === undefined || text === undefined ? told : { ...told, label, values: [text] };
  // Several values without a place are rather those of an entry.
  if (!isFactName(thing) || (thing.values.length > 1 && where === undefined)) return false;
  const at = factsAt(patch.spec, where, thing.within);
  const value = valueOf(patch, thing);
  if (at === undefined || value === undefined || (thing.values.length === 0 && where?.anchor === undefined))
    return false;
  seed(patch, u, value);
  const path = `${at.pointer}/${at.index >= at.count ? '-' : at.index}`;
  patch.apply({ op: 'add', path, value: { term: thing.label, description: value } });
  return true;
}

/**
 * Adds a key figure beside another one, or among those at a place; what is called a figure also joins the first ones. Without a
 * told value, it is for the host to fill.
 */
export function addFigure(patch: Patch, u: Understanding, thing: Addition, where: Where | undefined): boolean {
  const { spec } = patch;
  const isFigure = ({ item, place: { element } }: Target) =>
    item === undefined && (element.type === 'Stat' || element.type === 'StatGroup');
  const [at] = where?.anchor === undefined ? [] : findTargets(spec, where.anchor, { fits: isFigure });
  const isBeside = at !== undefined && isFigure(at) && rowsOf(spec, at.place.id) === undefined;
  const own = isBeside && at.place.element.type === 'StatGroup' ? at.place.id : undefined;
  const isAt = isBeside && (own === undefined) === (where?.side !== 'inside');
  const first = placesOf(spec).find(({ element }) => element.type === 'StatGroup')?.id;
  const group = isAt ? own : thing.kinds[0] === 'stat' ? first : undefined;
  if (!isFactName(thing) || (!isAt && group === undefined)) return false;
  const value = valueOf(patch, thing);
  if (value === undefined) return false;
  seed(patch, u, value);
  const stat = part(`${identifier(thing.label, 'figure')}Stat`, 'Stat', { label: thing.label, value });
  insertPart(patch, stat, group === undefined ? where : { side: 'inside', anchorId: group }, 'page');
  return true;
}

// "TRK-22" and "4 July" are entries of a list, and a kind of thing that is none of these has its own place.
function isFactName({ label, values, kinds, kindText }: Addition): boolean {
  const isKind = kinds.every((kind) => FACT_KINDS.has(kind)) && (kinds.length > 0 || kindText === '');
  return isKind && (values.length > 0 || !/\d/.test(label));
}

const FACT_KINDS: ReadonlySet<KindOfElement> = new Set(['field', 'stat', 'facts', 'row', 'text', 'card'] as const);

type Shown = string | JsonObject;

function valueOf({ spec }: Patch, { label, values }: Addition): Shown | undefined {
  if (values.length > 0) return values.join(', ');
  const known = factNamed(spec, label);
  if (known !== undefined) return read(known.pointer);
  const pointer = `/metrics/${identifier(label, 'value')}`;
  return hasRoom(spec, pointer) ? read(pointer) : undefined;
}

function seed(patch: Patch, u: Understanding, value: Shown): void {
  const path = statePathOf(value);
  if (path !== undefined) seedState(patch, path, u.copy.noValue);
}

type At = { pointer: string; index: number; count: number };

function factsAt(spec: Spec, where: Where | undefined, within: string | undefined): At | undefined {
  const named = where?.anchor ?? within;
  const lists = placesOf(spec).filter(
    ({ id, element }) => element.type === 'DescriptionList' && rowsOf(spec, id) === undefined,
  );
  const isFact = ({ item, place }: Target) => item?.prop === 'items' && lists.some(({ id }) => id === place.id);
  const [beside] =
    where?.anchor === undefined || where.side === 'inside' ? [] : findTargets(spec, where.anchor, { fits: isFact });
  if (beside?.item !== undefined) {
    const { pointer, index, count } = beside.item;
    return { pointer, index: index + (where?.side === 'before' ? 0 : 1), count };
  }
  if (where?.anchor !== undefined && where.side !== 'inside') return undefined;
  // Without a place it may as well be an entry of another list.
  const isOther = ({ place, isFixed }: ShownList) => isFixed !== true && place.element.type !== 'DescriptionList';
  if (named === undefined && shownLists(spec).some(isOther)) return undefined;
  const [only, ...others] = named === undefined ? lists : listsIn(spec, lists, named);
  const found = only === undefined || others.length > 0 ? undefined : listAt(spec, only.id, 'items');
  const count = found?.list.length ?? 0;
  return found === undefined
    ? undefined
    : { pointer: found.pointer, index: where?.side === 'first' ? 0 : count, count };
}

// The lists of facts that words name, or that are in what they name.
function listsIn(spec: Spec, lists: readonly Place[], words: string): Place[] {
  const isList = ({ place }: Target) => lists.some(({ id }) => id === place.id || isInside(spec, id, place.id));
  // "the list" and "the date" name no list of facts.
  const { nameWords, kinds } = parseTargetPhrase(words);
  if (nameWords.length === 0 && !kinds.every((kind) => FACT_KINDS.has(kind))) return [];
  const [found] = findTargets(spec, words, { fits: isList });
  return lists.filter(({ id }) => found !== undefined && (id === found.place.id || isInside(spec, id, found.place.id)));
}
