import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from './builtin-spec.ts';
import type { PromptCase } from './prompts.ts';
import { inventedNumbers, showsText, shownBy, type Shown } from './shown.ts';
import { GROUPS } from '#catalog/components.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/** The result of the built-in composer for one prompt. */
export type Score = {
  prompt: string;
  archetype: string;
  /** The gate's findings, as sentences. */
  faults: string[];
  listed: number;
  missing: string[];
  invented: string[];
  /** Controls that do nothing. */
  idle: string[];
  composeMs: number;
};

/** Composes one prompt and compares the screen with the listed contents. */
export function scoreOf(one: PromptCase, now: () => number): Score {
  const input: ComposeInput = briefOf(one.prompt, {
    uiType: one.ui_type,
    data: one.data ?? {},
    actions: one.actions ?? [],
  });
  const start = now();
  const spec = builtinSpec(input);
  const composeMs = now() - start;
  const shown = shownBy(spec);
  const { components = [], texts = [], paths = [], actions = [] } = one.contains;
  const missing = [
    ...components.filter((entry) => !anyOf(entry, (type) => shown.components.has(type))),
    ...texts.filter((entry) => !anyOf(entry, (text) => showsText(shown, one.data ?? {}, text))),
    ...paths.filter((path) => !isBoundTo(shown, path)),
    ...actions.filter((name) => !shown.actions.has(name)),
  ];
  return {
    prompt: one.prompt,
    archetype: one.archetype,
    faults: faultsOf(spec, input).map(({ pointer, message }) => `${pointer}: ${message}`),
    listed: components.length + texts.length + paths.length + actions.length,
    missing,
    invented: inventedNumbers(shown, JSON.stringify([one.prompt, one.data, one.actions])),
    idle: idleControls(spec),
    composeMs,
  };
}

function anyOf(entry: string, holds: (alternative: string) => boolean): boolean {
  return entry.split('|').some(holds);
}

// A binding to a list covers everything in it.
function isBoundTo({ paths }: Shown, path: string): boolean {
  return [...paths].some((read) => read === path || path.startsWith(`${read}/`));
}

// Components that do nothing without an event.
const PRESSED = new Set(['Button', 'IconButton', 'Fab', 'PlanCard', 'PromptInput', 'Confirmation', 'Form']);

// Components that users fill in; if unbound, nothing reads their value.
const FIELDS = new Set<string>(
  GROUPS.forms.filter(({ props }) => Object.values(props).some(({ bind }) => bind === true)).map(({ name }) => name),
);

/** The ids of controls that do nothing: they fire no action and are bound to no state. */
function idleControls(spec: Spec): string[] {
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
