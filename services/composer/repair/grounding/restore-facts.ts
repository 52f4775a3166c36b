import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { formatPointer, safeTokens } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject, memberOf } from '#contract/json/json.ts';
import { documentOrder } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { PassResult, Repair } from '../pass.ts';
import { plainOf } from '../words.ts';
import { type Fact, saysSame } from './facts.ts';
import { readFigure } from './figure.ts';
import { isKnown } from './known-facts.ts';
import { type Report, mapContent, repairProps } from './map-content.ts';
import { mentionsIn } from './mentions.ts';
import { type GroundingContext, type Sources, ownState, sourcesOf } from './sources.ts';
import { sameRows } from './same-rows.ts';

/**
 * Restores the figures of rows that a model retyped from the caller's data: when a row is certainly one of the data's but
 * has a different number or date, it gets the caller's. Texts may be summaries and stay; so does what a control writes.
 */
export function restoreFacts(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
  ids: readonly string[] = documentOrder(spec),
): PassResult {
  return repairProps(spec, context, ids, (id, { props }, definition, report) => {
    const restore = restorer(sources, report);
    return mapContent(props, definition, (value, { path }) => restore(value, ['elements', id, 'props', ...path]));
  });
}

/** The same for rows that a model wrote into the state. */
export function restoreStatedFacts(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
): PassResult {
  if (Object.keys(context.data).length === 0) return { spec, repairs: [] };
  const repairs: Repair[] = [];
  const restore = restorer(sources, (rule, path) => repairs.push({ rule, pointer: formatPointer(path) }));
  const stated = restoreState(spec, context, restore);
  return { spec: repairs.length === 0 ? spec : stated, repairs };
}

type Restore = (value: Json, at: readonly (string | number)[]) => Json;

function restorer({ isGiven, rows }: Sources, report: Report): Restore {
  return (value, at) => {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return value;
    if (!value.some((row) => Object.values(row).some(isFigure))) return value;
    const same = sameRows(value, rows(), isGiven);
    if (same === undefined) return value;
    return mapSame(value, (row, index) => {
      const fact = same.rows[index] ?? {};
      const lost = [...same.members].filter(([name, field]) =>
        isAnother(memberOf(row, name), memberOf(fact, field), isGiven),
      );
      for (const [name] of lost) report('restore-fact', [...at, index, name]);
      return lost.length === 0
        ? row
        : {
            ...row,
            ...Object.fromEntries(lost.map(([name, field]) => [name, memberOf(fact, field) ?? null])),
          };
    });
  };
}

function restoreState(spec: Spec, context: GroundingContext, restore: Restore): Spec {
  const own = ownState(spec, context);
  const walk = (value: Json, path: readonly string[]): Json => {
    if (isJsonObject(value)) return walkMembers(value, path);
    return own.isWritten(formatPointer(path)) ? value : restore(value, ['state', ...path]);
  };
  const walkMembers = (members: JsonObject, path: readonly string[]): JsonObject =>
    Object.fromEntries(Object.entries(members).map(([key, member]) => [key, walk(member, [...path, key])]));
  return { ...spec, state: { ...spec.state, ...walkMembers(own.members, []) } };
}

/** True for a number or date that differs from the fact's. */
function isAnother(value: Json | undefined, fact: Json | undefined, isGiven: (currency: string) => boolean): boolean {
  if (value === undefined || fact === undefined || !isFigure(value) || !isFigure(fact)) return false;
  return !saysSame(value, fact, isGiven);
}

function isFigure(value: Json): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string' || /\p{L}{4,}/u.test(value)) return false;
  return readFigure(value) !== undefined || mentionsIn(value).some(({ kind }) => kind !== 'number');
}

function mapSame<Item extends Json>(list: Item[], map: (item: Item, index: number) => Item): Item[] {
  const mapped = list.map(map);
  return mapped.every((item, index) => item === list[index]) ? list : mapped;
}

const NAMES = ['label', 'term', 'title', 'name'];
const FIGURES = ['value', 'description', 'amount'];

/**
 * Corrects a figure that has the name of one fact in the data, but a value that neither the caller has stated nor the data
 * yields: "Revenue" next to a `revenue` in the data can only be a mistyped copy of it.
 */
export function restoreFigures(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
  ids: readonly string[] = documentOrder(spec),
): PassResult {
  return repairProps(spec, context, ids, (id, { props }, definition, report) => {
    if (Object.values(definition.props).some(({ bind }) => bind === true)) return props;
    const at = ['elements', id, 'props'];
    const items = mapContent(props, definition, (value, { path }) =>
      isJsonObject(value) ? restored(value, [...at, ...path], report) : value,
    );
    return restored(items, at, report);
  });

  function restored(members: JsonObject, at: readonly (string | number)[], report: Report): JsonObject {
    const figure = FIGURES.find((name) => isFigureText(members[name]));
    const fact = figure === undefined ? undefined : factNamed(members);
    if (figure === undefined || fact === undefined || !isInvented(members[figure])) return members;
    report('restore-fact', [...at, figure]);
    return { ...members, [figure]: { $state: fact.pointer } };
  }

  function factNamed(members: JsonObject): Fact | undefined {
    const name = NAMES.map((one) => members[one]).find((one) => typeof one === 'string');
    const plain = typeof name === 'string' ? plainOf(name) : '';
    if (!sources.facts().keys.has(plain)) return undefined;
    const [fact, other] = sources
      .facts()
      .values.filter(
        ({ figure, pointer }) => figure !== undefined && plainOf(safeTokens(pointer).at(-1) ?? '') === plain,
      );
    return other === undefined && fact !== undefined && isStatePointer(fact.pointer) ? fact : undefined;
  }

  function isInvented(value: Json | undefined): boolean {
    return typeof value === 'string' && mentionsIn(value).some((mention) => !isKnown(mention, sources.known()));
  }
}

function isFigureText(value: Json | undefined): boolean {
  return typeof value === 'string' && readFigure(value) !== undefined;
}
