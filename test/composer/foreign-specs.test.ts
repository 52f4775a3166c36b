import { afterAll, describe, expect, test } from 'vitest';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['scripted', 'builtin']);
afterAll(() => composer.close());

type Element = { type: string; props: object; children?: string[]; on?: object; visible?: unknown; meta?: object };

const BUTTON: Element = { type: 'Button', props: { label: 'Send' }, children: [] };

async function edit(odd: Element, extra: object = {}) {
  const text = JSON.stringify({ op: 'replace', path: '/elements/page/props/title', value: 'Changed' });
  composer.backend.script('scripted', { steps: [{ text }] });
  const prior = {
    state: { tab: 'a', open: false },
    root: 'page',
    elements: { page: { type: 'Card', props: { title: 'Before' }, children: ['odd'] }, odd },
    actions: { send: { kind: 'agent' } },
    ...extra,
  };
  return { prior, ...(await composer.compose({ mode: 'edit', priorSpecJson: JSON.stringify(prior) })) };
}

const send = { action: 'send' };

describe('a prior spec of another host', () => {
  test.each<[string, Element]>([
    ['an event by the name of json-render', { ...BUTTON, on: { press: send } }],
    ['an event by the name of a browser', { ...BUTTON, on: { click: send } }],
    [
      'an event name that several renderers share',
      { type: 'Switch', props: { label: 'On', name: 'on' }, on: { toggle: send } },
    ],
    [
      'a list of bindings',
      { ...BUTTON, on: { commit: [send, { action: 'setState', params: { statePath: '/tab', value: 'b' } }] } },
    ],
    ['a condition by $or', { ...BUTTON, visible: { $or: [{ $state: '/tab', eq: 'a' }, { $state: '/open' }] } }],
    [
      'conditions within conditions',
      { ...BUTTON, visible: { $and: [{ $or: [{ $state: '/open' }] }, { $state: '/tab' }] } },
    ],
    ['class names', { ...BUTTON, props: { label: 'Send', className: 'mt-4', 'data-testid': 'send' } }],
    ['an emoji for an icon', { ...BUTTON, props: { label: 'Send', icon: '🚀' } }],
    ['an emoji of several characters', { ...BUTTON, props: { label: 'Team', icon: '👩‍💻' } }],
    ['a picture for an icon', { ...BUTTON, props: { label: 'Send', icon: 'https://example.org/send.png' } }],
    ['openPath without a slash', { type: 'Dialog', props: { title: 'Sure?', openPath: 'open' }, children: [] }],
    [
      'keys beside the known ones',
      { ...BUTTON, meta: { by: 'host' }, on: { commit: { ...send, requiredItems: ['a'] } } },
    ],
    [
      'members of items beside the known ones',
      { type: 'Select', props: { label: 'Day', name: 'day', options: [{ label: 'Mon', value: '1', hint: 'busy' }] } },
    ],
  ])('may contain %s, which an edit keeps unchanged', async (_name, odd) => {
    const { prior, refusal, restarts, folded } = await edit(odd);
    expect([refusal, restarts]).toEqual([undefined, []]);
    const page = { ...prior.elements.page, props: { title: 'Changed' } };
    expect(folded).toEqual({ ...prior, elements: { ...prior.elements, page } });
  });

  test('may have members besides root and elements', async () => {
    const { refusal, folded } = await edit(BUTTON, { version: 3, theme: { dark: true } });
    expect(refusal).toBeUndefined();
    expect(folded).toMatchObject({ version: 3, theme: { dark: true } });
  });

  test.each<[string, Element, string]>([
    ['a misspelt prop', { ...BUTTON, props: { lable: 'Send' } }, '/elements/odd/props/lable'],
    ['an event of nobody', { ...BUTTON, on: { explode: send } }, '/elements/odd/on/explode'],
    ['a word for an icon', { ...BUTTON, props: { label: 'Send', icon: 'no-such-icon' } }, '/elements/odd/props/icon'],
    [
      'an openPath that is no path',
      { type: 'Dialog', props: { title: 'x', openPath: 'a b' }, children: [] },
      '/elements/odd/props/openPath',
    ],
    ['a condition that is none', { ...BUTTON, visible: { $or: [{ nothing: 1 }] } }, '/elements/odd/visible/$or/0'],
    ['a group that is no list', { ...BUTTON, visible: { $and: { $state: '/tab' } } }, '/elements/odd/visible/$and'],
  ])('is refused for %s', async (_name, odd, pointer) => {
    const { refusal } = await edit(odd);
    expect([refusal?.code, refusal?.message]).toEqual(['BAD_REQUEST', expect.stringContaining(`"${pointer}"`)]);
  });

  test('gives what a model adds no leave to be the same', async () => {
    const text = [
      {
        op: 'add',
        path: '/elements/new',
        value: { type: 'Heading', props: { text: 'x', level: 'h9', className: 'y' }, children: [] },
      },
      { op: 'replace', path: '/elements/page/children', value: ['odd', 'new'] },
    ].map((operation) => JSON.stringify(operation));
    const prior = {
      state: {},
      root: 'page',
      elements: { page: { type: 'Card', props: {}, children: ['odd'] }, odd: BUTTON },
    };
    composer.backend.script('scripted', { steps: [{ text: text.join('\n') }] });
    const { folded } = await composer.compose({ mode: 'edit', priorSpecJson: JSON.stringify(prior) });
    expect(JSON.stringify(folded)).not.toContain('className');
  });
});
