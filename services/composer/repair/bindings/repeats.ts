import { formatPointer, readMember, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { childIds, documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { hasField } from '../../validation/item-fields.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { mapJson } from '../map-json.ts';
import { type PassContext, type PassResult, type Repair, isUntouched } from '../pass.ts';
import { respelled } from './repair-pointers.ts';

/** Ids below a repeat that read its items: all but those below a nested repeat, whose own id is included. */
export function templateIds(spec: Spec, repeater: string): string[] {
  const found = new Set<string>();
  const ahead = [...childIds(elementOf(spec, repeater) ?? { type: '', props: {}, children: [] })];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const element = elementOf(spec, id);
    if (element === undefined || found.has(id)) continue;
    found.add(id);
    if (element.repeat === undefined) ahead.push(...childIds(element));
  }
  return [...found];
}

/** The objects in the list at a path; none when there is no such list, or it contains anything else. */
export function recordsAt({ state }: Spec, path: unknown): JsonObject[] {
  const list = typeof path === 'string' ? readQuietly(state, path) : undefined;
  return Array.isArray(list) && list.every(isJsonObject) ? list : [];
}

/** True for an element that shows or sends a field of the repeated item. */
export function readsItem(element: SpecElement): boolean {
  return [element.props, element.on ?? {}].some(holdsItem);
}

function holdsItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsItem);
  return isJsonObject(value) && (Object.hasOwn(value, '$bindItem') || Object.values(value).some(holdsItem));
}

/** The item fields that a value reads, at any depth. */
export function fieldsRead(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsRead);
  if (!isJsonObject(value)) return [];
  const field = value['$bindItem'] ?? value['$item'];
  return typeof field === 'string' ? [field] : Object.values(value).flatMap(fieldsRead);
}

const DEPTH_MAX = 3;

/**
 * Repeats elements that read item fields outside any repeat, over the only list in the state whose items have all of those
 * fields. Adjacent ones form one template.
 *
 * Source: docs/catalog/conventions.md, "Expressions", `$bindItem`.
 */
export function repeatOverLists(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let repeated = spec;
  for (const id of documentOrder(spec)) {
    const element = elementOf(repeated, id);
    const groups = element === undefined ? [] : readingChildren(repeated, element);
    if (groups.length === 0 || isUntouched(spec, id, context) || isInRepeat(repeated, id)) continue;
    for (const group of groups) {
      const path = onlyListFor(repeated, group);
      if (path === undefined) continue;
      repeated = withRepeat(repeated, id, group, path);
      repairs.push({ rule: 'repeat-over-list', pointer: formatPointer(['elements', group[0] ?? id]) });
    }
  }
  return { spec: repeated, repairs };
}

function isInRepeat(spec: Spec, id: string): boolean {
  return Object.keys(spec.elements).some(
    (other) => elementOf(spec, other)?.repeat !== undefined && orderFrom(spec, other).includes(id),
  );
}

/** Groups of adjacent children that read an item themselves, whatever they contain. */
function readingChildren(spec: Spec, element: SpecElement): string[][] {
  const groups: string[][] = [];
  if (element.repeat !== undefined) return groups;
  let isOpen = false;
  for (const child of childIds(element)) {
    const held = elementOf(spec, child);
    const reads = held !== undefined && readsItem(held);
    if (reads && isOpen) groups.at(-1)?.push(child);
    else if (reads) groups.push([child]);
    isOpen = reads;
  }
  return groups;
}

function onlyListFor(spec: Spec, group: readonly string[]): string | undefined {
  const ids = group.flatMap((id) => orderFrom(spec, id));
  const fields = new Set(ids.flatMap((id) => fieldsRead((elementOf(spec, id) ?? {}) as unknown as Json)));
  fields.delete('');
  if (fields.size === 0) return undefined;
  const fitting = listsIn(spec.state, [], 0).filter(({ items }) =>
    [...fields].every((field) => items.some((item) => hasField(item, field))),
  );
  return fitting.length === 1 ? fitting[0]?.path : undefined;
}

function listsIn(value: Json, path: readonly string[], depth: number): { path: string; items: JsonObject[] }[] {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isJsonObject) ? [{ path: formatPointer(path), items: value }] : [];
  }
  if (!isJsonObject(value) || depth === DEPTH_MAX) return [];
  return Object.entries(value).flatMap(([key, member]) => listsIn(member, [...path, key], depth + 1));
}

/** Replaces the group by a repeated Stack around it, with an inner Stack when there are several. */
function withRepeat(spec: Spec, parent: string, group: readonly string[], statePath: string): Spec {
  const [first = ''] = group;
  const list = freshId(spec, `${first}-list`);
  const children = childIds(elementOf(spec, parent) as SpecElement);
  const placed = withChildren(spec, parent, children.toSpliced(children.indexOf(first), group.length, list));
  const template = group.length === 1 ? first : freshId(spec, `${first}-item`);
  const stack = (held: string[]): SpecElement => ({ type: 'Stack', props: {}, children: held });
  const repeated = withElement(placed, list, { ...stack([template]), repeat: { statePath } });
  return group.length === 1 ? repeated : withElement(repeated, template, stack([...group]));
}

/** Placeholders for the index of the repeated item in a path. */
const ANY_INDEX = /^(?:\$?\{?\{?\$?(?:index|i|idx)\}?\}?|\*|\[\]|:index)$/i;
/** Names for the repeated item in a path, unless the state has a member of that name. */
const ITEM_NAMES = new Set(['item', '$item', 'row', '$row', 'current']);

/**
 * Normalizes reads of the repeated item in templates: `/orders/$index/total`, `/item/total` and fields in another spelling
 * become `$bindItem` with the field that the items have.
 *
 * Source: docs/catalog/conventions.md, "Expressions".
 */
export function repairItemReads(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let repaired = spec;
  for (const repeater of documentOrder(spec)) {
    const path = elementOf(spec, repeater)?.repeat?.statePath;
    const items = recordsAt(spec, path);
    if (path === undefined || items.length === 0) continue;
    for (const id of templateIds(spec, repeater)) {
      const element = elementOf(repaired, id);
      if (element === undefined || isUntouched(spec, id, context)) continue;
      const next = mapJson(element as unknown as JsonObject, (part) => repairRead(part, path, items, spec));
      if (next === (element as unknown)) continue;
      repaired = withElement(repaired, id, next as unknown as SpecElement);
      repairs.push({ rule: 'repair-item-read', pointer: formatPointer(['elements', id]) });
    }
  }
  return { spec: repaired, repairs };
}

function repairRead(part: Json, path: string, items: readonly JsonObject[], spec: Spec): Json {
  if (!isJsonObject(part)) return part;
  for (const key of ['$bindItem', '$item']) {
    const field = part[key];
    if (typeof field !== 'string' || field === '') continue;
    const meant = fieldOf(field.split('/'), items) ?? fieldOf(field.split('/').slice(1), items);
    return meant === undefined || meant === field ? part : { ...part, [key]: meant };
  }
  const read = part['$state'];
  const tokens = typeof read === 'string' ? itemTokens(read, path, spec) : undefined;
  const field = tokens === undefined ? undefined : fieldOf(tokens, items);
  if (field === undefined) return part;
  const { $state: _, ...operators } = part;
  return Object.keys(operators).length === 0 ? { $bindItem: field } : { $item: field, ...operators };
}

/** The path inside the item that a read means, if it means one. */
function itemTokens(read: string, path: string, { state }: Spec): string[] | undefined {
  const tokens = safeTokens(read);
  const list = safeTokens(path);
  const [name = '', ...rest] = tokens;
  if (ITEM_NAMES.has(name)) return readMember(state, name) === undefined && rest.length > 0 ? rest : undefined;
  const isBelow = tokens.length > list.length + 1 && list.every((token, index) => token === tokens[index]);
  return isBelow && ANY_INDEX.test(tokens[list.length] ?? '') ? tokens.slice(list.length + 1) : undefined;
}

/** The field as the items spell it. */
function fieldOf(tokens: readonly string[], items: readonly JsonObject[]): string | undefined {
  if (tokens.length === 0) return undefined;
  for (const item of items) {
    const field = respelled(item, tokens);
    if (field !== undefined) return field.join('/');
  }
  return undefined;
}
