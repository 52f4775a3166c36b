import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, isAtOrBelow, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { freshId, withElement, withoutElements } from '../edit-spec.ts';
import { mapJson } from '../map-json.ts';
import { elementPass, type Pass, type PassContext, type Repair } from '../pass.ts';
import { fieldsRead, recordsAt, templateIds } from './repeats.ts';
import { stateUses } from './state-uses.ts';
import { childIds, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import { hasField } from '#services/composer/validation/item-fields.ts';

/** With more items the screen would be too large. */
const ITEMS_MAX = 60;
const ELEMENTS_MAX = 400;
const OUTER = '../';
const NOTHING: SpecElement = { type: '', props: {}, children: [] };

/** Lists in lists in lists, as deep as a screen may show them. */
const LEVELS_MAX = 4;

/**
 * Expands a repeat whose template contains a repeat over a list in each item. Repeats cannot be nested, so the outer one
 * becomes one copy of its template per item, and the inner ones repeat over `/orders/0/lines` and so on, until none holds
 * another. Only for lists of the data, or of the model's own, that nothing changes.
 *
 * Source: docs/catalog/conventions.md, "Element envelope", `repeat`.
 */
export const unrollRepeats: Pass = (spec, context) => {
  const repairs: Repair[] = [];
  let current = spec;
  for (let level = 1; level < LEVELS_MAX; level += 1) {
    const unrolled = unrollOuter(current, context);
    if (unrolled.repairs.length === 0) break;
    current = unrolled.spec;
    repairs.push(...unrolled.repairs);
  }
  return { spec: current, repairs };
};

const unrollOuter = elementPass(
  'unroll-repeat',
  (spec, id, outer, context) => {
    const path = outer.repeat?.statePath;
    if (path === undefined) return spec;
    const items = recordsAt(spec, path);
    const inner = innerFields(spec, id, path, items);
    const size = orderFrom(spec, id).length * items.length;
    if (inner.size === 0 || !areRead(spec, id, items)) return spec;
    if (items.length > ITEMS_MAX || size > ELEMENTS_MAX || isWritten(spec, path, context)) return spec;
    return writeOut(spec, id, outer, { path, items, inner });
  },
  ['repeat'],
);

/** The inner repeats over a list in the item, with the field that holds it. */
function innerFields(spec: Spec, outer: string, path: string, items: readonly JsonObject[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const id of templateIds(spec, outer)) {
    const over: unknown = elementOf(spec, id)?.repeat?.statePath;
    const field = isJsonObject(over) ? over['$item'] : fieldOf(over, path, spec);
    if (typeof field === 'string' && items.some((item) => Array.isArray(readField(item, field)))) fields.set(id, field);
  }
  return fields;
}

/** A field of an item, `info/tags` below another one too. */
function readField(item: JsonObject, field: string): unknown {
  return readQuietly(item, formatPointer(field.split('/')));
}

/** The field in `/orders/lines`, `/orders/$index/lines` or `/lines`, when no such path exists. */
function fieldOf(over: unknown, path: string, { state }: Spec): string | undefined {
  if (typeof over !== 'string' || readQuietly(state, over) !== undefined) return undefined;
  const tokens = safeTokens(over);
  const isBelow = over.startsWith(`${path}/`) && tokens.length <= safeTokens(path).length + 2;
  return isBelow || tokens.length === 1 ? tokens.at(-1) : undefined;
}

/** True when each item has all that the template reads of it. */
function areRead(spec: Spec, outer: string, items: readonly JsonObject[]): boolean {
  const fields = templateIds(spec, outer).flatMap((id) => {
    const { repeat: _, ...element } = elementOf(spec, id) ?? NOTHING;
    return fieldsRead(element);
  });
  return fields.every((field) => items.every((item) => field === '' || hasField(item, field)));
}

function isWritten(spec: Spec, path: string, { definitionOf }: PassContext): boolean {
  return stateUses(spec, definitionOf).some(
    (use) => ['bound', 'set', 'listed'].includes(use.how) && isAtOrBelow(use.path, path),
  );
}

type Unrolled = { path: string; items: readonly JsonObject[]; inner: ReadonlyMap<string, string> };

function writeOut(spec: Spec, id: string, outer: SpecElement, { path, items, inner }: Unrolled): Spec {
  const template = orderFrom(spec, id).slice(1);
  const own = new Set(templateIds(spec, id));
  const ofInner = new Set([...inner.keys()].flatMap((below) => templateIds(spec, below)));
  let written = withoutElements(spec, new Set(template));
  const children: string[] = [];
  for (const [index, item] of items.entries()) {
    const names = new Map<string, string>();
    // An item without the list has nothing to repeat.
    const empty = [...inner].filter(([, field]) => !Array.isArray(readField(item, field))).map(([below]) => below);
    const left = new Set(empty.flatMap((below) => orderFrom(spec, below)));
    const drawn = template.filter((below) => !left.has(below));
    for (const below of drawn) {
      const name = freshId(written, `${below}-${index + 1}`);
      names.set(below, name);
      written = withElement(written, name, NOTHING);
    }
    for (const below of drawn) {
      const copy = own.has(below)
        ? copyOf(spec, below, `${path}/${index}`, inner.get(below))
        : copyOfInner(spec, below, `${path}/${index}`, ofInner.has(below));
      const held = childIds(copy).flatMap((child) => names.get(child) ?? []);
      written = withElement(written, names.get(below) ?? below, { ...copy, children: held });
    }
    children.push(...childIds(outer).flatMap((child) => names.get(child) ?? []));
  }
  const { repeat: _, ...rest } = outer;
  return withElement(written, id, { ...rest, children });
}

/** A copy of an element of an inner repeat: `../field` reads the item at a path. */
function copyOfInner(spec: Spec, id: string, item: string, readsOuter: boolean): SpecElement {
  const element = elementOf(spec, id) ?? NOTHING;
  if (!readsOuter) return element;
  return mapJson(element as unknown as JsonObject, (part) => readOuterAt(part, item)) as unknown as SpecElement;
}

/** A copy of one template element for the item at a path. */
function copyOf(spec: Spec, id: string, item: string, field: string | undefined): SpecElement {
  const element = elementOf(spec, id) ?? NOTHING;
  const { repeat, ...rest } = element;
  const read = mapJson(rest as unknown as JsonObject, (part) => readAt(part, item)) as unknown as SpecElement;
  if (repeat === undefined) return read;
  return { ...read, repeat: field === undefined ? repeat : { statePath: item + formatPointer(field.split('/')) } };
}

/** Within an inner repeat, `../field` is one of the outer item. */
function readOuterAt(part: Json, item: string): Json {
  if (!isJsonObject(part)) return part;
  for (const key of ['$bindItem', '$item']) {
    const field = part[key];
    if (typeof field !== 'string' || !field.startsWith(OUTER)) continue;
    return readAt({ ...part, [key]: field.slice(OUTER.length) }, item);
  }
  return part;
}

function readAt(part: Json, item: string): Json {
  if (!isJsonObject(part)) return part;
  const { $bindItem, $item, ...operators } = part;
  const field = $bindItem ?? $item;
  if (typeof field !== 'string') return part;
  return { $state: field === '' ? item : item + formatPointer(field.split('/')), ...operators };
}
