import { action, el, screen, type Screen } from '#evals/corruption/screen.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';

const SECTION_ELEMENTS = 11;

/** An everyday screen of that many elements: a page of cards with texts, bound fields, lists and buttons. */
export function benchScreen(elementCount: number): Screen {
  const sections = Math.floor((elementCount - 1) / SECTION_ELEMENTS);
  const ids = Array.from({ length: sections }, (_, index) => `s${index}`);
  const spares = Array.from({ length: elementCount - 1 - sections * SECTION_ELEMENTS }, (_, index) => `note${index}`);
  const elements: Spec['elements'] = {
    page: el('Stack', { gap: 'lg' }, [...ids.map((id) => `${id}-card`), ...spares]),
  };
  for (const id of ids) Object.assign(elements, section(id));
  for (const id of spares) elements[id] = el('Text', { text: 'All times are local.', variant: 'muted' });
  const rows = [
    { name: 'Mara Okafor', role: 'Nurse' },
    { name: 'Tom Hale', role: 'Porter' },
  ];
  const state = Object.fromEntries(ids.map((id) => [id, { name: '', plan: 'small', news: false, rows }]));
  return screen('bench', state, elements, [action('save', 'name', 'plan')]);
}

function section(id: string): Spec['elements'] {
  return {
    [`${id}-card`]: el('Card', { title: 'Your booking', description: 'Shown on the invoice', maxWidth: 'md' }, [
      `${id}-title`,
      `${id}-form`,
      `${id}-list`,
      `${id}-stat`,
    ]),
    [`${id}-title`]: el('Heading', { text: 'Who comes along?', level: 'h2' }),
    [`${id}-form`]: el('Stack', { gap: 'sm' }, [`${id}-name`, `${id}-plan`, `${id}-news`, `${id}-save`]),
    [`${id}-name`]: el('Input', {
      label: 'Name',
      name: 'name',
      value: { $bindState: `/${id}/name` },
      placeholder: 'As on the passport',
    }),
    [`${id}-plan`]: el('Select', {
      label: 'Plan',
      name: 'plan',
      options: [
        { label: 'Small', value: 'small' },
        { label: 'Large', value: 'large' },
      ],
      value: { $bindState: `/${id}/plan` },
    }),
    [`${id}-news`]: el('Switch', { label: 'Send me news', name: 'news', checked: { $bindState: `/${id}/news` } }),
    [`${id}-save`]: el('Button', { label: 'Save', icon: 'check', variant: 'primary' }, [], {
      on: { commit: { action: 'save', params: { name: { $state: `/${id}/name` }, plan: { $state: `/${id}/plan` } } } },
      visible: { $state: `/${id}/name` },
    }),
    [`${id}-list`]: el('Stack', { gap: 'sm' }, [`${id}-row`], { repeat: { statePath: `/${id}/rows` } }),
    [`${id}-row`]: el('Card', { title: { $bindItem: 'name' } }, [`${id}-role`]),
    [`${id}-role`]: el('Badge', { text: { $bindItem: 'role' }, tone: 'info' }),
    [`${id}-stat`]: el('Stat', { label: 'Seats left', value: '14', delta: '-2', deltaType: 'decrease', icon: 'users' }),
  };
}

/** The operations that build a spec, as a model sends them: state, root, then one element each. */
export function operationsOf({ state, root, elements, actions = {} }: Spec): Operation[] {
  return [
    { op: 'add', path: '/state', value: state },
    { op: 'add', path: '/root', value: root },
    { op: 'add', path: '/elements', value: {} },
    ...Object.entries(elements).map(([id, element]) => ({
      op: 'add' as const,
      path: `/elements/${id}`,
      value: { ...element } as never,
    })),
    { op: 'add', path: '/actions', value: actions },
  ];
}
