import { fault, type Findings, join, NONE, show, under } from '#catalog/validate/finding.ts';
import type { Scope } from '#catalog/validate/scope.ts';
import type { ActionDeclaration } from '#contract/compose-request.ts';
import { isJsonObject, type JsonObject } from '#contract/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { isBuiltinAction } from '#contract/spec.ts';
import type { Document } from './document.ts';

const KINDS: ReadonlySet<unknown> = new Set(['agent', 'recompose', 'host', false]);
/** The texts of a handler: their limits, and the kind they belong to. */
const TEXTS: { readonly [key: string]: { maxChars: number; kind?: string } } = {
  prompt: { maxChars: LIMITS.actionPromptMaxChars, kind: 'recompose' },
  channel: { maxChars: LIMITS.actionChannelMaxChars, kind: 'host' },
  description: { maxChars: LIMITS.actionDescriptionMaxChars },
};

/**
 * The faults of the `actions` map: each handler's form; a handler for each wired action, since strict renderers refuse
 * a spec without it; and a control for each required action. The last two are asked of a composed spec only.
 *
 * Source: service spec, "Action declaration"; docs/catalog/conventions.md, "Bindings and builtin actions".
 */
export function checkHandlers(
  { actions, elements }: Document,
  declared: ReadonlyMap<string, ActionDeclaration>,
  { tolerance }: Scope,
): Findings {
  if (actions === undefined) return NONE;
  let found = NONE;
  for (const name of Object.keys(actions)) {
    found = join(found, under('actions', under(name, handlerFaults(actions[name], tolerance))));
  }
  if (tolerance === 'prior') return found;
  const wired = wiredActions(elements);
  for (const name of wired) {
    if (Object.hasOwn(actions, name)) continue;
    const value: JsonObject = { kind: 'agent' };
    const missing = fault('missing_handler', `The wired action ${show(name)} has no handler.`, { op: 'add', value });
    found = join(found, under('actions', under(name, missing)));
  }
  for (const { name, required } of declared.values()) {
    if (!required || wired.has(name)) continue;
    found = join(found, fault('unwired_action', `The required action ${show(name)} is wired to no control.`));
  }
  return found;
}

/** The names of all actions that leave the client. */
function wiredActions(elements: ReadonlyMap<string, unknown>): Set<string> {
  const names = new Set<string>();
  for (const element of elements.values()) {
    if (!isJsonObject(element) || !isJsonObject(element.on)) continue;
    for (const verb in element.on) {
      const wiring = element.on[verb];
      for (const binding of Array.isArray(wiring) ? wiring : [wiring]) {
        if (!isJsonObject(binding) || typeof binding.action !== 'string') continue;
        if (!isBuiltinAction(binding.action)) names.add(binding.action);
      }
    }
  }
  return names;
}

function handlerFaults(handler: unknown, tolerance: Scope['tolerance']): Findings {
  if (!isJsonObject(handler)) return fault('bad_handler', `Expected {kind}, not ${show(handler)}.`);
  const { kind } = handler;
  const isKind = KINDS.has(kind) || (tolerance === 'prior' && kind === 'false');
  let found = isKind
    ? NONE
    : under('kind', fault('bad_handler', `${show(kind)} is none of agent, recompose, host, false.`));
  for (const key of Object.keys(handler).slice(0, 20)) {
    if (key !== 'kind') found = join(found, under(key, textFaults(key, handler[key], kind, tolerance)));
  }
  if (kind === 'recompose' && tolerance === 'emitted' && !Object.hasOwn(handler, 'prompt')) {
    found = join(found, under('prompt', fault('bad_handler', 'recompose needs the prompt that it fires.')));
  }
  return found;
}

function textFaults(key: string, value: unknown, kind: unknown, tolerance: Scope['tolerance']): Findings {
  const text = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
  // Renderers in the field keep keys of their own there.
  if (text === undefined) {
    return tolerance === 'prior' ? NONE : fault('bad_handler', `A handler has no ${show(key)}.`, { op: 'remove' });
  }
  if (typeof value !== 'string') return fault('bad_handler', `${key} is a text.`);
  if (value.length > text.maxChars) return fault('bad_handler', `${key} has more than ${text.maxChars} characters.`);
  if (text.kind === undefined || text.kind === kind) return NONE;
  return fault('bad_handler', `${key} belongs to the kind ${text.kind} only.`, { op: 'remove' });
}
