import type { Definition } from '#catalog/definition.ts';
import type { About } from '#catalog/substitute/about.ts';
import { elementsOf } from '#catalog/substitute/node.ts';
import { substituteFor } from '#catalog/substitute/substitute.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, readQuietly } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import { actionLabel } from '../actions/add-button.ts';
import { isSubmit } from '../actions/press-carriers.ts';
import { stripActions } from '../actions/strip-actions.ts';
import { WIRING } from '../actions/wire-actions.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { legalId, withElement } from '../edit-spec.ts';
import { openOverlays } from '../navigation/open-overlays.ts';
import type { Pass, PassContext, PassResult, Repair } from '../pass.ts';
import { pruneTree } from '../tree/prune-tree.ts';
import { humanize, machineName } from '../words.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';

/**
 * Adapts a spec to the component profile of its key: components that its renderer cannot draw are replaced by substitutes
 * made of those it can. Actions that lost their control are wired again, which may add components that are replaced in
 * turn. Without a profile nothing changes.
 *
 * Source: docs/integrating.md, "Component profiles".
 */
export const FITTING: readonly Pass[] = [openOverlays, substitute, pruneTree, ...WIRING, stripActions, substitute].map(
  (pass): Pass =>
    (spec, context) =>
      context.componentProfile === undefined ? { spec, repairs: [] } : pass(spec, context),
);

function substitute(spec: Spec, context: PassContext): PassResult {
  const { componentProfile: components } = context;
  if (components === undefined) return { spec, repairs: [] };
  const profile: Profile = { components, before: context.priorSpec?.elements ?? {} };
  const handed = handOverSubmits(spec, profile);
  const { elements } = handed;
  const parentOf = parents(handed);
  const opened = openedPaths(handed, context);
  const made: Spec['elements'] = { ...elements };
  const repairs: Repair[] = [];
  // Deepest first: whether an element can be drawn depends on what its children became.
  for (const id of documentOrder(handed).toReversed()) {
    const element = elementOf(handed, id);
    const definition = element === undefined ? undefined : context.definitionOf(element.type);
    if (element === undefined || definition === undefined) continue;
    if (isDrawn(id, element, profile) && holdsWhatItDraws(element, definition, made)) continue;
    const around = elementOf(handed, parentOf.get(id) ?? '');
    const about = aboutIn(handed.state, context.actions, labelFor(id, around), (path) => opened.has(path));
    const taken = (partId: string) => legalId(Object.hasOwn(elements, partId) ? `${partId}-of` : partId);
    for (const [partId, part] of elementsOf(id, substituteFor(element, definition, about), taken)) made[partId] = part;
    repairs.push({ rule: 'substitute-component', pointer: formatPointer(['elements', id]) });
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: { ...handed, elements: made }, repairs };
}

/** The context in which substitutes are made; see {@link About}. */
function aboutIn(
  state: JsonObject,
  actions: readonly ActionDeclaration[],
  label: string,
  isOpened: (path: string) => boolean,
): About {
  return {
    label,
    name: machineName(label) || 'value',
    valueAt: (pointer) => readQuietly(state, pointer) as Json | undefined,
    isOpened,
    wordsForAction: (name) => actionLabel(actions.find((action) => action.name === name) ?? { name }),
  };
}

/** Label for a control without one: that of the field around it, else its id. */
function labelFor(id: string, around: SpecElement | undefined): string {
  const label = around?.props['label'];
  return typeof label === 'string' && label !== '' ? label : humanize(id) || id;
}

// A component that accepts only certain child types cannot contain a substitute for one of these.
function holdsWhatItDraws({ children }: SpecElement, { children: taken }: Definition, made: Spec['elements']): boolean {
  if (typeof taken === 'string') return true;
  return children.every((child) => taken.includes(made[child]?.type ?? ''));
}

/** Flags of overlays that start open, or that a control sets. */
function openedPaths(spec: Spec, { definitionOf }: PassContext): Set<string> {
  const uses = stateUses(spec, definitionOf);
  return new Set(
    uses.flatMap((use) => {
      if (use.how === 'set') return setPaths(use.path, use.value);
      const isOn = use.how === 'opened' && readQuietly(spec.state, use.path) === true;
      return use.how === 'bound' || isOn ? [use.path] : [];
    }),
  );
}

/** The path that is set, and those of its members: a button may open an overlay together with what it is about. */
function setPaths(path: string, value: Json | undefined): string[] {
  if (value === false) return [];
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return [path, ...members.flatMap(([name, member]) => setPaths(path + formatPointer([name]), member))];
}

/** Moves the action of a replaced Form to its submit Buttons. */
function handOverSubmits(spec: Spec, profile: Profile): Spec {
  let handed = spec;
  for (const id of documentOrder(spec)) {
    const form = elementOf(handed, id);
    if (form?.type !== 'Form' || isDrawn(id, form, profile)) continue;
    const senders = orderFrom(handed, id).filter((inner) => {
      const element = elementOf(handed, inner);
      return element !== undefined && isSubmit(element);
    });
    const commit = form.on?.commit;
    for (const sender of senders) {
      const button = elementOf(handed, sender);
      if (button === undefined) continue;
      const { submit: _, ...props } = button.props;
      const on = commit === undefined ? button.on : { ...button.on, commit };
      handed = withElement(handed, sender, { ...button, props, ...(on && { on }) });
    }
    if (senders.length === 0 || commit === undefined) continue;
    const { commit: __, ...others } = form.on ?? {};
    handed = withElement(handed, id, { ...form, on: others });
  }
  return handed;
}

/** Expresses one element in components that the caller's renderer can draw; the first result keeps the id. */
export type DrawAs = (id: string, element: SpecElement, spec: Spec) => [id: string, element: SpecElement][];

/**
 * How elements are replaced while they stream in, under the component profile of the key; undefined without one. What can
 * only be judged on the whole screen is corrected at the end, by the pass.
 */
export function drawAs(
  input: ComposeInput,
  before: Spec['elements'],
  definitionOf: (type: string) => Definition | undefined,
): DrawAs | undefined {
  const { componentProfile: components, actions } = input;
  if (components === undefined) return undefined;
  const profile = { components, before };
  return (id, element, { state }) => {
    const definition = definitionOf(element.type);
    if (isDrawn(id, element, profile)) return [[id, element]];
    if (definition === undefined) return [];
    const about = aboutIn(state, actions, labelFor(id, undefined), () => true);
    return elementsOf(id, substituteFor(element, definition, about), legalId);
  };
}

/** The components that a caller's renderer can draw, and the elements that an edit started from, which it draws already. */
type Profile = {
  components: ReadonlySet<string>;
  before: Spec['elements'];
};

/** True for an element that the renderer can draw: its type is in the profile, or is what it was before the edit. */
function isDrawn(id: string, { type }: Pick<SpecElement, 'type'>, { components, before }: Profile): boolean {
  return components.has(type) || (Object.hasOwn(before, id) && before[id]?.type === type);
}

/** The elements of a spec that the caller's renderer cannot draw; none without a profile. */
export function faultsOfProfile(
  spec: Spec,
  { componentProfile: components, priorSpec }: Pick<PassContext, 'componentProfile' | 'priorSpec'>,
): Finding[] {
  if (components === undefined) return [];
  const profile: Profile = { components, before: priorSpec?.elements ?? {} };
  return Object.entries(spec.elements).flatMap(([id, element]): Finding[] => {
    if (isDrawn(id, element, profile)) return [];
    const message = `${element.type} is not in the component profile of the key.`;
    return [{ pointer: formatPointer(['elements', id, 'type']), code: 'not_in_profile', message }];
  });
}
