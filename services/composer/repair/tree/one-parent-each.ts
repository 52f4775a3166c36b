import type { RepairName } from '../repairs.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassResult, Repair } from '../pass.ts';
import { isSubmit } from '../actions/press-carriers.ts';
import { readsItem } from '../bindings/repeats.ts';
import { childIds, elementOf, isElementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

/**
 * Turns the children lists into a forest: ids without an element are removed, and an element that is listed more than once
 * (shared, repeated, or its own ancestor) stays only with its first parent in reading order, unless a later one needs it
 * more: because it has no other child, repeats over the items that the element reads, or is the Form that its button
 * submits. Starts at the root, so what the root reaches stays reachable; ids in json-render's slots are left as they are.
 */
export function giveOneParent(spec: Spec): PassResult {
  const { order, tops } = readForest(spec);
  const placed = new Set(tops);
  const keepers = needyParents(spec, order);
  const elements: { [id: string]: SpecElement } = { ...spec.elements };
  const repairs: Repair[] = [];
  for (const id of order) {
    const element = elementOf(spec, id);
    const listed = element?.children ?? [];
    const kept = listed.filter((child, index) => {
      const isElsewhere = (keepers.get(child) ?? id) !== id;
      const rule = isElsewhere ? 'cut-shared-child' : faultOf(spec, child, placed);
      if (rule === undefined) placed.add(child);
      else repairs.push({ rule, pointer: formatPointer(['elements', id, 'children', index]) });
      return rule === undefined;
    });
    if (element !== undefined && kept.length < listed.length) elements[id] = { ...element, children: kept };
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: { ...spec, elements }, repairs };
}

function faultOf(spec: Spec, child: string, placed: ReadonlySet<string>): RepairName | undefined {
  if (elementOf(spec, child) === undefined) return 'drop-missing-child';
  return placed.has(child) ? 'cut-shared-child' : undefined;
}

/** For children with several parents, the one that needs it more than the first. */
function needyParents(spec: Spec, order: ReadonlySet<string>): Map<string, string> {
  const listers = new Map<string, string[]>();
  for (const id of order) {
    const element = elementOf(spec, id);
    for (const child of new Set(element === undefined ? [] : childIds(element))) {
      const known = listers.get(child);
      if (known === undefined) listers.set(child, [id]);
      else known.push(id);
    }
  }
  const shared = [...listers].filter(([, listing]) => listing.length > 1);
  if (shared.length === 0) return new Map();
  const repeating = idsInside(spec, ({ repeat }) => repeat !== undefined);
  const forms = idsInside(spec, ({ type }) => type === 'Form');
  const holders = (isKind: (element: SpecElement) => boolean): Set<string> =>
    reaching(
      [...order].filter((id) => isElementOf(spec, id, isKind)),
      listers,
    );
  const items = holders(readsItem);
  const submits = holders(isSubmit);
  const withForm = holders(({ type }) => type === 'Form');
  const circleOf = circles(spec, order, listers);
  return new Map(
    shared.flatMap(([child, [first = '', ...later]]): [string, string][] => {
      // A descendant of the child that lists it is in a cycle with it.
      const others = later.filter((id) => circleOf.get(id) !== circleOf.get(child));
      const inForm = submits.has(child) && !withForm.has(child) ? forms : undefined;
      const belongs = items.has(child) ? repeating : inForm;
      const needy =
        belongs !== undefined && !belongs.has(first)
          ? others.find((id) => belongs.has(id))
          : others.find((id) => countOf(spec, id) === 1 && countOf(spec, first) > 1);
      return needy === undefined ? [] : [[child, needy]];
    }),
  );
}

/** Some elements and all their ancestors. */
function reaching(ids: readonly string[], listers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const holder of listers.get(id) ?? []) found.add(holder);
  return found;
}

/**
 * For each element a number that it shares with the elements of its cycles: the strongly connected components, found by a
 * walk over the children and one over the parents (Kosaraju).
 */
function circles(
  spec: Spec,
  order: ReadonlySet<string>,
  listers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const left: string[] = [];
  const entered = new Set<string>();
  for (const start of order) {
    const ahead: [id: string, isLeft: boolean][] = [[start, false]];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const [id, isLeft] = next;
      if (isLeft) left.push(id);
      if (isLeft || entered.has(id) || !order.has(id)) continue;
      entered.add(id);
      ahead.push(
        [id, true],
        ...childIds(elementOf(spec, id) as SpecElement).map((child): [string, boolean] => [child, false]),
      );
    }
  }
  const circleOf = new Map<string, number>();
  for (const start of left.toReversed()) {
    if (circleOf.has(start)) continue;
    const circle = new Set([start]);
    for (const id of circle) {
      circleOf.set(id, circleOf.get(start) ?? circleOf.size);
      for (const holder of listers.get(id) ?? []) if (!circleOf.has(holder)) circle.add(holder);
    }
  }
  return circleOf;
}

/** The elements of a kind and all their descendants. */
function idsInside(spec: Spec, isKind: (element: SpecElement) => boolean): Set<string> {
  const inside = new Set(Object.keys(spec.elements).filter((id) => isElementOf(spec, id, isKind)));
  for (const id of inside) {
    const element = elementOf(spec, id);
    for (const child of element === undefined ? [] : childIds(element)) inside.add(child);
  }
  return inside;
}

function countOf(spec: Spec, id: string): number {
  const element = elementOf(spec, id);
  return element === undefined ? 0 : new Set(childIds(element)).size;
}

/** Every id in reading order: what the root reaches, then orphans from their tops, then detached cycles. */
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

/**
 * Points `root` at an element when it does not: at the one with id `root`, else at the one without a parent that has the
 * most descendants. A spec without elements is unchanged.
 */
export function chooseRoot(spec: Spec): PassResult {
  if (elementOf(spec, spec.root) !== undefined) return { spec, repairs: [] };
  const root = elementOf(spec, 'root') === undefined ? largestTop(spec) : 'root';
  if (root === undefined) return { spec, repairs: [] };
  return { spec: { ...spec, root }, repairs: [{ rule: 'choose-root', pointer: '/root' }] };
}

function largestTop(spec: Spec): string | undefined {
  const parentOf = parents(spec);
  const ids = Object.keys(spec.elements);
  const tops = ids.filter((id) => !parentOf.has(id));
  let largest: { id: string; size: number } | undefined;
  // Elements in a cycle have no top; then any of them will do.
  for (const id of tops.length > 0 ? tops : ids) {
    const size = orderFrom(spec, id).length;
    if (largest === undefined || size > largest.size) largest = { id, size };
  }
  return largest?.id;
}
