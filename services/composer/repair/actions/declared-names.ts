import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { isBuiltinAction, type SpecElement } from '#contract/spec/spec.ts';
import { stripElement } from './strip-actions.ts';
import { plainOf } from '../words.ts';

/** Adapts the actions that an element fires to the declared ones. */
export type SettleActions = (element: SpecElement) => SpecElement;

/**
 * Names in another spelling become the declared one; under `declared_only` undeclared actions are removed at once, so that
 * no sent operation has them.
 *
 * Source: service spec, "Compose request body", `action_policy`.
 */
export function settleActions(actions: readonly ActionDeclaration[], policy: 'open' | 'declared_only'): SettleActions {
  const declared = new Set(actions.map(({ name }) => name));
  const bySpelling = Map.groupBy(declared, plainOf);
  const meant = (name: string): string => {
    if (declared.has(name) || isBuiltinAction(name)) return name;
    const [only, other] = bySpelling.get(plainOf(name)) ?? [];
    return only === undefined || other !== undefined ? name : only;
  };
  return (element) => {
    const spelled = element.on === undefined ? element : withNames(element, meant);
    return policy === 'declared_only' ? stripElement(spelled, declared) : spelled;
  };
}

function withNames(element: SpecElement, meant: (name: string) => string): SpecElement {
  const rename = (binding: Json): Json => {
    if (!isJsonObject(binding) || typeof binding['action'] !== 'string') return binding;
    const action = meant(binding['action']);
    return action === binding['action'] ? binding : { ...binding, action };
  };
  const on = (element.on ?? {}) as unknown as JsonObject;
  const entries = Object.entries(on).map(([event, bound]): [string, Json] => {
    if (!Array.isArray(bound)) return [event, rename(bound)];
    const renamed = bound.map(rename);
    return [event, renamed.every((one, index) => one === bound[index]) ? bound : renamed];
  });
  const isSame = entries.every(([event, bound]) => bound === on[event]);
  return isSame ? element : { ...element, on: Object.fromEntries(entries) };
}
