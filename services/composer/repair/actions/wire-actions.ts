import type { ActionHandler, Spec } from '#contract/spec/spec.ts';
import { askParams } from './ask-params.ts';
import { bindControls } from '../bindings/bind-controls.ts';
import { completeParams } from './complete-params.ts';
import { nameDeadControls } from './dead-controls.ts';
import { openOverlays } from '../navigation/open-overlays.ts';
import type { Pass, PassContext, PassResult, Repair } from '../pass.ts';
import { settleForms } from '../bindings/settle-forms.ts';
import { WIRE_REQUIRED } from './wire-required.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { formatPointer, isForbiddenToken } from '#contract/json/json-pointer.ts';
import { leavesClient, wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { humanize } from '../words.ts';

/**
 * The passes that wire the actions of a spec, in this order: required ones to a control, Forms to their submit button, idle
 * controls to what their words say, params to the controls that hold them or to new ones, and every action handled by the
 * host to its handler. They run after controls are bound and overlays can be opened.
 */
export const WIRING: readonly Pass[] = [
  bindControls,
  openOverlays,
  ...WIRE_REQUIRED,
  settleForms,
  nameDeadControls,
  completeParams,
  askParams,
  wireHandlers,
];

/**
 * Gives every wired action that the host handles its entry in `actions`: the declared handler, else the existing one, else
 * `agent`. An edit also adds those that the prior spec lacked, since strict renderers refuse a spec without them. Handlers
 * of actions that are no longer fired stay.
 *
 * Source: service spec, "Action declaration", `kind`, `prompt`, `channel`; docs/catalog/conventions.md, "Bindings".
 */
function wireHandlers(spec: Spec, context: PassContext): PassResult {
  const handlers = new Map(Object.entries(spec.actions ?? {}));
  const repairs: Repair[] = [];
  for (const name of wiredNames(spec)) {
    const declaration = context.actions.find((action) => action.name === name);
    const current = handlers.get(name);
    const handler = declaration === undefined ? (current ?? { kind: 'agent' }) : handlerOf(declaration);
    if (current !== undefined && sameJson(current, handler)) continue;
    handlers.set(name, handler);
    repairs.push({ rule: 'wire-handler', pointer: formatPointer(['actions', name]) });
  }
  return { spec: repairs.length === 0 ? spec : { ...spec, actions: Object.fromEntries(handlers) }, repairs };
}

/** The handler of a declared action. A `recompose` needs a prompt; the default is the action's description or name. */
function handlerOf({ name, kind = 'agent', prompt, channel, description }: ActionDeclaration): ActionHandler {
  const described = description === undefined ? {} : { description };
  switch (kind) {
    case 'recompose':
      return { kind, prompt: prompt ?? description ?? humanize(name), ...described };
    case 'host':
      return { kind, ...(channel === undefined ? {} : { channel }), ...described };
    case 'agent':
      return { kind, ...described };
    case 'false':
    case false:
      return { kind: false, ...described };
  }
}

/** Names that need a handler. One that is not a safe member name, in a prior spec, cannot have any. */
function wiredNames(spec: Spec): string[] {
  const names = documentOrder(spec).flatMap((id) => firedBy(spec, id));
  return [...new Set(names)].filter((name) => !isForbiddenToken(name));
}

function firedBy(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  if (element === undefined) return [];
  return wiresOf(element).flatMap(({ binding }) => (leavesClient(binding) ? [binding.action] : []));
}
