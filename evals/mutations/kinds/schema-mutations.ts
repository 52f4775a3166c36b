import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import { isExpression } from '#catalog/compiler/validate/expression.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Answer, type Mutation, propsOf, typeOf } from '../answer.ts';
import type { Random } from '../random.ts';

/** Words that other design systems use for the words of the catalog. */
const FOREIGN_WORDS: { readonly [word: string]: readonly string[] } = {
  sm: ['small', 'SM'],
  md: ['medium', 'MD'],
  lg: ['large', 'LG'],
  xl: ['extra-large', 'XL'],
  critical: ['danger', 'destructive', 'error'],
  danger: ['critical', 'destructive', 'error'],
  success: ['positive', 'green'],
  warning: ['warn', 'caution'],
  neutral: ['default', 'gray'],
  primary: ['filled', 'contained'],
  secondary: ['outlined', 'default'],
  ghost: ['text', 'tertiary'],
  horizontal: ['row', 'inline'],
  vertical: ['column', 'col'],
  start: ['left', 'flex-start'],
  end: ['right', 'flex-end'],
  center: ['middle', 'centre'],
  between: ['space-between'],
  increase: ['up', 'positive'],
  decrease: ['down', 'negative'],
};

/** Values that models write and the schema of a component rejects. */
export const SCHEMA_MUTATIONS: readonly Mutation[] = [
  onProp('a word of a menu in another case', 14, isWord, (value, _prop, random) =>
    random.chance(0.5) ? textOf(value).toUpperCase() : capitalised(textOf(value)),
  ),
  onProp(
    'a word of a menu from another design system',
    14,
    (prop, value) => isWord(prop, value) && Object.hasOwn(FOREIGN_WORDS, textOf(value)),
    (value, _prop, random) => random.pick(FOREIGN_WORDS[textOf(value)] ?? []) ?? null,
  ),
  onMissing(
    'a look that no menu has',
    8,
    (prop) => prop.kind === 'enum' && prop.required !== true && !prop.bind,
    'fancy',
  ),
  onProp('a number as a text', 10, isLiteral('number'), (value) => textOf(value)),
  onProp('a boolean as a text', 8, isLiteral('boolean'), (value) => textOf(value)),
  onProp(
    'a text as a number',
    4,
    (prop, value) => isKind(prop, 'string', 'text') && typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value),
    (value) => Number(value),
  ),
  onMissing('a null', 10, (prop) => prop.required !== true, null),
  onProp(
    'a list of texts for a list of choices',
    8,
    (prop, value) => Array.isArray(value) && value.length > 0 && value.every((item) => isPlainChoice(item, prop)),
    (value) => (value as JsonObject[]).map((item) => item['label'] ?? null),
  ),
  onProp(
    'a text alone in a list',
    3,
    (prop, value) => isKind(prop, 'string', 'text') && typeof value === 'string',
    (value) => [value],
  ),
  onProp(
    'one item for a list of them',
    3,
    (prop, value) =>
      isKind(prop, 'array') && Array.isArray(value) && value.length === 1 && isJsonObject(value[0] ?? null),
    (value) => (value as Json[])[0] ?? null,
  ),
  onEntry('a prop that no component has', 8, ({ element }, random) => {
    const name = random.pick(['className', 'testId', 'data-id', 'sx', 'margin', 'fontWeight']) ?? 'className';
    element['props'] = { ...propsOf(element), [name]: 'mt-4' };
    return true;
  }),
  onProp('members of items by another name', 6, hasLabels, (value, prop) =>
    (value as JsonObject[]).map(({ label, ...item }) => ({
      ...item,
      [prop.of?.['key'] ? 'header' : 'title']: label ?? null,
    })),
  ),
  onProp('a foreign member in each item', 4, hasLabels, (value) =>
    (value as JsonObject[]).map((item) => ({ ...item, testId: 'x' })),
  ),
  onEntry('a prop by another name', 8, renameProp),
  onEntry('a required prop left out', 6, (entry, random, answer) => {
    const { id, element } = entry;
    const props = propsOf(element);
    const definition = definitionOf(typeOf(element));
    // The answer no longer contains this content and no rule could recover it, so it is not expected.
    const name = random.pick(
      ['label', 'name', 'columns'].filter((one) => isDerivable(element, one, definition?.props[one])),
    );
    if (name === undefined) return false;
    const { [name]: _, ...left } = props;
    element['props'] = left;
    answer.withheld.add(`${id}/${name}`);
    return true;
  }),
  onEntry('an envelope without props or children', 6, ({ element }) => {
    const isEmpty = (key: string) => Object.keys((element[key] ?? {}) as object).length === 0;
    const bare = ['props', 'children'].filter(isEmpty);
    for (const key of bare) Reflect.deleteProperty(element, key);
    return bare.length > 0;
  }),
  onMissing(
    'a number far out of its range',
    3,
    (prop) => prop.max !== undefined && prop.default !== undefined && !prop.bind,
    100_000,
  ),
  onMissing(
    'an icon that the registry does not have',
    5,
    (prop) => prop.kind === 'icon' && prop.required !== true,
    'sparkly-unicorn',
  ),
];

/** A mutation of one element that is written. */
export function onEntry(
  name: string,
  weight: number,
  change: (entry: Answer['elements'][number], random: Random, answer: Answer) => boolean,
): Mutation {
  return {
    name,
    weight,
    mutate: (answer, random) => {
      const start = random.integer(Math.max(1, answer.elements.length));
      const order = [...answer.elements.slice(start), ...answer.elements.slice(0, start)];
      return order.some((entry) => change(entry, random, answer));
    },
  };
}

/** A mutation of one literal prop. */
function onProp(
  name: string,
  weight: number,
  fits: (prop: Prop, value: Json) => boolean,
  change: (value: Json, prop: Prop, random: Random) => Json,
): Mutation {
  return onEntry(name, weight, ({ element }, random) => {
    const props = propsOf(element);
    const fields = definitionOf(typeOf(element))?.props ?? {};
    const chosen = random.pick(
      Object.entries(props).filter(([key, value]) => {
        const prop = Object.hasOwn(fields, key) ? fields[key] : undefined;
        return prop !== undefined && !isExpression(value) && fits(prop, value);
      }),
    );
    const prop = chosen === undefined ? undefined : fields[chosen[0]];
    if (chosen === undefined || prop === undefined) return false;
    element['props'] = { ...props, [chosen[0]]: change(chosen[1], prop, random) };
    return true;
  });
}

/** A mutation that adds a missing prop to an element. */
function onMissing(name: string, weight: number, fits: (prop: Prop) => boolean, value: Json): Mutation {
  return onEntry(name, weight, ({ element }, random) => {
    const props = propsOf(element);
    const fields = definitionOf(typeOf(element))?.props ?? {};
    const free = Object.keys(fields).filter((key) => !Object.hasOwn(props, key) && fits(fields[key] as Prop));
    const key = random.pick(free);
    if (key !== undefined) element['props'] = { ...props, [key]: value };
    return key !== undefined;
  });
}

/** Names of common props in other libraries. */
const FOREIGN_PROPS: { readonly [name: string]: readonly string[] } = {
  label: ['text', 'children'],
  text: ['content', 'children'],
  title: ['heading', 'header'],
  description: ['subtitle', 'body'],
  options: ['items', 'choices'],
  gap: ['spacing'],
  helpText: ['hint', 'helperText'],
  direction: ['orientation', 'flexDirection'],
  rows: ['data', 'dataSource'],
  columns: ['headers'],
  placeholder: ['placeHolder'],
  required: ['isRequired'],
  disabled: ['isDisabled'],
};

function renameProp({ element }: Answer['elements'][number], random: Random): boolean {
  const props = propsOf(element);
  const fields = definitionOf(typeOf(element))?.props ?? {};
  const known = Object.keys(props).filter((key) => Object.hasOwn(FOREIGN_PROPS, key) && Object.hasOwn(fields, key));
  const name = random.pick(known);
  const other = random.pick((FOREIGN_PROPS[name ?? ''] ?? []).filter((one) => !Object.hasOwn(fields, one)));
  if (name === undefined || other === undefined) return false;
  const { [name]: value = null, ...left } = props;
  element['props'] = { ...left, [other]: value };
  return true;
}

function isDerivable(element: JsonObject, name: string, prop: Prop | undefined): boolean {
  const props = propsOf(element);
  if (prop?.required !== true || isExpression(props[name] ?? null) || props[name] === undefined) return false;
  if (name === 'columns') return props['rows'] !== undefined && prop.of?.['key'] !== undefined;
  const isBound = Object.values(props).some((value) => isJsonObject(value) && '$bindState' in value);
  return name === 'name' ? isBound : isBound && props['name'] !== undefined;
}

function isKind(prop: Prop, ...kinds: readonly string[]): boolean {
  return [prop.kind].flat().some((kind) => kinds.includes(kind));
}

function isWord(prop: Prop, value: Json): boolean {
  return prop.kind === 'enum' && typeof value === 'string';
}

function isLiteral(type: 'number' | 'boolean'): (prop: Prop, value: Json) => boolean {
  return (prop, value) => typeof value === type && !isKind(prop, 'string', 'text', 'any');
}

function hasLabels(prop: Prop, value: Json): boolean {
  return (
    isKind(prop, 'array') &&
    prop.of !== undefined &&
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isJsonObject(item) && typeof item['label'] === 'string' && item['title'] === undefined)
  );
}

function isPlainChoice(item: Json, { of }: Prop): boolean {
  if (!isJsonObject(item) || of?.['value'] === undefined || of['label'] === undefined) return false;
  return Object.keys(item).every((key) => key === 'label' || key === 'value') && item['label'] === item['value'];
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
