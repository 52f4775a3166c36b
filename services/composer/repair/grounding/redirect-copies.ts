import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, isAtOrBelow } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { mapPaths } from '../bindings/map-paths.ts';
import type { PassResult } from '../pass.ts';
import type { StateUse } from '../bindings/state-uses.ts';
import type { Facts } from './facts.ts';
import { findFact, findList } from './find-copy.ts';
import { ownState, withoutMembers } from './own-state.ts';
import { type Sources, sourcesOf, type GroundingContext } from './sources.ts';

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
