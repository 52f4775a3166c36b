import type { Definition } from '#catalog/definition.ts';
import { elementsOf } from '#catalog/substitute/node.ts';
import { substituteFor } from '#catalog/substitute/substitute.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { legalId } from '../element/legal-id.ts';
import { aboutIn, labelFor } from './fit-profile.ts';
import { isDrawn } from './profile.ts';

/** One element as the elements that a caller's renderer can draw, the first of them under the same id. */
export type DrawAs = (id: string, element: SpecElement, spec: Spec) => [id: string, element: SpecElement][];

/**
 * How elements are shown while they stream in, under the component profile of the key; undefined without one. What only
 * the whole screen tells is put right at the end, by the pass.
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
