import type { Definition } from '#catalog/definition.ts';
import { fault, type Findings, join, NONE, show, under } from '#catalog/validate/finding.ts';
import type { Scope } from '#catalog/validate/scope.ts';
import type { JsonObject } from '#contract/json.ts';
import { CHILDREN_MAX } from './tree.ts';

/**
 * The faults of an element's list of children that show without the children themselves: its form and its length.
 *
 * Source: docs/catalog/conventions.md, "Children" and "Element envelope".
 */
export function checkChildren({ children, slots }: JsonObject, definition: Definition, { tolerance }: Scope): Findings {
  if (children === undefined) {
    if (tolerance === 'prior') return slots === undefined ? countFaults(0, definition) : NONE;
    return under('children', fault('missing_key', 'An element has children, [] on a leaf.', { op: 'add', value: [] }));
  }
  if (!Array.isArray(children)) {
    return under('children', fault('wrong_kind', `Children are a list of element ids, not ${show(children)}.`));
  }
  if (children.length > CHILDREN_MAX) {
    return under('children', fault('too_many_children', `${children.length} children; ${CHILDREN_MAX} are allowed.`));
  }
  let found = NONE;
  for (const [index, child] of children.entries()) {
    if (typeof child === 'string') continue;
    found = join(found, under(index, fault('wrong_kind', `A child is an element id, not ${show(child)}.`)));
  }
  if (slots === undefined) found = join(found, countFaults(children.length, definition));
  return under('children', found);
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
