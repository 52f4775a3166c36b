import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Answer, type Mutation, propsOf, typeOf } from '../answer.ts';
import { isBlank } from '../shown-contents.ts';
import type { Random } from '../random.ts';
import { bindingsOf } from './envelope-mutations.ts';
import { onEntry } from './schema-mutations.ts';

/** Mistakes in bindings and events. */
export const BINDING_MUTATIONS: readonly Mutation[] = [
  onEntry('an event by the name of another system', 14, ({ element }, random) => {
    const { on } = element;
    const [verb] = random.pick(bindingsOf(element)) ?? [];
    if (verb === undefined || !isJsonObject(on)) return false;
    const names: { readonly [verb: string]: readonly string[] } = {
      commit: ['press', 'click', 'onClick', 'submit', 'onSubmit', 'onPress'],
      change: ['onChange', 'toggle', 'input', 'onValueChange'],
      select: ['onSelect', 'rowClick', 'click', 'onRowClick'],
      dismiss: ['close', 'onClose', 'cancel'],
      search: ['onSearch', 'query'],
    };
    const name = random.pick(names[verb] ?? []);
    if (name === undefined || Object.hasOwn(on, name)) return false;
    element['on'] = Object.fromEntries(Object.entries(on).map(([key, bound]) => [key === verb ? name : key, bound]));
    return true;
  }),
  onEntry('a handler as a prop', 6, ({ element }, random) => {
    const { on, ...rest } = element;
    const [first, ...more] = bindingsOf(element);
    if (first === undefined || more.length > 0 || !isJsonObject(on) || Object.keys(on).length > 1) return false;
    const [verb, binding] = first;
    const name =
      verb === 'commit' && random.chance(0.5) ? 'onClick' : `on${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
    Reflect.deleteProperty(element, 'on');
    element['props'] = { ...propsOf(rest), [name]: binding };
    return true;
  }),
  onEntry('an action as a bare name', 4, ({ element }) => {
    const { on } = element;
    const [verb, binding] = bindingsOf(element).find(([, { params }]) => params === undefined) ?? [];
    if (verb === undefined || binding === undefined || !isJsonObject(on)) return false;
    element['on'] = { ...on, [verb]: binding['action'] ?? null };
    return true;
  }),
  onEntry('params by another name', 3, ({ element }, random) => {
    const [, binding] = bindingsOf(element).find(([, { params }]) => isJsonObject(params)) ?? [];
    if (binding === undefined) return false;
    const { params = null } = binding;
    Reflect.deleteProperty(binding, 'params');
    binding[random.pick(['payload', 'args', 'parameters']) ?? 'payload'] = params;
    return true;
  }),
  ...(
    [
      ['a pointer without its slash', (path) => path.slice(1)],
      ['a pointer with dots', (path) => path.slice(1).replaceAll('/', '.')],
      ['a pointer below `state`', (path) => `/state${path}`],
      ['a pointer with `$`', (path) => `$${path.replaceAll('/', '.')}`],
    ] satisfies [string, (path: string) => string][]
  ).map(([name, change]) =>
    onExpression(name, 4, ['$state', '$bindState'], ([key, path]) => ({ [key]: change(path) })),
  ),
  onExpression('a pointer in another case', 3, ['$state'], ([key, path], answer) =>
    seeds(answer, path) || !/[a-z]_[a-z]/.test(path)
      ? undefined
      : { [key]: path.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) },
  ),
  onExpression('an expression by another name', 5, ['$state', '$bindState'], ([key, path], _answer, random) => ({
    [random.pick(key === '$state' ? ['$path', '$get', '$data'] : ['$bind', '$model']) ?? '$bind']: path,
  })),
  onExpression('a value that is read where it is entered', 5, ['$bindState'], ([, path]) => ({ $state: path }), [
    'value',
    'checked',
  ]),
  onExpression('an item field with a slash', 4, ['$bindItem'], ([key, field]) => ({ [key]: `/${field}` })),
  onExpression('an item field as `$item`', 4, ['$bindItem'], ([, field]) => ({ $item: field })),
  onEntry('a binding on a prop that writes nothing', 6, ({ element }, random) => {
    const props = propsOf(element);
    const fields = definitionOf(typeOf(element))?.props ?? {};
    const reads = Object.keys(props).filter((key) => pathIn(props[key]) !== undefined && fields[key]?.bind !== true);
    const name = random.pick(reads);
    const path = name === undefined ? undefined : pathIn(props[name]);
    if (name === undefined || path === undefined) return false;
    element['props'] = { ...props, [name]: { $bindState: path } };
    return true;
  }),
  {
    name: 'a bound path that is never seeded',
    weight: 10,
    mutate: (answer, random) => {
      const blank = Object.keys(answer.state).filter((key) => isBlank(answer.state[key]) && isBound(answer, key));
      const key = random.pick(blank);
      if (key !== undefined) Reflect.deleteProperty(answer.state, key);
      return key !== undefined;
    },
  },
  {
    name: 'no state at all',
    weight: 3,
    mutate: (answer) => {
      const keys = Object.keys(answer.state);
      if (keys.length === 0 || !keys.every((key) => isBlank(answer.state[key]) && isBound(answer, key))) return false;
      answer.state = {};
      return true;
    },
  },
  onEntry('a repeat by its path alone', 3, ({ element }) => {
    const { repeat } = element;
    if (!isJsonObject(repeat)) return false;
    element['repeat'] = repeat['statePath'] ?? null;
    return true;
  }),
  onEntry('a repeat in another notation', 3, ({ element }, random) => {
    const { repeat } = element;
    if (!isJsonObject(repeat)) return false;
    element['repeat'] = { [random.pick(['path', 'source', '$state']) ?? 'path']: repeat['statePath'] ?? null };
    return true;
  }),
  onEntry('a condition in another notation', 5, ({ element }) => {
    const { visible } = element;
    if (!isJsonObject(visible) || typeof visible['$state'] !== 'string' || visible['eq'] === undefined) return false;
    element['visible'] = { $eq: [{ $state: visible['$state'] }, visible['eq']] };
    return true;
  }),
];

/** A mutation of one expression at the top of a prop. */
function onExpression(
  name: string,
  weight: number,
  keys: readonly string[],
  change: (held: [key: string, target: string], answer: Answer, random: Random) => JsonObject | undefined,
  props?: readonly string[],
): Mutation {
  return onEntry(name, weight, ({ element }, random, answer) => {
    const held = propsOf(element);
    const found = Object.entries(held).flatMap(([prop, value]): [string, [string, string]][] => {
      if (!isJsonObject(value) || (props !== undefined && !props.includes(prop))) return [];
      const [key = '', ...others] = Object.keys(value);
      const target = value[key];
      return others.length === 0 && keys.includes(key) && typeof target === 'string' ? [[prop, [key, target]]] : [];
    });
    const [prop, expression] = random.pick(found) ?? [];
    const next = expression === undefined ? undefined : change(expression, answer, random);
    if (prop === undefined || next === undefined) return false;
    element['props'] = { ...held, [prop]: next };
    return true;
  });
}

function pathIn(value: Json | undefined): string | undefined {
  const path = isJsonObject(value ?? null) ? (value as JsonObject)['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** True for a path that the answer itself seeds, rather than the caller's data. */
function seeds({ state }: Answer, path: string): boolean {
  return Object.hasOwn(state, path.split('/')[1] ?? '');
}

/** True for a key of the state that some control writes as a whole; its previous value cannot be known. */
function isBound({ elements }: Answer, key: string): boolean {
  const bindings = elements.flatMap(({ element }) => Object.values(propsOf(element)));
  return bindings.some((value) => isJsonObject(value) && value['$bindState'] === `/${key}`);
}
