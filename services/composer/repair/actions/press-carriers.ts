import { formatPointer } from '#contract/json/json-pointer.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { EventVerb } from '#contract/spec/event-verb.ts';
import { ancestors, documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import type { Repair } from '../pass.ts';

/** A control whose press reaches the host on every renderer, and the prop with its label. */
export type Carrier = { id: string; event: EventVerb; labelProp: string };

/** Source: docs/catalog/conventions.md, "What leaves the client". */
const CARRIERS: { readonly [type: string]: readonly Omit<Carrier, 'id'>[] } = {
  Button: [{ event: 'commit', labelProp: 'label' }],
  IconButton: [{ event: 'commit', labelProp: 'label' }],
  Fab: [{ event: 'commit', labelProp: 'label' }],
  Confirmation: [
    { event: 'commit', labelProp: 'confirmLabel' },
    { event: 'dismiss', labelProp: 'denyLabel' },
  ],
};

/** Controls of a spec that can be pressed and do nothing yet, in reading order. Submit buttons belong to their Form. */
export function idleCarriers(spec: Spec, parentOf: ReadonlyMap<string, string>): Carrier[] {
  return documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    if (element === undefined || element.props['disabled'] === true) return [];
    if (isSubmit(element) && formAround(spec, id, parentOf) !== undefined) return [];
    const carriers = Object.hasOwn(CARRIERS, element.type) ? (CARRIERS[element.type] ?? []) : [];
    return carriers.filter(({ event }) => element.on?.[event] === undefined).map((carrier) => ({ id, ...carrier }));
  });
}

/** True for a Button that submits the Form around it. */
export function isSubmit(element: SpecElement): boolean {
  return element.type === 'Button' && element.props['submit'] === true;
}

/** The Form that contains an element. */
export function formAround(spec: Spec, id: string, parentOf: ReadonlyMap<string, string>): string | undefined {
  return ancestors(parentOf, id).find((above) => elementOf(spec, above)?.type === 'Form');
}

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
