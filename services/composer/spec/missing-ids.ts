import type { Spec } from '#contract/spec.ts';
import { childIds, documentOrder, elementOf } from './tree.ts';

/** Ids that are promised as children, or as the root, and have no element, in reading order, each once. */
export function missingIds(spec: Spec): string[] {
  const promised = [spec.root, ...documentOrder(spec).flatMap((id) => childIds(elementOf(spec, id) ?? EMPTY))];
  return [...new Set(promised)].filter((id) => elementOf(spec, id) === undefined);
}

const EMPTY = { type: '', props: {}, children: [] };
