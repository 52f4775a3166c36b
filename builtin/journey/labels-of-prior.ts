import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { elementOf, parents } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '../part.ts';

/**
 * How the screen that the user left called its values: labels by the last part of the state path that a control was
 * bound to, and by the param that read it.
 */
export function labelsOfPrior(prior: Spec | undefined): Map<string, string> {
  const labels = new Map<string, string>();
  if (prior === undefined) return labels;
  const parentOf = parents(prior);
  const byPointer = new Map<string, string>();
  for (const [id, element] of Object.entries(prior.elements)) {
    const frame = elementOf(prior, parentOf.get(id) ?? '');
    const label = element.props['label'] ?? frame?.props['label'];
    if (typeof label !== 'string') continue;
    for (const pointer of boundPaths(element.props)) byPointer.set(pointer, label);
  }
  for (const [pointer, label] of byPointer) labels.set(pointer.slice(pointer.lastIndexOf('/') + 1), label);
  for (const element of Object.values(prior.elements)) {
    for (const { binding } of wiresOf(element)) {
      for (const [name, value] of Object.entries(binding.params ?? {})) {
        const label =
          isJsonObject(value) && typeof value['$state'] === 'string' ? byPointer.get(value['$state']) : undefined;
        if (label !== undefined) labels.set(name, label);
      }
    }
  }
  return labels;
}
