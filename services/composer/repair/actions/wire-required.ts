import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { LIMITS } from '#contract/limits.ts';
import { isBuiltinAction, type Spec } from '#contract/spec/spec.ts';
import { addButton } from './add-button.ts';
import { adoptCarrier } from './adopt-carrier.ts';
import type { Repaired } from './press-carriers.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { withElement } from '../edit-spec.ts';
import { isUntouched, type Pass, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { reachability } from '../tree/reachable.ts';
import { documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/**
 * Binds every required action to a control, whatever the model did: to a fitting idle one, else to an added Button. A
 * control that the user cannot get at does not count; a permanently disabled one is enabled. An action counts as wired on
 * any event that its component emits. A spec without elements has no place for a control and is unchanged. One pass for
 * each action that may be declared, since each takes its time.
 *
 * Source: service spec, "Action declaration", `required`.
 */
export const WIRE_REQUIRED: readonly Pass[] = Array.from(
  { length: LIMITS.actionsMaxItems },
  (_, index): Pass =>
    (spec, context) =>
      wireOne(spec, context.actions[index], context),
);

function wireOne(spec: Spec, action: ActionDeclaration | undefined, context: PassContext): PassResult {
  const unchanged = { spec, repairs: [] };
  if (action?.required !== true || isBuiltinAction(action.name) || elementOf(spec, spec.root) === undefined)
    return unchanged;
  const carriers = carriersOf(spec, action.name, context);
  if (carriers.some((id) => !isDisabled(spec, id))) return unchanged;
  const [disabled] = carriers;
  const repaired =
    disabled !== undefined
      ? enable(spec, disabled)
      : (adoptCarrier(spec, action, context) ?? addButton(spec, action, context));
  return { spec: repaired.spec, repairs: [repaired.repair] };
}

/** The elements that fire the action on an event that they emit, and that somebody can get at. */
function carriersOf(spec: Spec, action: string, context: PassContext): string[] {
  const isReachable = reachability(spec, parents(spec), context);
  return documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return false;
    const emitted: object = context.definitionOf(element.type)?.events ?? {};
    const fires = wiresOf(element).some(
      ({ event, binding }) => binding.action === action && Object.hasOwn(emitted, event),
    );
    return fires && (isReachable(id) || isUntouched(spec, id, context));
  });
}

function isDisabled(spec: Spec, id: string): boolean {
  return elementOf(spec, id)?.props['disabled'] === true;
}

/** Enables a control that is permanently disabled, since it could never fire the required action. */
function enable(spec: Spec, id: string): Repaired {
  const repair: Repair = {
    rule: 'enable-required-control',
    pointer: formatPointer(['elements', id, 'props', 'disabled']),
  };
  const element = elementOf(spec, id);
  if (element === undefined) return { spec, repair };
  const { disabled: _, ...props } = element.props;
  return { spec: withElement(spec, id, { ...element, props }), repair };
}
