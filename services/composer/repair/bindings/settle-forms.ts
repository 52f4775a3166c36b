import { formatPointer } from '#contract/json/json-pointer.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { actionLabel } from '../actions/add-button.ts';
import { hostBinding } from '#contract/spec/spec-bindings.ts';
import { eventPointer, isSubmit } from '../actions/press-carriers.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';

/**
 * Brings every Form into one shape: its `commit` carries the action, and a Button with `submit` and no event of its own
 * submits it. The action of such a Button moves to the Form; a Form without a submit Button gets one.
 *
 * Source: docs/catalog/conventions.md, "Forms".
 */
export function settleForms(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let settled = spec;
  for (const form of documentOrder(spec)) {
    if (elementOf(settled, form)?.type !== 'Form') continue;
    settled = liftSubmitActions(settled, form, context, repairs);
    settled = ensureSubmit(settled, form, context, repairs);
  }
  return { spec: settled, repairs };
}

/** Moves the action of submit buttons to the Form. A button with a different action is not a submit button. */
function liftSubmitActions(spec: Spec, form: string, context: PassContext, repairs: Repair[]): Spec {
  let lifted = spec;
  for (const id of insideForm(spec, form)) {
    const button = elementOf(spec, id);
    const binding = button === undefined ? undefined : button.on?.commit;
    if (button === undefined || binding === undefined || !isSubmit(button) || isUntouched(spec, id, context)) continue;
    const owner = elementOf(lifted, form);
    if (owner === undefined) continue;
    if (owner.on?.commit === undefined) {
      lifted = withElement(lifted, form, { ...owner, on: { ...owner.on, commit: binding } });
    }
    const sends = sameAction(elementOf(lifted, form), button);
    lifted = withElement(lifted, id, sends ? withoutCommit(button) : withoutSubmit(button));
    repairs.push({ rule: 'move-submit-to-form', pointer: eventPointer(id, 'commit') });
  }
  return lifted;
}

/** Adds a submit Button to a Form whose `commit` is bound and that has none. */
function ensureSubmit(spec: Spec, form: string, context: PassContext, repairs: Repair[]): Spec {
  const owner = elementOf(spec, form);
  const binding = owner === undefined ? undefined : hostBinding(owner, 'commit');
  if (owner === undefined || binding === undefined || isUntouched(spec, form, context)) return spec;
  const buttons = insideForm(spec, form).flatMap((id) => {
    const element = elementOf(spec, id);
    return element?.type === 'Button' ? [{ id, element }] : [];
  });
  if (buttons.some(({ element }) => isSubmit(element))) return spec;
  const sender =
    buttons.findLast(({ element }) => sameAction(owner, element)) ??
    buttons.findLast(({ element }) => element.on?.commit === undefined && element.props['disabled'] !== true);
  if (sender === undefined) return addSubmit(spec, form, binding, context, repairs);
  const { id, element } = sender;
  repairs.push({ rule: 'mark-submit-button', pointer: formatPointer(['elements', id, 'props', 'submit']) });
  return withElement(spec, id, { ...withoutCommit(element), props: { ...element.props, submit: true } });
}

function addSubmit(spec: Spec, form: string, { action }: ActionBinding, context: PassContext, repairs: Repair[]): Spec {
  const id = freshId(spec, `${form}-submit`);
  const declaration = context.actions.find(({ name }) => name === action) ?? { name: action };
  const button: SpecElement = {
    type: 'Button',
    props: { label: actionLabel(declaration), submit: true },
    children: [],
  };
  repairs.push({ rule: 'add-submit-button', pointer: formatPointer(['elements', id]) });
  const children = [...(elementOf(spec, form)?.children ?? []), id];
  return withElement(withChildren(spec, form, children), id, button);
}

function insideForm(spec: Spec, form: string): string[] {
  return orderFrom(spec, form).slice(1);
}

function sameAction(one: SpecElement | undefined, other: SpecElement): boolean {
  const action = one === undefined ? undefined : hostBinding(one, 'commit')?.action;
  return action !== undefined && action === hostBinding(other, 'commit')?.action;
}

function withoutCommit({ on, ...element }: SpecElement): SpecElement {
  const { commit: _, ...others } = on ?? {};
  return Object.keys(others).length === 0 ? element : { ...element, on: others };
}

function withoutSubmit(element: SpecElement): SpecElement {
  const { submit: _, ...props } = element.props;
  return { ...element, props };
}
