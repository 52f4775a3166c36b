import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import type { PassResult, Repair } from './pass.ts';
import { childIds, elementOf } from './tree.ts';

/**
 * Makes the children a forest: ids without an element go, and an element that is listed more than once (shared,
 * repeated, or its own ancestor) stays only with the parent that is read first. Starts at the root, so what the root
 * reaches stays under it; ids in json-render's slots are left as they are.
 */
export function cutChildren(spec: Spec): PassResult {
  const { order, tops } = readForest(spec);
  const placed = new Set(tops);
  const elements: { [id: string]: SpecElement } = { ...spec.elements };
  const repairs: Repair[] = [];
  for (const id of order) {
    const element = elementOf(spec, id);
    const listed = element?.children ?? [];
    const kept = listed.filter((child, index) => {
      const rule = faultOf(spec, child, placed);
      if (rule === undefined) placed.add(child);
      else repairs.push({ rule, pointer: formatPointer(['elements', id, 'children', index]) });
      return rule === undefined;
    });
    if (element !== undefined && kept.length < listed.length) elements[id] = { ...element, children: kept };
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: { ...spec, elements }, repairs };
}

function faultOf(spec: Spec, child: string, placed: ReadonlySet<string>): string | undefined {
  if (elementOf(spec, child) === undefined) return 'drop-missing-child';
  return placed.has(child) ? 'cut-shared-child' : undefined;
}

/** Every id in reading order: what the root reaches, then strays from their tops, then those that only form circles. */
function readForest(spec: Spec): { order: ReadonlySet<string>; tops: string[] } {
  const order = new Set<string>();
  const tops: string[] = [];
  const visit = (top: string) => {
    if (order.has(top)) return;
    tops.push(top);
    const ahead = [top];
    for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
      const element = elementOf(spec, id);
      if (element === undefined || order.has(id)) continue;
      order.add(id);
      ahead.push(...childIds(element).toReversed());
    }
  };
  const ids = Object.keys(spec.elements);
  const held = new Set(Object.values(spec.elements).flatMap(childIds));
  visit(spec.root);
  for (const id of ids) if (!held.has(id)) visit(id);
  for (const id of ids) visit(id);
  return { order, tops };
}
