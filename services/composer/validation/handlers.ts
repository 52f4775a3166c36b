import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { EVENT_VERBS } from '#contract/spec/event-verb.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import type { Document } from './document.ts';

const VERBS = Object.keys(EVENT_VERBS);
const KINDS: ReadonlySet<unknown> = new Set(['agent', 'recompose', 'host', false]);
/** The texts of a handler: their limits and prop kinds. */
const TEXTS: { readonly [key: string]: { maxChars: number; kind?: string } } = {
  prompt: { maxChars: LIMITS.actionPromptMaxChars, kind: 'recompose' },
  channel: { maxChars: LIMITS.actionChannelMaxChars, kind: 'host' },
  description: { maxChars: LIMITS.actionDescriptionMaxChars },
};

/**
 * The faults of the `actions` map: each handler's form; a handler for each wired action, since strict renderers refuse a
 * spec without it (in a prior spec only for declared actions); and a control for each required action.
 *
 * Source: service spec, "Action declaration"; docs/catalog/conventions.md, "Bindings and builtin actions".
 */
export function checkHandlers(
  { actions, elements }: Document,
  declared: ReadonlyMap<string, ActionDeclaration>,
  { tolerance }: Scope,
): Findings {
  if (actions === undefined) return NONE;
  const wired = wiredActions(elements);
  const formed = each(Object.keys(actions), (name) => handlerFaults(actions[name], tolerance));
  const handled = each(wired, (name) => {
    if (Object.hasOwn(actions, name) || (tolerance === 'prior' && !declared.has(name))) return NONE;
    const value: JsonObject = { kind: 'agent' };
    return fault('missing_handler', `The wired action ${show(name)} has no handler.`, { op: 'add', value });
  });
  const unwired = [...declared.values()].filter(({ name, required }) => required && !wired.has(name));
  return [under('actions', join(formed, handled)), ...unwired.map(({ name }) => unwiredFault(name))].reduce(join);
}

function unwiredFault(name: string): Findings {
  return fault('unwired_action', `The required action ${show(name)} is wired to no control.`);
}

/** Names of all wired actions that are handled by the host. */
function wiredActions(elements: ReadonlyMap<string, unknown>): Set<string> {
  const names = new Set<string>();
  for (const element of elements.values()) {
    if (!isJsonObject(element) || !isJsonObject(element.on)) continue;
    for (const verb of VERBS) {
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
  const badKind = isKind ? NONE : fault('bad_handler', `${show(kind)} is none of agent, recompose, host, false.`);
  const texts = each(Object.keys(handler), (key) =>
    key === 'kind' ? NONE : textFaults(key, handler[key], kind, tolerance),
  );
  const needsPrompt = kind === 'recompose' && tolerance === 'emitted' && !Object.hasOwn(handler, 'prompt');
  const noPrompt = needsPrompt ? fault('bad_handler', 'recompose needs the prompt that it fires.') : NONE;
  return [under('kind', badKind), texts, under('prompt', noPrompt)].reduce(join);
}

function textFaults(key: string, value: unknown, kind: unknown, tolerance: Scope['tolerance']): Findings {
  const text = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
  // Existing renderers store keys of their own there.
  if (text === undefined) {
    return tolerance === 'prior' ? NONE : fault('bad_handler', `A handler has no ${show(key)}.`, { op: 'remove' });
  }
  if (typeof value !== 'string') return fault('bad_handler', `${key} is a text.`);
  if (value.length > text.maxChars) return fault('bad_handler', `${key} has more than ${text.maxChars} characters.`);
  if (text.kind === undefined || text.kind === kind) return NONE;
  return fault('bad_handler', `${key} belongs to the kind ${text.kind} only.`, { op: 'remove' });
}
