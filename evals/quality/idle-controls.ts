import { GROUPS } from '#catalog/components.ts';
import { isJsonObject } from '#contract/json.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec-tree.ts';

// What is pressed and nothing else: without an event of its own it would be dead.
const PRESSED = new Set(['Button', 'IconButton', 'Fab', 'PlanCard', 'PromptInput', 'Confirmation', 'Form']);

// What is filled in: unbound, nobody would ever read it.
const FIELDS = new Set<string>(
  GROUPS.forms.filter(({ props }) => Object.values(props).some(({ bind }) => bind === true)).map(({ name }) => name),
);

/** The ids of controls that do nothing: not pressed into any action, not bound to any state. */
export function idleControls(spec: Spec): string[] {
  const parentOf = parents(spec);
  return documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return false;
    if (PRESSED.has(element.type)) return element.on === undefined && !sendsForm(spec, id, element, parentOf);
    return FIELDS.has(element.type) && !isBound(element);
  });
}

function sendsForm(spec: Spec, id: string, { props }: SpecElement, parentOf: ReadonlyMap<string, string>): boolean {
  if (props['submit'] !== true) return false;
  return ancestors(parentOf, id).some((above) => elementOf(spec, above)?.on?.commit !== undefined);
}

function isBound({ props, on }: SpecElement): boolean {
  return (
    on !== undefined ||
    Object.values(props).some((value) => isJsonObject(value) && ('$bindState' in value || '$bindItem' in value))
  );
}
