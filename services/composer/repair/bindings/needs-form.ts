import type { Spec } from '#contract/spec.ts';
import { isSubmit } from '../actions/press-carriers.ts';
import { elementOf, orderFrom } from '#contract/spec-tree.ts';

/** True for a submit button, or an element that contains one without being a Form or containing its Form. */
export function needsForm(spec: Spec, id: string): boolean {
  const elements = orderFrom(spec, id).flatMap((below) => elementOf(spec, below) ?? []);
  return elements.some(isSubmit) && !elements.some(({ type }) => type === 'Form');
}
