import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { type Spec, type SpecElement, isBuiltinAction } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { plainOf } from '../words.ts';
import { dropDeadControls } from './dead-controls.ts';

/**
 * Under `declared_only`, removes every action that is neither declared nor builtin, its handler, and controls left without
 * a purpose. Under `open` the spec is unchanged.
 *
 * Source: service spec, "Compose request body", `action_policy`.
 */
export function stripActions(spec: Spec, context: PassContext): PassResult {
  if (context.actionPolicy === 'open') return { spec, repairs: [] };
  const declared = new Set(context.actions.map(({ name }) => name));
  const repairs: Repair[] = [];
  let stripped = stripHandlers(spec, declared, repairs);
  for (const [id, element] of Object.entries(spec.elements)) {
    const bare = stripElement(element, declared);
    if (bare === element) continue;
    stripped = withElement(stripped, id, bare);
    repairs.push({ rule: 'strip-undeclared-action', pointer: formatPointer(['elements', id]) });
  }
  const living = dropDeadControls(stripped, context);
  return { spec: living.spec, repairs: [...repairs, ...living.repairs] };
}

/** The element without bindings of undeclared actions, including json-render's `watch`; itself when it has none. */
export function stripElement(element: SpecElement, declared: ReadonlySet<string>): SpecElement {
  const bare: JsonObject = { ...element };
  for (const key of ['on', 'watch']) {
    const wiring = bare[key];
    if (!isJsonObject(wiring)) continue;
    const kept = stripWiring(wiring, declared);
    if (kept === wiring) continue;
    if (Object.keys(kept).length > 0) bare[key] = kept;
    else delete bare[key];
  }
  return bare['on'] === element.on && bare['watch'] === (element as JsonObject)['watch']
    ? element
    : (bare as SpecElement);
}

function stripWiring(wiring: JsonObject, declared: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(wiring).flatMap(([event, bound]): [string, Json][] => {
    const kept = Array.isArray(bound) ? stripList(bound, declared) : stripBinding(bound, declared);
    return kept === undefined ? [] : [[event, kept]];
  });
  const isSame =
    entries.length === Object.keys(wiring).length && entries.every(([event, kept]) => kept === wiring[event]);
  return isSame ? wiring : Object.fromEntries(entries);
}

function stripList(bindings: Json[], declared: ReadonlySet<string>): Json | undefined {
  const kept = bindings.flatMap((binding) => stripBinding(binding, declared) ?? []);
  if (kept.length === bindings.length && kept.every((binding, index) => binding === bindings[index])) return bindings;
  return kept.length > 1 ? kept : kept[0];
}

/** The binding without undeclared actions; in a prior spec `onSuccess` and `onError` can name some too. */
function stripBinding(binding: Json, declared: ReadonlySet<string>): Json | undefined {
  if (!isJsonObject(binding)) return binding;
  if (!mayFire(binding, declared)) return undefined;
  const follow = ['onSuccess', 'onError'].filter((key) => {
    const next = binding[key];
    return isJsonObject(next) && !mayFire(next, declared);
  });
  if (follow.length === 0) return binding;
  return Object.fromEntries(Object.entries(binding).filter(([key]) => !follow.includes(key)));
}

function mayFire({ action }: JsonObject, declared: ReadonlySet<string>): boolean {
  return typeof action !== 'string' || isBuiltinAction(action) || declared.has(action);
}

function stripHandlers(spec: Spec, declared: ReadonlySet<string>, repairs: Repair[]): Spec {
  const handlers = Object.entries(spec.actions ?? {});
  const kept = handlers.filter(([name]) => declared.has(name));
  if (kept.length === handlers.length) return spec;
  for (const [name] of handlers) {
    if (!declared.has(name)) repairs.push({ rule: 'strip-handler', pointer: formatPointer(['actions', name]) });
  }
  const { actions: _, ...rest } = spec;
  return kept.length === 0 ? rest : { ...rest, actions: Object.fromEntries(kept) };
}

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
