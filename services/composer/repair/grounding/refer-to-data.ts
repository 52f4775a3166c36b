import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { Definition } from '#catalog/definition.ts';
import { formatPointer, isAtOrBelow } from '#contract/json/json-pointer.ts';
import { type Json, isJsonObject } from '#contract/json/json.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { type StateUse, mapPaths } from '../bindings/state-uses.ts';
import type { PassResult } from '../pass.ts';
import type { Facts } from './facts.ts';
import { findFact, findList } from './find-copy.ts';
import { type Place, type Visit, mapContent, repairProps } from './map-content.ts';
import { ownState, withoutMembers } from './own-state.ts';
import { type GroundingContext, type Sources, sourcesOf } from './sources.ts';

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

/** Where the data says just this. */
function originalOf(value: Json, uses: readonly StateUse[], { facts, isGiven }: Sources): string | undefined {
  if (typeof value === 'string') return findFact(value, facts(), isGiven)?.pointer;
  if (typeof value === 'number') return numberFact(value, facts())?.pointer;
  if (!Array.isArray(value)) return undefined;
  const more = uses.every(({ how }) => how === 'repeated')
    ? 'any'
    : uses.every((use) => use.how === 'repeated' || (use.how === 'read' && use.name === 'rows'))
      ? 'cells'
      : 'none';
  return findList(value, more, facts(), isGiven)?.pointer;
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
  const inTemplate = templateIds(spec);
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

function templateIds(spec: Spec): Set<string> {
  const repeated = documentOrder(spec).filter((id) => elementOf(spec, id)?.repeat !== undefined);
  return new Set(repeated.flatMap((id) => orderFrom(spec, id).slice(1)));
}
