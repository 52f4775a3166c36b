import type { Definition } from '#catalog/definition.ts';
import { elementsOf } from '#catalog/substitute/node.ts';
import { substituteFor } from '#catalog/substitute/substitute.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { legalId } from '../element/legal-id.ts';
import { aboutIn, labelFor } from './fit-profile.ts';
import { isDrawn } from './profile.ts';

/** Expresses one element in components that the caller's renderer can draw; the first result keeps the id. */
export type DrawAs = (id: string, element: SpecElement, spec: Spec) => [id: string, element: SpecElement][];

/**
 * How elements are replaced while they stream in, under the component profile of the key; undefined without one. What can
 * only be judged on the whole screen is corrected at the end, by the pass.
 */
export function drawAs(
  input: ComposeInput,
  before: Spec['elements'],
  definitionOf: (type: string) => Definition | undefined,
): DrawAs | undefined {
  const { componentProfile: components, actions } = input;
  if (components === undefined) return undefined;
  const profile = { components, before };
  return (id, element, { state }) => {
    const definition = definitionOf(element.type);
    if (isDrawn(id, element, profile)) return [[id, element]];
    if (definition === undefined) return [];
    const about = aboutIn(state, actions, labelFor(id, undefined), () => true);
    return elementsOf(id, substituteFor(element, definition, about), legalId);
  };
}
