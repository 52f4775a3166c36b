import type { Spec, SpecElement } from '#contract/spec.ts';
import { wiresOf } from '#contract/spec-bindings.ts';
import { isUntouched, type PassContext } from '../pass.ts';
import { formAround, isSubmit } from './press-carriers.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';

/** Components meant to be pressed, each with the prop by which a press does something without an event. */
const PRESSED: { readonly [type: string]: string | undefined } = {
  Button: undefined,
  IconButton: undefined,
  Fab: undefined,
  Suggestion: undefined,
  Confirmation: 'decision',
  SidebarItem: 'href',
};

/**
 * Ids of the reachable controls that do nothing when pressed. A submit Button of a Form that is wired does something; a
 * disabled control shows a state; elements that an edit has not changed are the caller's.
 */
export function deadControls(spec: Spec, parentOf: ReadonlyMap<string, string>, context: PassContext): string[] {
  return documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    return element !== undefined && isDead(spec, id, element, parentOf) && !isUntouched(spec, id, context);
  });
}

function isDead(spec: Spec, id: string, element: SpecElement, parentOf: ReadonlyMap<string, string>): boolean {
  if (!Object.hasOwn(PRESSED, element.type) || wiresOf(element).length > 0) return false;
  if (element.props['disabled'] === true) return false;
  const otherwise = PRESSED[element.type];
  if (otherwise !== undefined && element.props[otherwise] !== undefined) return false;
  if (!isSubmit(element)) return true;
  const form = formAround(spec, id, parentOf);
  return form === undefined || elementOf(spec, form)?.on?.commit === undefined;
}
