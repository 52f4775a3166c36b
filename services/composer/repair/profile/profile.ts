import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';

/** The components that a caller's renderer can draw, and the elements that an edit started from, which it draws already. */
export type Profile = {
  components: ReadonlySet<string>;
  before: Spec['elements'];
};

/** True for an element that the renderer can draw: its type is in the profile, or is what it was before the edit. */
export function isDrawn(id: string, { type }: Pick<SpecElement, 'type'>, { components, before }: Profile): boolean {
  return components.has(type) || (Object.hasOwn(before, id) && before[id]?.type === type);
}

/** The elements of a spec that the caller's renderer cannot draw; none without a profile. */
export function faultsOfProfile(
  spec: Spec,
  { componentProfile: components, priorSpec }: Pick<PassContext, 'componentProfile' | 'priorSpec'>,
): Finding[] {
  if (components === undefined) return [];
  const profile: Profile = { components, before: priorSpec?.elements ?? {} };
  return Object.entries(spec.elements).flatMap(([id, element]): Finding[] => {
    if (isDrawn(id, element, profile)) return [];
    const message = `${element.type} is not in the component profile of the key.`;
    return [{ pointer: formatPointer(['elements', id, 'type']), code: 'not_in_profile', message }];
  });
}
