import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isBuiltinAction, type Spec, type SpecElement } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import { dropDeadControls } from './drop-dead-controls.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';

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
