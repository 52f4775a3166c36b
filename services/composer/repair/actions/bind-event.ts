import type { EventVerb } from '#contract/spec/event-verb.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { ActionBinding, Spec } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import type { Repair } from '../pass.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';

/** A spec after one repair. */
export type Repaired = { spec: Spec; repair: Repair };

/** Makes an event of an element fire an action; `params` is omitted when empty. */
export function bindEvent(
  spec: Spec,
  id: string,
  event: EventVerb,
  { action, params }: { action: string; params: JsonObject },
): Spec {
  const element = elementOf(spec, id);
  if (element === undefined) return spec;
  const binding: ActionBinding = Object.keys(params).length === 0 ? { action } : { action, params };
  return withElement(spec, id, { ...element, on: { ...element.on, [event]: binding } });
}

/** Pointer to the wiring of an element's event. */
export function eventPointer(id: string, event: string): string {
  return formatPointer(['elements', id, 'on', event]);
}
