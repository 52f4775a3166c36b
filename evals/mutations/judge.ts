import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { legalId } from '#services/composer/repair/edit-spec.ts';
import { readQuietly } from '#contract/json/json-pointer.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { plainOf } from '#services/composer/repair/words.ts';
import type { GoodScreen } from './good-screens.ts';
import { isBlank, leavesOf, shownElements, type ShownElement } from './shown-contents.ts';

/** How a result differs from the good screen. */
export type Judgement = {
  /** Contents, bindings, wires, conditions and repeats that are missing or duplicated; empty for a complete screen. */
  lost: string[];
  /** Texts and numbers that were changed or invented. */
  changed: string[];
};

/**
 * Compares a result with the good screen that the answer was made from, by content and not by id. Content that the
 * answer left out (`withheld`, as `id/prop`) is not expected.
 */
export function judge(good: GoodScreen, result: Spec, withheld: ReadonlySet<string>): Judgement {
  const wanted = shownElements(good.spec, (id, prop) => withheld.has(`${id}/${prop}`));
  const shown = shownElements(result);
  const matches = matchElements(wanted, shown);
  const paths = movedPaths(matches);
  return {
    lost: [
      ...wanted.flatMap((one) => lostOf(one, matches.get(one), { good: good.spec, result, paths })),
      ...repeated(shownElements(good.spec), shown),
      ...lostWires(good.spec, result, paths),
      ...lostRepeats(good.spec, result),
    ],
    changed: [...changedContents(good, shown), ...changedData(good, result)],
  };
}

type Matches = ReadonlyMap<ShownElement, ShownElement>;

/** Matches each good element with an unused one of the result that has all of its content, preferably with the same id. */
function matchElements(wanted: readonly ShownElement[], shown: readonly ShownElement[]): Matches {
  const matches = new Map<ShownElement, ShownElement>();
  const free = new Set(shown);
  const take = (one: ShownElement, candidates: Iterable<ShownElement>) => {
    for (const candidate of candidates) {
      if (!free.has(candidate) || !hasContentOf(candidate, one)) continue;
      // Elements without content are matched by type.
      if (!hasContent(one) && candidate.element.type !== one.element.type) continue;
      matches.set(one, candidate);
      free.delete(candidate);
      return;
    }
  };
  const byId = Map.groupBy(shown, ({ id }) => id);
  for (const one of wanted) {
    const ids = [one.id, legalId(one.id), `${one.id}-control`, `${one.id}-item`];
    take(
      one,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  }
  for (const one of wanted) if (!matches.has(one) && hasContent(one)) take(one, free);
  return matches;
}

function hasContent({ contents, bound }: ShownElement): boolean {
  return contents.length > 0 || bound.size > 0;
}

function hasContentOf(candidate: ShownElement, { contents, bound }: ShownElement): boolean {
  const around = candidate.parent?.type === 'FormField' ? leavesOf(candidate.parent.props) : [];
  const pool = new Set([...candidate.contents, ...around].flatMap((text) => [text, numberIn(text)]));
  return (
    contents.every((text) => pool.has(text) || pool.has(numberIn(text))) &&
    [...bound.keys()].every((prop) => candidate.bound.has(prop))
  );
}

// A number is the same with other separators: a copy of the data that is redirected to it is read as the data has it.
function numberIn(text: string): string {
  return /^[\d.,\s]+$/.test(text) ? `number ${text.replaceAll(/\D/g, '').replace(/0+$/, '')}` : text;
}

/** Maps the paths that the good controls write to those that the matching controls of the result write. */
function movedPaths(matches: Matches): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [one, { bound }] of matches) {
    for (const [prop, path] of one.bound) paths.set(path, bound.get(prop) ?? path);
  }
  return paths;
}

type Comparison = { good: Spec; result: Spec; paths: ReadonlyMap<string, string> };

function lostOf(one: ShownElement, match: ShownElement | undefined, { good, result, paths }: Comparison): string[] {
  if (!hasContent(one)) return [];
  if (match === undefined)
    return [`${one.id} (${one.element.type}): ${[...one.contents, ...one.bound.keys()].join(' | ').slice(0, 100)}`];
  const isConditional = one.element.visible !== undefined;
  const lostCondition = isConditional && match.element.visible === undefined && match.parent?.visible === undefined;
  const lostValues = [...one.bound.values()].filter((path) => {
    const before = readQuietly(good.state, path);
    return (
      path.startsWith('/') &&
      !isBlank(before) &&
      !sameJson(before as Json, readQuietly(result.state, paths.get(path) ?? path) as Json)
    );
  });
  return [...(lostCondition ? [`${one.id}: visible`] : []), ...lostValues.map((path) => `${one.id}: value at ${path}`)];
}

/** Elements with content that appear more often than in the good screen. */
function repeated(wanted: readonly ShownElement[], shown: readonly ShownElement[]): string[] {
  const key = ({ element, contents }: ShownElement) => JSON.stringify([element.type, contents]);
  const before = Map.groupBy(wanted.filter(hasContent), key);
  return [...Map.groupBy(shown.filter(hasContent), key)].flatMap(([what, group]) => {
    const count = before.get(what)?.length;
    return count !== undefined && group.length > count ? [`twice: ${what.slice(0, 80)}`] : [];
  });
}

function lostWires(good: Spec, result: Spec, paths: ReadonlyMap<string, string>): string[] {
  const wires = documentOrder(result).flatMap((id) => wiresIn(result, id));
  return documentOrder(good).flatMap((id) =>
    wiresIn(good, id).flatMap(({ action, params = {} }) => {
      const expected = Object.entries(params).map(([name, value]): [string, Json] => [name, movedTo(value, paths)]);
      const at = wires.findIndex(
        (wire) =>
          wire.action === action && expected.every(([name, value]) => sameJson(wire.params?.[name] ?? null, value)),
      );
      if (at >= 0) wires.splice(at, 1);
      return at >= 0 ? [] : [`${id}: wire ${action} ${JSON.stringify(params)}`];
    }),
  );
}

function wiresIn(spec: Spec, id: string): { action: string; params?: JsonObject }[] {
  const element = elementOf(spec, id);
  return element === undefined ? [] : wiresOf(element).map(({ binding }) => binding);
}

function movedTo(value: Json, paths: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return paths.get(value) ?? value;
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? { $state: paths.get(path) ?? path } : value;
}

function lostRepeats(good: Spec, result: Spec): string[] {
  const pathsOf = (spec: Spec) => documentOrder(spec).flatMap((id) => elementOf(spec, id)?.repeat?.statePath ?? []);
  const left = new Set(pathsOf(result));
  return pathsOf(good)
    .filter((path) => !left.has(path))
    .map((path) => `repeat ${path}`);
}

/** Contents that are neither in the good screen nor in the request, except names written out as labels. */
function changedContents({ input, spec }: GoodScreen, shown: readonly ShownElement[]): string[] {
  const own = new Map(shownElements(spec).map((one) => [one.id, one]));
  const anywhere = new Set([...own.values()].flatMap(({ contents }) => contents).concat(leavesOf(input.data)));
  const spelled = new Set(namesIn({ input: { ...input, data: {} }, spec }).map(plainOf));
  return shown.flatMap(({ id, element, contents }) => {
    const before = own.get(id);
    const given =
      before?.element.type === element.type ? new Set([...before.contents, ...leavesOf(input.data)]) : anywhere;
    return contents
      .filter((text) => !given.has(text) && !spelled.has(plainOf(text)))
      .map((text) => `${id} (${element.type}): ${text.slice(0, 60)}`);
  });
}

/** All names in a request and its screen: ids, names, paths, actions. */
function namesIn({ input, spec }: Pick<GoodScreen, 'input' | 'spec'>): string[] {
  const actions = input.actions.flatMap((action) => [...leavesOf(action), ...keysIn(action)]);
  const fields = keysIn([spec.state, input.data, spec.elements]);
  const ids = Object.keys(spec.elements).flatMap((id) => [
    id,
    id.replace(/[-_]?(?:button|btn|input|field|select)$/i, ''),
  ]);
  const names = Object.values(spec.elements).flatMap(({ props }) => leavesOf(props['name']));
  const wired = Object.keys(spec.elements).flatMap((id) => wiresIn(spec, id).map(({ action }) => action));
  return [...actions, ...fields, ...ids, ...names, ...wired];
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...keysIn(member)]);
}

function changedData({ input }: GoodScreen, { state }: Spec): string[] {
  return Object.keys(input.data).flatMap((key) =>
    sameJson(input.data[key] ?? null, state[key] ?? null) ? [] : [`data at /${key}`],
  );
}
