import type { Spec } from '#contract/spec/spec.ts';
import type { PassResult } from '../pass.ts';
import { elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

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
