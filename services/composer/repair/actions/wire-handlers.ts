import { sameJson } from '#contract/apply-operation.ts';
import type { ActionDeclaration } from '#contract/compose-request.ts';
import { formatPointer, isForbiddenToken } from '#contract/json-pointer.ts';
import type { ActionHandler, Spec } from '#contract/spec.ts';
import { leavesClient, wiresOf } from '#contract/spec-bindings.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';
import { humanise } from '../words.ts';

/**
 * Gives every wired action that leaves the client its handler in `actions`: as declared, else the one that is there,
 * else `agent`. An edit adds those that the prior spec lacked, too, since strict renderers refuse a spec without them.
 * Handlers of actions that nothing fires any more stay as they are.
 *
 * Source: service spec, "Action declaration", `kind`, `prompt`, `channel`; docs/catalog/conventions.md, "Bindings".
 */
export function wireHandlers(spec: Spec, context: PassContext): PassResult {
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

/** What firing a declared action does. A `recompose` needs a prompt: without one it takes what the action means. */
function handlerOf({ name, kind = 'agent', prompt, channel, description }: ActionDeclaration): ActionHandler {
  const told = description === undefined ? {} : { description };
  switch (kind) {
    case 'recompose':
      return { kind, prompt: prompt ?? description ?? humanise(name), ...told };
    case 'host':
      return { kind, ...(channel === undefined ? {} : { channel }), ...told };
    case 'agent':
      return { kind, ...told };
    case 'false':
    case false:
      return { kind: false, ...told };
  }
}

/** Names to be handled. One that no document may hold as a member, in a caller's own spec, can have no handler. */
function wiredNames(spec: Spec): string[] {
  const names = documentOrder(spec).flatMap((id) => firedBy(spec, id));
  return [...new Set(names)].filter((name) => !isForbiddenToken(name));
}

function firedBy(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  if (element === undefined) return [];
  return wiresOf(element).flatMap(({ binding }) => (leavesClient(binding) ? [binding.action] : []));
}
