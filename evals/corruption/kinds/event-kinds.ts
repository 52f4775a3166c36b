import type { JsonObject } from '#contract/json/json.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { type Corruption, onBinding, onElement } from '../corruption.ts';

const any = (): boolean => true;
const isNamed = ({ action }: JsonObject): boolean => !(typeof action === 'string' && isBuiltinAction(action));
const is =
  (name: string) =>
  ({ action }: JsonObject): boolean =>
    action === name;
const paramsOf = (binding: JsonObject): JsonObject => (binding.params ??= {}) as JsonObject;
const hasParams = (binding: JsonObject): boolean => isNamed(binding) && Object.keys(paramsOf(binding)).length > 0;
const setFirst =
  (value: JsonObject[string]) =>
  (binding: JsonObject): void => {
    const params = paramsOf(binding);
    params[Object.keys(params)[0] ?? ''] = value;
  };

/** Ways to break the wiring of events and the handlers of actions. */
export const EVENT_KINDS: readonly Corruption[] = [
  onElement(
    'an event outside the vocabulary',
    ['unknown_verb'],
    any,
    (element) => (element.on = { press: { action: 'go' } }),
  ),
  onElement(
    'an event in the spelling of code',
    ['unknown_verb'],
    any,
    (element) => (element.on = { onClick: { action: 'go' } }),
  ),
  onElement(
    'an event that this component does not emit',
    ['unknown_verb'],
    ({ type }) => type === 'Button',
    (element) => (element.on = { sort: { action: 'go' } }),
  ),
  onElement('events as a list', ['bad_binding'], any, (element) => (element.on = [{ action: 'go' }])),
  onElement('events as a text', ['bad_binding'], any, (element) => (element.on = 'commit')),
  onBinding(
    'an action by its bare name',
    ['bad_binding'],
    any,
    (binding, on, verb) => (on[verb] = binding.action ?? ''),
  ),
  onBinding('one named action in a list', ['bad_binding'], isNamed, (binding, on, verb) => (on[verb] = [binding])),
  onBinding(
    'two named actions in a list',
    ['bad_binding'],
    isNamed,
    (binding, on, verb) => (on[verb] = [binding, structuredClone(binding)]),
  ),
  onBinding('an empty list of bindings', ['bad_binding'], any, (_binding, on, verb) => (on[verb] = [])),
  onBinding('a builtin after the named action', ['bad_binding'], isNamed, (binding, on, verb) => {
    on[verb] = [binding, { action: 'setState', params: { statePath: '/a', value: 1 } }];
  }),
  onBinding(
    'validateForm',
    ['bad_binding'],
    any,
    (_binding, on, verb) => (on[verb] = { action: 'validateForm', params: {} }),
  ),
  onBinding('an action without a name', ['bad_action_name'], any, (binding) =>
    Reflect.deleteProperty(binding, 'action'),
  ),
  onBinding('an empty action name', ['bad_action_name'], any, (binding) => (binding.action = '')),
  onBinding(
    'an action name of 61 characters',
    ['bad_action_name'],
    any,
    (binding) => (binding.action = 'a'.repeat(61)),
  ),
  onBinding('a foreign key in a binding', ['unknown_key'], any, (binding) => (binding.payload = {})),
  onBinding('onSuccess in a binding', ['unknown_key'], any, (binding) => (binding.onSuccess = { navigate: '/x' })),
  onBinding(
    'an action that nothing handles',
    ['missing_handler'],
    isNamed,
    (binding) => (binding.action = 'neverDeclared'),
  ),
  onBinding('params as a list', ['bad_param'], any, (binding) => (binding.params = [])),
  onBinding('a null param', ['bad_param'], hasParams, setFirst(null)),
  onBinding('an object param', ['bad_param'], hasParams, setFirst({ a: 1 })),
  onBinding('a list param', ['bad_param'], hasParams, setFirst([1])),
  onBinding(
    'a param that reads a path nothing seeds',
    ['unseeded_path'],
    hasParams,
    setFirst({ $state: '/never/seen' }),
  ),
  onBinding(
    'a param that reads an item where nothing repeats',
    ['item_outside_repeat', 'unknown_item_field'],
    hasParams,
    setFirst({ $bindItem: 'nosuchfield' }),
  ),
  onBinding('a param that writes', ['expression_not_allowed'], hasParams, setFirst({ $bindState: '/_ui/a' })),
  onBinding(
    'a param that the action does not take',
    ['unknown_param'],
    hasParams,
    (binding) => (paramsOf(binding).surplus = 1),
  ),
  onBinding('a required param is absent', ['missing_param'], hasParams, (binding) => {
    const params = paramsOf(binding);
    Reflect.deleteProperty(params, Object.keys(params)[0] ?? '');
  }),
  onBinding('setState without its path', ['missing_param'], is('setState'), (binding) =>
    Reflect.deleteProperty(paramsOf(binding), 'statePath'),
  ),
  onBinding('setState without its value', ['missing_param'], is('setState'), (binding) =>
    Reflect.deleteProperty(paramsOf(binding), 'value'),
  ),
  onBinding(
    'setState to a bad pointer',
    ['bad_pointer'],
    is('setState'),
    (binding) => (paramsOf(binding).statePath = 'step'),
  ),
  onBinding(
    'setState by the wrong name',
    ['unknown_param', 'missing_param'],
    is('setState'),
    (binding) => (binding.params = { path: '/step', value: 1 }),
  ),
  onBinding('setState to null', ['bad_param'], is('setState'), (binding) => (paramsOf(binding).value = null)),
  onBinding(
    'removeState at a text',
    ['bad_param'],
    is('removeState'),
    (binding) => (paramsOf(binding).index = 'first'),
  ),
  onElement(
    'pushState onto a text',
    ['not_a_list'],
    ({ type }) => type === 'Button',
    (element, spec) => {
      spec.state.words = 'x';
      element.on = { commit: { action: 'pushState', params: { statePath: '/words', value: 'y' } } };
    },
  ),
  onBinding(
    'a confirmation without its message',
    ['bad_confirm'],
    isNamed,
    (binding) => (binding.confirm = { title: 'Sure?' }),
  ),
  onBinding('a confirmation that is a text', ['bad_confirm'], isNamed, (binding) => (binding.confirm = 'Sure?')),
  onBinding('a confirmation of an unknown variant', ['bad_confirm'], isNamed, (binding) => {
    binding.confirm = { title: 'Sure?', message: 'Gone.', variant: 'red' };
  }),
  onBinding(
    'a confirmation of a builtin',
    ['bad_confirm'],
    (binding) => !isNamed(binding),
    (binding) => {
      binding.confirm = { title: 'Sure?', message: 'Gone.' };
    },
  ),
  {
    name: 'no control fires a required action',
    found: ['unwired_action'],
    corrupt: ({ elements, actions }) => {
      for (const element of Object.values(elements)) Reflect.deleteProperty(element, 'on');
      return Object.keys(actions).length > 0;
    },
  },
  handlers('the handler of a wired action is absent', ['missing_handler'], (actions, name) =>
    Reflect.deleteProperty(actions, name),
  ),
  handlers('a handler of an unknown kind', ['bad_handler'], (actions, name) => (actions[name] = { kind: 'server' })),
  handlers('a handler without a kind', ['bad_handler'], (actions, name) => (actions[name] = {})),
  handlers('a handler that is a text', ['bad_handler'], (actions, name) => (actions[name] = 'agent')),
  handlers(
    'a prompt on an agent handler',
    ['bad_handler'],
    (actions, name) => (actions[name] = { kind: 'agent', prompt: 'x' }),
  ),
  handlers(
    'a channel on a recompose handler',
    ['bad_handler'],
    (actions, name) => (actions[name] = { kind: 'recompose', prompt: 'x', channel: 'y' }),
  ),
  handlers(
    'a recompose handler without a prompt',
    ['bad_handler'],
    (actions, name) => (actions[name] = { kind: 'recompose' }),
  ),
  handlers(
    'a foreign key in a handler',
    ['bad_handler'],
    (actions, name) => (actions[name] = { kind: 'agent', url: 'https://x.example' }),
  ),
];

function handlers(
  name: string,
  found: Corruption['found'],
  change: (actions: { [name: string]: unknown }, name: string) => unknown,
): Corruption {
  return {
    name,
    found,
    corrupt: (spec, pick) => {
      const action = pick(Object.keys(spec.actions));
      if (action === undefined) return false;
      change(spec.actions, action);
      return true;
    },
  };
}
