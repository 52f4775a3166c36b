import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { Definition } from '#catalog/definition.ts';
import { formatPointer, isAtOrBelow } from '#contract/json/json-pointer.ts';
import { type Json, isJsonObject } from '#contract/json/json.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { type StateUse, mapPaths } from '../bindings/state-uses.ts';
import type { PassResult } from '../pass.ts';
import { plainOf, wordsOf } from '../words.ts';
import {
  type Fact,
  type FactList,
  type Facts,
  type Saying,
  isCutShort,
  likenessOf,
  sayingOf,
  saysSame,
} from './facts.ts';
import { type Place, type Visit, mapContent, repairProps } from './map-content.ts';
import { type GroundingContext, type Sources, ownState, sourcesOf, withoutMembers } from './sources.ts';

/**
 * Redirects reads and repeats of a model's own copy of the caller's data to the data, and removes the copy, so that the
 * screen shows what the caller sent. A copy stays when a control or an action writes it, when it may be a copy of several
 * things, and when it has only some of the rows.
 */
export function redirectCopies(spec: Spec, context: GroundingContext, sources = sourcesOf(spec, context)): PassResult {
  if (Object.keys(context.data).length === 0) return { spec, repairs: [] };
  const own = ownState(spec, context);
  const moved = new Map<string, string>();
  const usesOf = Map.groupBy(own.uses, ({ path }) => wayTo(path)[0] ?? '');
  for (const key of Object.keys(own.members)) find(own.members[key] ?? null, [key]);
  if (moved.size === 0) return { spec, repairs: [] };

  const target = (path: string): string => {
    const from = wayTo(path).find((above) => moved.has(above)) ?? path;
    return (moved.get(from) ?? from) + path.slice(from.length);
  };
  const state = withoutMembers(spec.state, moved.keys());
  const repairs = [...moved.keys()].map((path) => ({ rule: 'redirect-copy' as const, pointer: `/state${path}` }));
  return { spec: { ...mapPaths(spec, target), state }, repairs };

  function find(value: Json, path: readonly string[]): void {
    const pointer = formatPointer(path);
    const uses = (usesOf.get(formatPointer(path.slice(0, 1))) ?? []).filter(
      (use) => isAtOrBelow(use.path, pointer) || isAtOrBelow(pointer, use.path),
    );
    const copied = own.isWritten(pointer) || uses.length === 0 ? undefined : originalOf(value, uses, sources);
    // A reader of an enclosing object would miss the copy.
    const isHeld = uses.some((use) => use.path !== pointer && isAtOrBelow(pointer, use.path));
    if (copied !== undefined && !isHeld && isStatePointer(copied)) moved.set(pointer, copied);
    else if (isJsonObject(value)) for (const name of Object.keys(value)) find(value[name] ?? null, [...path, name]);
  }
}

/** A pointer and those above it, from the top down: `/a`, `/a/b`. */
function wayTo(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((_, index) => `/${tokens.slice(0, index + 1).join('/')}`);
}

/** The pointer to the value in the data that this is a copy of. */
function originalOf(value: Json, uses: readonly StateUse[], { facts, isGiven }: Sources): string | undefined {
  if (typeof value === 'string') return findFact(value, facts(), isGiven)?.pointer;
  if (typeof value === 'number') return numberFact(value, facts())?.pointer;
  if (!Array.isArray(value)) return undefined;
  return findList(value, surplusFor(uses), facts(), isGiven)?.pointer;
}

/** What the data may hold beyond a copy without anything more being shown: a repeat picks its fields, a table its columns. */
function surplusFor(uses: readonly StateUse[]): Surplus {
  const others = uses.filter(({ how }) => how !== 'repeated');
  if (others.length === 0) return 'any';
  return others.every((use) => use.how === 'read' && use.name === 'rows') ? 'cells' : 'none';
}

/** A number of at least four digits that occurs once in the data. */
function numberFact(value: number, { values }: Facts): { pointer: string } | undefined {
  const same = values.filter((fact) => fact.value === value);
  const digits = String(Math.abs(value)).replaceAll(/\D/g, '').length;
  return same.length === 1 && digits >= 4 ? same[0] : undefined;
}

/**
 * Replaces copies of the caller's data by references: lists that match item for item, and texts and numbers that state one
 * fact, possibly in another form or truncated. In doubt nothing changes: layout numbers, names of controls, common words,
 * values that occur in several places or that a control changes, repeat templates, and elements that an edit has not
 * changed are left alone.
 */
export function referToData(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
  ids: readonly string[] = documentOrder(spec),
): PassResult {
  const finder = finderOf(sources);
  const inTemplate = idsInRepeats(spec);
  return repairProps(spec, context, ids, (id, element, definition, report) => {
    if (inTemplate.has(id)) return element.props;
    return mapContent(element.props, definition, (value, place) => {
      const pointer = finder(value, place, element, definition);
      if (pointer === undefined) return value;
      const rule = Array.isArray(value) ? 'refer-to-list' : 'refer-to-fact';
      report(rule, ['elements', id, 'props', ...place.path]);
      return { $state: pointer };
    });
  });
}

type Finder = (...args: [...Parameters<Visit>, element: SpecElement, definition: Definition]) => string | undefined;

function finderOf({ facts, isGiven }: Sources): Finder {
  return (value, place, element, definition) => {
    if (Array.isArray(value)) {
      const surplus = place.prop.items?.kind === 'record' ? 'cells' : 'none';
      return takesList(place) ? findList(value, surplus, facts(), isGiven)?.pointer : undefined;
    }
    if (typeof value !== 'string' || !isShownText(place, element, definition)) return undefined;
    return findFact(value, facts(), isGiven)?.pointer;
  };
}

/** Members with machine names. */
const NOT_SHOWN = new Set('id key openPath htmlFor template videoId accept query code from to group svg'.split(' '));

/** True for a text that a component only shows, unlike labels and options of controls. */
function isShownText({ name, prop }: Place, element: SpecElement, { props }: Definition): boolean {
  if (![prop.kind].flat().some((kind) => kind === 'string' || kind === 'text' || kind === 'any')) return false;
  if (NOT_SHOWN.has(name) || Object.values(props).some(({ bind }) => bind === true)) return false;
  return name !== 'label' || wiresOf(element).length === 0;
}

/** True for a position that takes a list and is not a selection; rows may be bound, but are content all the same. */
function takesList({ name, prop }: Place): boolean {
  return [prop.kind].flat().includes('array') && (prop.bind !== true || name === 'rows');
}

// All that is drawn again and again, at any depth.
function idsInRepeats(spec: Spec): Set<string> {
  const repeated = documentOrder(spec).filter((id) => elementOf(spec, id)?.repeat !== undefined);
  return new Set(repeated.flatMap((id) => orderFrom(spec, id).slice(1)));
}

/**
 * The fact that a literal text is a copy of. Undefined when it is not a copy, may be one of several, or is such a common
 * word or number that it could just as well be a label that happens to be the same.
 */
function findFact(literal: string, facts: Facts, isGiven: (currency: string) => boolean): Fact | undefined {
  if (facts.keys.has(plainOf(literal))) return undefined;
  const saying = sayingOf(literal);
  const alike = candidatesFor(saying, facts).flatMap((fact) => {
    const likeness = likenessOf(saying, fact, isGiven);
    return likeness === undefined ? [] : [{ fact, likeness }];
  });
  const [first] = alike;
  if (first === undefined) return undefined;
  // A truncated text is restored whatever the fact; a complete one only when there is no doubt which fact is meant.
  const isCertain =
    first.likeness === 'truncated' ? alike.every(({ fact }) => fact.value === first.fact.value) : alike.length === 1;
  return isCertain && isDistinctive(first.fact.value) ? first.fact : undefined;
}

/** A text that is neither a number nor truncated can only be an exact copy. */
function candidatesFor({ plain, figure }: Saying, facts: Facts): readonly Fact[] {
  return figure === undefined && !isCutShort(plain) ? (facts.byText.get(plain) ?? []) : facts.values;
}

/** True for a value that is unlikely to occur by chance: two words, a long word, a code, a number of four digits. */
function isDistinctive(value: string | number): boolean {
  const text = String(value);
  const digits = text.replaceAll(/\D/g, '').length;
  if (!/\p{L}/u.test(text)) return digits >= 4 || (digits === 3 && /[.,]/.test(text));
  return text.length >= 12 || (text.length >= 8 && wordsOf(text).length >= 2) || (digits >= 2 && text.length >= 4);
}

/** A shorter list of plain values may be equal by chance. */
const PLAIN_ITEMS_MIN = 3;

/** What data records may have beyond the copy's members: nothing, what a table cell can show, or anything. */
type Surplus = 'none' | 'cells' | 'any';

/** The only list of the data that a literal list copies item by item, or undefined. */
function findList(
  literal: readonly Json[],
  surplus: Surplus,
  facts: Facts,
  isGiven: (currency: string) => boolean,
): FactList | undefined {
  if (!isTelling(literal)) return undefined;
  const alike = facts.lists.filter(
    ({ items }) =>
      items.length === literal.length &&
      items.every((item, index) => isCopy(literal[index] ?? null, item, surplus, isGiven)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function isTelling(list: readonly Json[]): boolean {
  if (list.every((item) => isJsonObject(item) && Object.keys(item).length >= 2)) return list.length > 0;
  return list.length >= PLAIN_ITEMS_MIN;
}

function isCopy(literal: Json, fact: Json, surplus: Surplus, isGiven: (currency: string) => boolean): boolean {
  if (Array.isArray(literal)) {
    if (!Array.isArray(fact) || fact.length !== literal.length) return false;
    return literal.every((item, index) => isCopy(item, fact[index] ?? null, 'none', isGiven));
  }
  if (!isJsonObject(literal)) return saysSame(literal, fact, isGiven);
  if (!isJsonObject(fact) || (surplus === 'cells' && !Object.values(fact).every(isCell))) return false;
  const names = Object.keys(literal);
  if (surplus === 'none' && names.length !== Object.keys(fact).length) return false;
  return names.every(
    (name) => Object.hasOwn(fact, name) && isCopy(literal[name] ?? null, fact[name] ?? null, 'none', isGiven),
  );
}

/** True for what a table cell can show. */
function isCell(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}
