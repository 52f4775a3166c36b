import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { type PassContext, type PassResult, type Repair, isUntouched } from '../pass.ts';
import { formAround, isSubmit } from './press-carriers.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';
import { eventPointer } from './bind-event.ts';
import { openCopy } from '../edit-spec.ts';
import { machineName, wordsOf } from '../words.ts';

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

const CLOSING = new Set(['cancel', 'close', 'dismiss', 'back', 'no', 'ok', 'done', 'later']);

/**
 * Gives controls without an event something to do: inside an overlay one named like a close button closes it; under the
 * `open` policy any other fires an action named after its label, which is what its author meant. The submit button of a
 * Form passes its action to the Form.
 */
export function nameDeadControls(spec: Spec, context: PassContext): PassResult {
  const parentOf = parents(spec);
  const repairs: Repair[] = [];
  const named = openCopy(spec);
  for (const id of deadControls(spec, parentOf, context)) {
    const element = elementOf(named, id);
    const label = element?.props['label'];
    if (element === undefined) continue;
    const binding = closing(spec, id, label, parentOf) ?? naming(label, id, context);
    if (binding === undefined) continue;
    const form = isSubmit(element) ? formAround(spec, id, parentOf) : undefined;
    const carrier = elementOf(named, form ?? id) ?? element;
    named.elements[form ?? id] = { ...carrier, on: { ...carrier.on, commit: binding } };
    repairs.push({ rule: 'name-dead-control', pointer: eventPointer(form ?? id, 'commit') });
  }
  return { spec: repairs.length === 0 ? spec : named, repairs };
}

function closing(
  spec: Spec,
  id: string,
  label: unknown,
  parentOf: ReadonlyMap<string, string>,
): ActionBinding | undefined {
  if (typeof label !== 'string' || !wordsOf(label).some((word) => CLOSING.has(word))) return undefined;
  const overlay = ancestors(parentOf, id).find(
    (above) => typeof elementOf(spec, above)?.props['openPath'] === 'string',
  );
  const path = overlay === undefined ? undefined : elementOf(spec, overlay)?.props['openPath'];
  return typeof path === 'string' ? { action: 'setState', params: { statePath: path, value: false } } : undefined;
}

function naming(label: unknown, id: string, { actionPolicy }: PassContext): ActionBinding | undefined {
  if (actionPolicy !== 'open') return undefined;
  const action = machineName(typeof label === 'string' ? label : '') || machineName(id);
  return action === '' ? undefined : { action };
}
