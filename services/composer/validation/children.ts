import type { Definition } from '#catalog/definition.ts';
import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { CHILDREN_MAX } from './tree.ts';
import type { Document } from './document.ts';

/**
 * The faults of an element's children list that do not depend on the children themselves: its form and length.
 *
 * Source: docs/catalog/conventions.md, "Children" and "Element envelope".
 */
export function checkChildren({ children, slots }: JsonObject, definition: Definition, { tolerance }: Scope): Findings {
  if (slots !== undefined)
    return join(under('slots', slotFaults(slots)), under('children', listFaults(children ?? [])));
  if (children === undefined && tolerance === 'emitted') {
    return under('children', fault('missing_key', 'An element has children, [] on a leaf.', { op: 'add', value: [] }));
  }
  const list = children ?? [];
  const found = listFaults(list);
  if (!Array.isArray(list) || list.length > CHILDREN_MAX) return under('children', found);
  return under('children', join(found, countFaults(list.length, definition)));
}

// Named slots are json-render's; only prior specs have them, and what belongs in which is unknown here.
function slotFaults(slots: unknown): Findings {
  if (!isJsonObject(slots)) return fault('not_an_object', `Slots are an object of lists, not ${show(slots)}.`);
  return each(Object.keys(slots), (name) => listFaults(slots[name]));
}

function listFaults(children: unknown): Findings {
  if (!Array.isArray(children)) {
    return fault('wrong_kind', `Children are a list of element ids, not ${show(children)}.`);
  }
  if (children.length > CHILDREN_MAX) {
    return fault('too_many_children', `${children.length} children; ${CHILDREN_MAX} are allowed.`);
  }
  if (children.every((child) => typeof child === 'string')) return NONE;
  return each(children.keys(), (index) =>
    typeof children[index] === 'string'
      ? NONE
      : fault('wrong_kind', `A child is an element id, not ${show(children[index])}.`),
  );
}

function countFaults(
  count: number,
  { name, children, minChildren = 0, maxChildren = CHILDREN_MAX }: Definition,
): Findings {
  if (children === 'none') {
    return count === 0 ? NONE : fault('children_not_allowed', `${name} draws no children.`);
  }
  if (count >= minChildren && count <= maxChildren) return NONE;
  const wanted = minChildren === maxChildren ? `${minChildren}` : `${minChildren} to ${maxChildren}`;
  return fault('wrong_child_count', `${name} takes ${wanted} ${wanted === '1' ? 'child' : 'children'}, not ${count}.`);
}

/**
 * The faults of children whose type is not allowed in their parent. Checked only for composed specs: existing renderers
 * restrict nothing.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export function checkChildTypes(
  children: unknown,
  { name, children: allowed }: Definition,
  { elements }: Document,
): Findings {
  if (typeof allowed === 'string' || !Array.isArray(children)) return NONE;
  const found = each(children.keys(), (index) => {
    const child = elements.get(String(children[index]));
    if (!isJsonObject(child) || typeof child.type !== 'string' || allowed.includes(child.type)) return NONE;
    return fault('wrong_child_type', `${name} takes ${allowed.join(' and ')} only, not ${show(child.type)}.`);
  });
  return under('children', found);
}
