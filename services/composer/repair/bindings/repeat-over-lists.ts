import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { fieldsRead, readsItem } from './repeats.ts';
import { childIds, documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import { hasField } from '#services/composer/validation/item-fields.ts';

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
