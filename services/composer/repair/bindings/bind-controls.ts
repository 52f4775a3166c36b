import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, safeTokens } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { declaredParams, likenessTo } from '../actions/action-params.ts';
import { openCopy } from '../edit-spec.ts';
import { inputKey, stateUses } from './state-uses.ts';
import { controlSources, type ParamSource } from '../actions/param-sources.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { formAround } from '../actions/press-carriers.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';
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
  const reads = pathsReadAs(spec, context);
  const params = context.actions.flatMap(declaredParams).map(([name, schema]) => likenessTo(name, schema));
  let bound = openCopy(spec);
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    const props = element === undefined ? [] : unboundProps(element, context.definitionOf(element.type));
    if (element === undefined || props.length === 0 || isUntouched(spec, id, context)) continue;
    if (ancestors(parentOf, id).some((above) => elementOf(spec, above)?.repeat !== undefined)) continue;
    const name = nameOf(spec, id, element, parentOf);
    const read = props.length === 1 ? reads.only(name) : undefined;
    const next =
      read === undefined
        ? boundTo(bound, element, props, name, inputKey(bound, context))
        : { element: withBinding(element, props[0] ?? 'value', read), state: bound.state };
    // Added to see what the control is then called; removed again where no action reads it.
    bound.elements[id] = next.element;
    const isAsked =
      read !== undefined ||
      formAround(spec, id, parentOf) !== undefined ||
      (params.length > 0 && isAskedFor(params, controlSources(bound, id, parentOf, context)));
    if (!isAsked) {
      bound.elements[id] = element;
      continue;
    }
    reads.write(next.element);
    bound = { ...bound, state: next.state };
    repairs.push({ rule: 'bind-control', pointer: formatPointer(['elements', id, 'props']) });
  }
  return { spec: repairs.length === 0 ? spec : bound, repairs };
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

/** The paths that actions read and that nothing writes, by name: they are expected from a control. */
function pathsReadAs(spec: Spec, { definitionOf, data }: PassContext) {
  const uses = stateUses(spec, definitionOf);
  const written = new Set(uses.flatMap(({ how, path }) => (how === 'bound' || how === 'set' ? [path] : [])));
  const read = new Set(uses.flatMap(({ how, path }) => (how === 'param' ? [path] : [])));
  const own = [...read].filter((path) => {
    const tokens = safeTokens(path);
    return tokens[0] !== undefined && !Object.hasOwn(data, tokens[0]) && !path.startsWith('/_ui/');
  });
  const byName = Map.groupBy(own, (path) => plainOf(safeTokens(path).at(-1) ?? ''));
  return {
    /** The one path of that name; undefined where several are. */
    only(name: string): string | undefined {
      const [path, other] = (byName.get(plainOf(name)) ?? []).filter((one) => !written.has(one));
      return other === undefined ? path : undefined;
    },
    /** From now on, what this control writes is no longer missing. */
    write({ props }: SpecElement): void {
      for (const value of Object.values(props)) {
        if (isJsonObject(value) && typeof value['$bindState'] === 'string') written.add(value['$bindState']);
      }
    },
  };
}

function withBinding(element: SpecElement, prop: string, path: string): SpecElement {
  return { ...element, props: { ...element.props, [prop]: { $bindState: path } } };
}

/** The control bound to paths of its own, and the state with what they begin with. */
function boundTo(
  { state }: Spec,
  element: SpecElement,
  props: readonly string[],
  name: string,
  group: string,
): { element: SpecElement; state: JsonObject } {
  const held = state[group];
  const members = isJsonObject(held) ? held : {};
  const seeds: { [key: string]: Json } = {};
  const bindings: { [prop: string]: Json } = {};
  for (const prop of props) {
    let key = name + (ENTERED[prop] ?? '');
    while (Object.hasOwn(members, key) || Object.hasOwn(seeds, key) || key in Object.prototype) key += '_';
    const start = element.props[prop];
    // A seed for what begins with nothing is chosen later, by the kind of the prop.
    if (start !== undefined) seeds[key] = start;
    bindings[prop] = { $bindState: formatPointer([group, key]) };
  }
  const isSeeded = Object.keys(seeds).length > 0;
  return {
    element: { ...element, props: { ...element.props, ...bindings } },
    state: isSeeded ? { ...state, [group]: { ...members, ...seeds } } : state,
  };
}

/** True when a declared action has a param that a control goes by. */
function isAskedFor(params: readonly ReturnType<typeof likenessTo>[], sources: readonly ParamSource[]): boolean {
  return params.some((likeness) => sources.some((source) => likeness(source) > 0));
}
