import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { type Mutation, propsOf, typeOf } from '../answer.ts';
import { onEntry } from './schema-mutations.ts';

/** Element keys in the wrong place, and types under another name. */
export const ENVELOPE_MUTATIONS: readonly Mutation[] = [
  ...['on', 'visible', 'repeat', 'children'].map((key) =>
    onEntry(`\`${key}\` inside props`, key === 'on' ? 10 : 6, ({ element }) => {
      const held = element[key];
      if (held === undefined || (Array.isArray(held) && held.length === 0)) return false;
      element['props'] = { ...propsOf(element), [key]: held };
      Reflect.deleteProperty(element, key);
      return true;
    }),
  ),
  onEntry('props beside `props`', 6, ({ element }) => {
    const props = propsOf(element);
    const clashes = ['type', 'children', 'id', 'key', 'on', 'visible', 'repeat'].some((key) => key in props);
    if (clashes || Object.keys(props).length === 0) return false;
    Reflect.deleteProperty(element, 'props');
    Object.assign(element, props);
    return true;
  }),
  onEntry('a key of the envelope by another name', 4, ({ element }, random) => {
    const [key, other] = random.pick([
      ['type', 'component'],
      ['props', 'properties'],
      ['on', 'events'],
    ] as const) ?? ['type', 'component'];
    const { [key]: held, ...rest } = element;
    if (held === undefined) return false;
    Reflect.deleteProperty(element, key);
    Object.assign(element, { [other]: held, ...rest });
    return true;
  }),
];

/** Names that other libraries use for the components. */
const FOREIGN_TYPES: { readonly [type: string]: readonly string[] } = {
  Input: ['TextField', 'TextInput'],
  Textarea: ['TextArea'],
  Select: ['Dropdown'],
  Radio: ['RadioGroup'],
  Switch: ['ToggleSwitch'],
  Stack: ['Flex', 'VStack', 'Box'],
  Text: ['Paragraph', 'Typography'],
  Heading: ['Title'],
  DataTable: ['DataGrid'],
  Dialog: ['Modal'],
  Button: ['Btn', 'PrimaryButton'],
  Separator: ['Divider'],
  Stat: ['Metric', 'KpiCard'],
  Card: ['Panel'],
  DatePicker: ['DateInput'],
};

/** Component names that the catalog does not have; measurements show that they are rare. */
export const NAME_MUTATIONS: readonly Mutation[] = [
  onEntry('a component by the name of another library', 3, ({ element }, random) => {
    const name = random.pick(FOREIGN_TYPES[typeOf(element)] ?? []);
    if (name === undefined || definitionOf(name) !== undefined) return false;
    element['type'] = name;
    return true;
  }),
  onEntry('a component in another spelling', 2, ({ element }, random) => {
    const type = element['type'];
    if (typeof type !== 'string') return false;
    element['type'] = random.chance(0.5)
      ? type.toLowerCase()
      : type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    return true;
  }),
  onEntry('a frame that the catalog does not have', 1, ({ element }) => {
    const children = element['children'];
    const isFrame = element['type'] === 'Stack' || element['type'] === 'Box';
    if (!isFrame || element['repeat'] !== undefined || !Array.isArray(children) || children.length === 0) return false;
    element['type'] = 'LayoutRegion';
    return true;
  }),
];

/** The bindings of an element under `on`, each with its verb. */
export function bindingsOf(element: JsonObject): [verb: string, binding: JsonObject][] {
  const { on } = element;
  if (!isJsonObject(on)) return [];
  return Object.entries(on).flatMap(([verb, bound]): [string, JsonObject][] =>
    isJsonObject(bound) ? [[verb, bound]] : [],
  );
}
