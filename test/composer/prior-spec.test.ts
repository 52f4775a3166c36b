import { afterAll, describe, expect, test } from 'vitest';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['scripted', 'builtin']);
afterAll(() => composer.close());

const PRIOR = {
  state: { user: { ID: 7 }, form: '' },
  root: 'card',
  elements: {
    card: { type: 'Card', props: { title: 'Contact' }, children: ['name', 'greeting', 'table', 'send'] },
    name: { type: 'Input', props: { value: { $bindState: '/form/name' } } },
    greeting: { type: 'Text', props: { text: { $state: '/filledByTheHost' } } },
    table: { type: 'DataTable', props: { rows: [{ day: 'Monday', hours: '9 to 5' }] }, children: [] },
    send: { type: 'Button', props: {}, on: { commit: { action: 'send', params: { by: { $state: '/user/id' } } } } },
  },
};

async function edit(priorSpec: object, answer: object[]) {
  const text = answer.map((operation) => JSON.stringify(operation)).join('\n');
  composer.backend.script('scripted', { steps: [{ text }] });
  return composer.compose({ mode: 'edit', priorSpecJson: JSON.stringify(priorSpec) });
}

describe('a prior spec that lacks something', () => {
  const newTitle = { op: 'replace', path: '/elements/card/props/title', value: 'Write to us' };

  test('is edited where that was asked for, and nowhere else but for the handlers that it lacks', async () => {
    const { restarts, folded, operations } = await edit(PRIOR, [newTitle]);
    expect(restarts).toEqual([]);
    expect(operations.map(({ op, path }) => `${op} ${path}`)).toEqual([
      'replace /elements/card/props/title',
      'add /actions',
    ]);
    const expected = structuredClone(PRIOR);
    expected.elements.card.props.title = 'Write to us';
    expect(folded).toEqual({ ...expected, actions: { send: { kind: 'agent' } } });
  });

  test('gives what is added no leave to lack the same', async () => {
    const { restarts } = await edit(PRIOR, [
      newTitle,
      { op: 'add', path: '/elements/other', value: { type: 'SegmentedControl', props: {} } },
      { op: 'add', path: '/elements/card/children/-', value: 'other' },
    ]);
    expect(restarts).toEqual(['invalid_prop_value']);
  });

  test('is still refused for what it says wrongly', async () => {
    const wrong = { ...PRIOR, elements: { ...PRIOR.elements, greeting: { type: 'Text', props: { txt: 'Hi' } } } };
    const { refusal } = await edit(wrong, []);
    expect(refusal?.code).toBe('BAD_REQUEST');
    expect(refusal?.message).toMatch(/^`prior_spec` is not valid at "\/elements\/greeting\/props\/txt"/);
  });
});

describe('an answer to an edit', () => {
  const prior = {
    state: {},
    root: 'card',
    elements: {
      card: { type: 'Card', props: { title: 'Contact' }, children: ['text'] },
      text: { type: 'Text', props: { text: 'Hi' }, children: [] },
    },
  };

  test.each<[string, object]>([
    ['for an element that is not there', { op: 'replace', path: '/elements/kard/props/title', value: 'New' }],
    ['for a prop that the component does not have', { op: 'add', path: '/elements/card/props/shadow9', value: 'New' }],
    ['for a component that does not exist', { op: 'replace', path: '/elements/card/type', value: 'Nothing' }],
  ])('of which nothing is left, %s, is not a success: the next tier is called', async (_what, operation) => {
    const { restarts } = await edit(prior, [operation]);
    expect(restarts).toEqual(['malformed_jsonl']);
  });

  test('that finds nothing to change is one', async () => {
    for (const answer of [[prior], [{ ...prior, actions: {} }], [{ op: 'replace', path: '/root', value: 'card' }]]) {
      const { restarts, completed, operations } = await edit(prior, answer);
      expect([restarts, completed?.model, operations]).toEqual([[], 'composer-1', []]);
    }
  });
});
