import type { Spec } from '#contract/spec.ts';
import { isSubmit } from '../actions/press-carriers.ts';
import { elementOf, orderFrom } from '#contract/spec-tree.ts';

/** True for a submit button, and for what holds one without being a Form or holding its Form. */
export function needsForm(spec: Spec, id: string): boolean {
  const elements = orderFrom(spec, id).flatMap((below) => elementOf(spec, below) ?? []);
  return elements.some(isSubmit) && !elements.some(({ type }) => type === 'Form');
}
