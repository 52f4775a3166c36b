import type { Spec } from '#contract/spec.ts';
import { childIds, documentOrder, elementOf } from './tree.ts';

/** Ids that elements under the root promise as children and that no element has, in reading order, each once. */
export function missingIds(spec: Spec): string[] {
  const promised = documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    return element === undefined ? [] : childIds(element);
  });
  return [...new Set(promised)].filter((id) => elementOf(spec, id) === undefined);
}
