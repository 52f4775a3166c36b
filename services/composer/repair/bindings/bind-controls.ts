import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { declaredParams, likeness } from '../actions/action-params.ts';
import { withElement } from '../edit-spec.ts';
import { inputKey } from './input-key.ts';
import { controlSources } from '../actions/param-sources.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { formAround } from '../actions/press-carriers.ts';
import { safeTokens } from '#contract/safe-tokens.ts';
import { stateUses } from './state-uses.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec-tree.ts';
import { isUntouched } from '../tree/untouched.ts';
import { machineName, plainOf } from '../words.ts';

/** Props that hold what the user enters; the value distinguishes two paths of one control. */
const ENTERED: { readonly [prop: string]: string } = {
  value: '',
  checked: '',
  pressed: '',
  selectedFiles: '',
  startValue: 'Start',
  endValue: 'End',
  valueMin: 'Min',
  valueMax: 'Max',
};
/** Components with such a prop that are meant to be filled in. */
const CONTROLS = new Set(
  (
    'Input Textarea Select Combobox MultiSelect Radio Checkbox Switch Slider RangeSlider NumberInput DatePicker ' +
    'DateRangePicker TimePicker TagInput ToggleGroup Toggle Rating QuantityStepper PhoneInput ColorPicker FileUpload ' +
    'OTPInput RichComposer SegmentedControl Calendar SignaturePad'
  ).split(' '),
);

/**
 * Binds unbound controls whose value is needed: in a Form, or when an action reads a path or has a param that matches the
 * control. A literal value becomes the path's first value. Renderers pass no payload, so without a path the value would
 * never reach the action.
 *
 * Source: docs/catalog/conventions.md, "Events", "Forms".
 */
export function bindControls(spec: Spec, context: PassContext): PassResult {
  const parentOf = parents(spec);
  const repairs: Repair[] = [];
  let bound = spec;
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    const props = element === undefined ? [] : unboundProps(element, context.definitionOf(element.type));
    if (element === undefined || props.length === 0 || isUntouched(spec, id, context)) continue;
    if (ancestors(parentOf, id).some((above) => elementOf(spec, above)?.repeat !== undefined)) continue;
    const name = nameOf(spec, id, element, parentOf);
    const read = props.length === 1 ? pathReadAs(bound, name, context) : undefined;
    const next =
      read === undefined
        ? bindTo(bound, id, props, name, inputKey(bound, context))
        : withBinding(bound, id, props[0] ?? 'value', read);
    const isAsked =
      read !== undefined || formAround(spec, id, parentOf) !== undefined || isAskedFor(next, id, parentOf, context);
    if (!isAsked) continue;
    bound = next;
    repairs.push({ rule: 'bind-control', pointer: formatPointer(['elements', id, 'props']) });
  }
  return { spec: bound, repairs };
}

/** The value props of a control that is not bound to the state. */
function unboundProps({ type, props }: SpecElement, definition: Definition | undefined): string[] {
  if (definition === undefined || !CONTROLS.has(type)) return [];
  if (['disabled', 'readonly', 'readOnly'].some((name) => props[name] === true)) return [];
  const entered = Object.keys(ENTERED).filter((name) => definition.props[name]?.bind === true);
  return entered.some((name) => isJsonObject(props[name])) ? [] : entered;
}

function nameOf(spec: Spec, id: string, { props }: SpecElement, parentOf: ReadonlyMap<string, string>): string {
  const around = elementOf(spec, parentOf.get(id) ?? '');
  const words = [props['name'], props['label'], around?.type === 'FormField' ? around.props['label'] : undefined, id];
  const names = words.map((word) => (typeof word === 'string' ? machineName(word) : ''));
  return names.find((name) => name !== '') ?? 'value';
}

/** The only path of that name that actions read and nothing writes: the one that is meant to come from this control. */
function pathReadAs(spec: Spec, name: string, { definitionOf, data }: PassContext): string | undefined {
  const uses = stateUses(spec, definitionOf);
  const written = new Set(uses.flatMap(({ how, path }) => (how === 'bound' || how === 'set' ? [path] : [])));
  const read = new Set(uses.flatMap(({ how, path }) => (how === 'param' ? [path] : [])));
  const [only, other] = [...read].filter((path) => {
    const tokens = safeTokens(path);
    const isOwn = tokens[0] !== undefined && !Object.hasOwn(data, tokens[0]) && !path.startsWith('/_ui/');
    return isOwn && !written.has(path) && plainOf(tokens.at(-1) ?? '') === plainOf(name);
  });
  return other === undefined ? only : undefined;
}

function withBinding(spec: Spec, id: string, prop: string, path: string): Spec {
  const element = elementOf(spec, id);
  if (element === undefined) return spec;
  return withElement(spec, id, { ...element, props: { ...element.props, [prop]: { $bindState: path } } });
}

function bindTo(spec: Spec, id: string, props: readonly string[], name: string, group: string): Spec {
  const element = elementOf(spec, id);
  if (element === undefined) return spec;
  const held = spec.state[group];
  const members = isJsonObject(held) ? { ...held } : {};
  const bindings: { [prop: string]: Json } = {};
  for (const prop of props) {
    let key = name + (ENTERED[prop] ?? '');
    while (Object.hasOwn(members, key) || key in Object.prototype) key += '_';
    const start = element.props[prop];
    // Without a start value the seed is chosen later, by the kind of the prop.
    if (start !== undefined) members[key] = start;
    bindings[prop] = { $bindState: formatPointer([group, key]) };
  }
  const state = Object.keys(members).length === 0 ? spec.state : { ...spec.state, [group]: members };
  return { ...withElement(spec, id, { ...element, props: { ...element.props, ...bindings } }), state };
}

/** True when a declared action has a param that matches the control. */
function isAskedFor(spec: Spec, id: string, parentOf: ReadonlyMap<string, string>, context: PassContext): boolean {
  const sources = controlSources(spec, id, parentOf, context);
  return context.actions
    .flatMap(declaredParams)
    .some(([param, schema]) => sources.some((source) => likeness(param, schema, source) > 0));
}
