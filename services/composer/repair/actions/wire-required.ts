import { formatPointer, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { ancestors, documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import { type Spec, type SpecElement, isBuiltinAction } from '#contract/spec/spec.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { withElement } from '../edit-spec.ts';
import { type Pass, type PassContext, type PassResult, type Repair, isUntouched } from '../pass.ts';
import { bindParams, declaredParams, likenessTo } from './action-params.ts';
import { addButton } from './add-button.ts';
import { controlSources, paramSources } from './param-sources.ts';
import { type Carrier, type Repaired, bindEvent, eventPointer, idleCarriers, isSubmit } from './press-carriers.ts';
import { intentLikeness } from './same-intent.ts';

/**
 * Binds every required action to a control, whatever the model did: to a fitting idle one, else to an added Button. A
 * control that the user cannot get at does not count; a permanently disabled one is enabled. An action counts as wired on
 * any event that its component emits. A spec without elements has no place for a control and is unchanged. One pass for
 * each action that may be declared, since each takes its time.
 *
 * Source: service spec, "Action declaration", `required`.
 */
export const WIRE_REQUIRED: readonly Pass[] = Array.from(
  { length: LIMITS.actionsMaxItems },
  (_, index): Pass =>
    (spec, context) =>
      wireOne(spec, context.actions[index], context),
);

function wireOne(spec: Spec, action: ActionDeclaration | undefined, context: PassContext): PassResult {
  const unchanged = { spec, repairs: [] };
  if (action?.required !== true || isBuiltinAction(action.name) || elementOf(spec, spec.root) === undefined)
    return unchanged;
  const carriers = carriersOf(spec, action.name, context);
  if (carriers.some((id) => !isDisabled(spec, id))) return unchanged;
  const [disabled] = carriers;
  const repaired =
    disabled !== undefined
      ? enable(spec, disabled)
      : (adoptCarrier(spec, action, context) ?? addButton(spec, action, context));
  return { spec: repaired.spec, repairs: [repaired.repair] };
}

/** The elements that fire the action on an event that they emit, and that somebody can get at. */
function carriersOf(spec: Spec, action: string, context: PassContext): string[] {
  const isReachable = reachability(spec, parents(spec), context);
  return documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return false;
    const emitted: object = context.definitionOf(element.type)?.events ?? {};
    const fires = wiresOf(element).some(
      ({ event, binding }) => binding.action === action && Object.hasOwn(emitted, event),
    );
    return fires && (isReachable(id) || isUntouched(spec, id, context));
  });
}

function isDisabled(spec: Spec, id: string): boolean {
  return elementOf(spec, id)?.props['disabled'] === true;
}

/** Enables a control that is permanently disabled, since it could never fire the required action. */
function enable(spec: Spec, id: string): Repaired {
  const repair: Repair = {
    rule: 'enable-required-control',
    pointer: formatPointer(['elements', id, 'props', 'disabled']),
  };
  const element = elementOf(spec, id);
  if (element === undefined) return { spec, repair };
  const { disabled: _, ...props } = element.props;
  return { spec: withElement(spec, id, { ...element, props }), repair };
}

/** With a lower likeness a control's words may well mean something else. */
const LIKENESS_MIN = 0.5;

/**
 * Binds an action to a control that fits it and does nothing yet: a Form that asks for its params, or the pressable
 * control whose words name it best. Undefined when none fits.
 */
function adoptCarrier(spec: Spec, action: ActionDeclaration, context: PassContext): Repaired | undefined {
  const isReachable = reachability(spec, parents(spec), context);
  const candidates = [...idleForms(spec, action, context), ...idlePresses(spec, action)].filter(({ id }) =>
    isReachable(id),
  );
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < LIKENESS_MIN) return undefined;
  const { id, event } = best;
  const params = bindParams(declaredParams(action), paramSources(spec, id, context));
  return {
    spec: bindEvent(spec, id, event, { action: action.name, params }),
    repair: { rule: 'bind-required-action', pointer: eventPointer(id, event) },
  };
}

type Candidate = Pick<Carrier, 'id' | 'event'> & { score: number };

function idlePresses(spec: Spec, action: ActionDeclaration): Candidate[] {
  return idleCarriers(spec, parents(spec)).map(({ id, event, labelProp }) => {
    const props = elementOf(spec, id)?.props ?? {};
    const words = [props[labelProp], props['ariaLabel'], props['name']].filter((text) => typeof text === 'string');
    // An id is only a hint: models number them, or name them by position.
    const score = Math.max(...words.map((text) => nameLikeness(action, text)), 0.9 * nameLikeness(action, id));
    return { id, event, score };
  });
}

function nameLikeness({ name, role = '', description = '' }: ActionDeclaration, text: string): number {
  return Math.max(...[name, role, description].map((words) => intentLikeness(words, text)));
}

function idleForms(spec: Spec, action: ActionDeclaration, context: PassContext): Candidate[] {
  const forms = documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    return element?.type === 'Form' && element.on?.commit === undefined;
  });
  return forms.map((id) => {
    const submits = submitLabels(spec, id).map((label) => nameLikeness(action, label));
    const asked = shareAskedFor(spec, id, action, context);
    const isOnlyOne = forms.length === 1 && submits.length > 0 && declaredParams(action).length === 0;
    return { id, event: 'commit', score: Math.max(...submits, asked < 0.5 ? 0 : asked, isOnlyOne ? LIKENESS_MIN : 0) };
  });
}

function submitLabels(spec: Spec, form: string): string[] {
  return orderFrom(spec, form).flatMap((id) => {
    const element = elementOf(spec, id);
    const label = element?.props['label'];
    return element !== undefined && isSubmit(element) && typeof label === 'string' ? [label] : [];
  });
}

/** Share of the declared params that controls inside the Form ask for. */
function shareAskedFor(spec: Spec, form: string, action: ActionDeclaration, context: PassContext): number {
  const declared = declaredParams(action);
  if (declared.length === 0) return 0;
  const parentOf = parents(spec);
  const sources = orderFrom(spec, form).flatMap((id) => controlSources(spec, id, parentOf, context));
  const asked = declared.filter(([name, schema]) => {
    const likeness = likenessTo(name, schema);
    return sources.some((source) => likeness(source) > 0);
  });
  return asked.length / declared.length;
}

const OVERLAYS = new Set(['Dialog', 'Drawer']);

/**
 * Returns a test for whether the user can get at an element: not when it, or an ancestor, is never shown, is in a Dialog or
 * Drawer that nothing opens, or is repeated over a list of our own that is always empty.
 */
function reachability(
  spec: Spec,
  parentOf: ReadonlyMap<string, string>,
  context: PassContext,
): (id: string) => boolean {
  let writers: Map<string, Set<string>> | undefined;
  const isWritten = (path: string, element: string): boolean => {
    writers ??= writersByPath(spec, context);
    const of = writers.get(path);
    return of !== undefined && (of.size > 1 || !of.has(element));
  };
  const isHidden = (id: string, { type, props, visible, repeat }: SpecElement): boolean => {
    if (visible === false) return true;
    const flag = OVERLAYS.has(type) ? props['openPath'] : undefined;
    if (typeof flag === 'string' && readQuietly(spec.state, flag) !== true && !isWritten(flag, id)) return true;
    return repeat !== undefined && isEmptyList(repeat.statePath) && !isWritten(repeat.statePath, id);
  };
  return (id) =>
    [id, ...ancestors(parentOf, id)].every((at) => {
      const element = elementOf(spec, at);
      return element === undefined || !isHidden(at, element);
    });

  function isEmptyList(path: string): boolean {
    const [top = ''] = safeTokens(path);
    const list = readQuietly(spec.state, path);
    return !Object.hasOwn(context.data, top) && (list === undefined || (Array.isArray(list) && list.length === 0));
  }
}

/** The elements that write each path. */
function writersByPath(spec: Spec, { definitionOf }: PassContext): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { how, path, element } of stateUses(spec, definitionOf)) {
    if (how !== 'bound' && how !== 'set' && how !== 'listed') continue;
    const of = writers.get(path);
    if (of === undefined) writers.set(path, new Set([element]));
    else of.add(element);
  }
  return writers;
}
