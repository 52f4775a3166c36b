import type { Spec } from '#contract/spec.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';

/** The component types of a spec, each once, in reading order. Source: service spec, "Interaction summary item". */
export function componentsUsed(spec: Spec): string[] {
  const types = documentOrder(spec).flatMap((id) => elementOf(spec, id)?.type ?? []);
  return [...new Set(types)];
}
