import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Corruption, type LooseElement, onElement, onProp } from '../corruption.ts';

const isBound = (_prop: Prop, value: Json): boolean => isJsonObject(value) && Object.hasOwn(value, '$bindState');
const fillable = (prop: Prop): boolean => !prop.bind;
const anywhere = (): boolean => true;
const isRepeater = (element: LooseElement): boolean => isJsonObject(element.repeat);
const hasCondition = (element: LooseElement): boolean =>
  isJsonObject(element.visible) && Object.hasOwn(element.visible, '$state');
const repeatOf = (element: LooseElement): JsonObject => element.repeat as JsonObject;

/** Ways to break expressions, repeats and conditions. */
export const STATE_KINDS: readonly Corruption[] = [
  onProp('an expression of an unknown name', ['bad_expression'], anywhere, () => ({ $get: '/a' })),
  onProp('an expression with a second key', ['bad_expression'], anywhere, () => ({ $state: '/_ui/a', fallback: 1 })),
  onProp('a condition in a prop', ['bad_expression'], anywhere, () => ({ $cond: true, $then: 1, $else: 2 })),
  onProp('a template in a prop', ['bad_expression'], anywhere, () => ({ $template: 'a ${/b}' })),
  onProp('a pointer without its slash', ['bad_pointer'], anywhere, () => ({ $state: 'orders' })),
  onProp('a pointer with dots', ['bad_pointer'], anywhere, () => ({ $state: 'orders.total' })),
  onProp('a pointer with an empty token', ['bad_pointer'], anywhere, () => ({ $state: '/orders//total' })),
  onProp('a pointer with a bad escape', ['bad_pointer'], anywhere, () => ({ $state: '/a~b' })),
  onProp('a pointer to a prototype', ['bad_pointer'], anywhere, () => ({ $state: '/__proto__/x' })),
  onProp('a pointer that is a number', ['bad_pointer'], anywhere, () => ({ $state: 4 })),
  onProp('a state path that nothing seeds', ['unseeded_path'], anywhere, () => ({ $state: '/never/seen' })),
  onProp('a write to something that is only read', ['expression_not_allowed'], fillable, () => ({
    $bindState: '/_ui/a',
  })),
  onProp('a bound pointer without its slash', ['bad_pointer'], isBound, () => ({ $bindState: 'email' })),
  onProp('an item field where nothing repeats', ['item_outside_repeat', 'unknown_item_field'], anywhere, () => ({
    $bindItem: 'nosuchfield',
  })),
  onProp('an item field with a slash', ['bad_pointer'], anywhere, () => ({ $bindItem: '/name' })),
  onElement('a typing error in an item field', ['unknown_item_field'], readsItem, (element) => {
    for (const [name, value] of Object.entries(element.props)) {
      if (isJsonObject(value) && Object.hasOwn(value, '$bindItem')) element.props[name] = { $bindItem: 'nmae' };
    }
  }),
  onElement(
    'a repeated path that nothing seeds',
    ['unseeded_path'],
    isRepeater,
    (element) => (repeatOf(element).statePath = '/nothing'),
  ),
  onElement(
    'a repeated path without its slash',
    ['bad_pointer'],
    isRepeater,
    (element) => (repeatOf(element).statePath = 'people'),
  ),
  onElement('a repeated path that holds no list', ['not_a_list'], isRepeater, (element, spec) => {
    spec.state.single = { a: 1 };
    repeatOf(element).statePath = '/single';
  }),
  onElement('a repeat that is a path', ['bad_repeat'], isRepeater, (element) => (element.repeat = '/people')),
  onElement('a repeat with a foreign key', ['unknown_key'], isRepeater, (element) => (repeatOf(element).as = 'person')),
  onElement('two templates', ['wrong_template'], isRepeater, (element, spec) => {
    spec.elements.second = { type: 'Separator', props: {}, children: [] };
    element.children.push('second');
  }),
  onElement('a repeat without a template', ['wrong_template'], isRepeater, (element) => (element.children = [])),
  onElement(
    'a repeat on a leaf',
    ['bad_repeat'],
    ({ type }) => definitionOf(type)?.children === 'none',
    (element, spec) => {
      spec.state.list = [{ a: 1 }];
      element.repeat = { statePath: '/list' };
    },
  ),
  ...conditions(),
];

function conditions(): Corruption[] {
  const broken: [string, Json][] = [
    ['is a text', 'true'],
    ['is null', null],
    ['reads nothing', { eq: 1 }],
    ['is a list with a text', ['/tab']],
    ['has a foreign operator', { $state: '/_ui/a', equals: 1 }],
    ['has two operators', { $state: '/_ui/a', gt: 1, lt: 4 }],
    ['orders by a text', { $state: '/_ui/a', gt: '1' }],
    ['has a false `not`', { $state: '/_ui/a', not: false }],
    ['is joined by $and', { $and: [{ $state: '/_ui/a' }] }],
    ['compares with a list', { $state: '/_ui/a', eq: [] }],
  ];
  return [
    ...broken.map(([what, value]) =>
      onElement(
        `a condition that ${what}`,
        ['bad_condition'],
        () => true,
        (element) => (element.visible = value),
      ),
    ),
    onElement('a condition on a path that nothing seeds', ['unseeded_path'], hasCondition, (element) =>
      Object.assign(element.visible as JsonObject, { $state: '/nix' }),
    ),
    onElement(
      'a condition on an item where nothing repeats',
      ['item_outside_repeat', 'unknown_item_field'],
      () => true,
      (element) => (element.visible = { $item: 'nosuchfield' }),
    ),
  ];
}

function readsItem({ props }: LooseElement): boolean {
  return Object.values(props).some((value) => isJsonObject(value) && Object.hasOwn(value, '$bindItem'));
}
