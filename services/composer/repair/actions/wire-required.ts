import { formatPointer } from '#contract/json-pointer.ts';
import { isBuiltinAction, type Spec } from '#contract/spec.ts';
import { addButton } from './add-button.ts';
import { adoptCarrier } from './adopt-carrier.ts';
import type { Repaired } from './bind-event.ts';
import { wiresOf } from '#contract/spec-bindings.ts';
import { withElement } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { reachability } from '../tree/reachable.ts';
import { documentOrder, elementOf, parents } from '#contract/spec-tree.ts';

/**
 * Binds every required action to a control, whatever the model did: to a fitting idle one, else to an added Button. A
 * control that the user cannot get at does not count; a permanently disabled one is enabled. An action counts as wired on
 * any event that its component emits. A spec without elements has no place for a control and is unchanged.
 *
 * Source: service spec, "Action declaration", `required`.
 */
export function wireRequired(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let wired = spec;
  for (const action of context.actions) {
    if (action.required !== true || isBuiltinAction(action.name) || elementOf(wired, wired.root) === undefined)
      continue;
    const carriers = carriersOf(wired, action.name, context);
    if (carriers.some((id) => !isDisabled(wired, id))) continue;
    const [disabled] = carriers;
    const repaired =
      disabled !== undefined
        ? enable(wired, disabled)
        : (adoptCarrier(wired, action, context) ?? addButton(wired, action, context));
    wired = repaired.spec;
    repairs.push(repaired.repair);
  }
  return { spec: wired, repairs };
}
/** The reachable elements that fire the action on an event that their component emits. */
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
