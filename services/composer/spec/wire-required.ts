import type { Spec } from '#contract/spec.ts';
import { isBuiltinAction } from '#contract/spec.ts';
import { addButton } from './add-button.ts';
import { adoptCarrier } from './adopt-carrier.ts';
import { wiresOf } from './bindings.ts';
import type { PassContext, PassResult, Repair } from './pass.ts';
import { documentOrder, elementOf } from './tree.ts';

/**
 * Binds every required action to a control whatever the model did: to one that is there for it and idle, else to a
 * Button that is added. An action counts as wired on any event that its component emits. A spec without elements has
 * no place for a control and stays as it is.
 *
 * Source: service spec, "Action declaration", `required`.
 */
export function wireRequired(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let wired = spec;
  for (const action of context.actions) {
    if (action.required !== true || isBuiltinAction(action.name) || elementOf(wired, wired.root) === undefined)
      continue;
    if (isWired(wired, action.name, context)) continue;
    const mended = adoptCarrier(wired, action, context) ?? addButton(wired, action, context);
    wired = mended.spec;
    repairs.push(mended.repair);
  }
  return { spec: wired, repairs };
}

/** True when an element under the root fires the action on an event that its component emits. */
function isWired(spec: Spec, action: string, { definitionOf }: PassContext): boolean {
  return documentOrder(spec).some((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return false;
    const emitted: object = definitionOf(element.type)?.events ?? {};
    return wiresOf(element).some(({ event, binding }) => binding.action === action && Object.hasOwn(emitted, event));
  });
}
