import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { Finding } from '#proto/composer/v1/composer.ts';
import { openapiDocument } from '#services/gateway/routes/openapi/document.ts';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['scripted', 'builtin']);
afterAll(() => composer.close());

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...openapiDocument(), $id: 'openapi' });
const isSpec = ajv.compile({ $ref: 'openapi#/components/schemas/Spec' });

const CARD = { type: 'Card', props: { title: 'Orders' }, children: ['go'] };
const press = (commit: unknown, rest: object = {}) => ({
  state: { rows: [{ name: 'Ada', tags: [{ text: 'x' }] }], title: 'Orders' },
  root: 'card',
  elements: { card: CARD, go: { type: 'Button', props: { label: 'Go' }, children: [], on: { commit } } },
  ...rest,
});

/** Specs as other hosts write them: each has or lacks something that we would never send. */
const PRIORS: [what: string, prior: Record<string, unknown>][] = [
  ['no handlers', press({ action: 'save' })],
  ['an empty map of handlers', press({ action: 'save' }, { actions: {} })],
  ['a handler too few', press([{ action: 'save' }, { action: 'close' }], { actions: { save: { kind: 'agent' } } })],
  [
    'a list of bindings',
    press([{ action: 'setState', params: { statePath: '/open', value: true } }, { action: 'save' }]),
  ],
  ['keys of json-render in a binding', press({ action: 'save', onSuccess: { action: 'done' }, confirm: 'Sure?' })],
  ['a handler whose kind is the text false', press({ action: 'save' }, { actions: { save: { kind: 'false' } } })],
  ['keys of its own in a handler', press({ action: 'save' }, { actions: { save: { kind: 'agent', label: 'S' } } })],
  ['no state', { root: 'card', elements: { card: { ...CARD, children: [] } }, actions: {} }],
  [
    'no children',
    { state: {}, root: 'card', elements: { card: CARD, go: { type: 'Button', props: { label: 'Go' } } } },
  ],
  ['neither state nor children', { root: 'card', elements: { card: { type: 'Card', props: { title: 'Orders' } } } }],
  [
    'a path that its host fills, and a prop too few',
    {
      state: {},
      root: 'card',
      elements: {
        card: { ...CARD, children: ['go', 'name'] },
        go: { type: 'Text', props: { text: { $state: '/filled' } } },
        name: { type: 'Input', props: { value: { $bindState: '/name' } } },
      },
    },
  ],
  [
    'a repeat within a repeat, with keys',
    {
      state: { rows: [{ name: 'Ada', tags: [{ text: 'x' }] }] },
      root: 'page',
      elements: {
        page: { type: 'Stack', props: {}, children: ['card'] },
        card: { type: 'Stack', props: {}, children: ['row'], repeat: { statePath: '/rows', key: 'name' } },
        row: { type: 'Stack', props: {}, children: ['tag'], repeat: { statePath: { $item: 'tags' } } },
        tag: { type: 'Text', props: { text: { $bindItem: 'text' } } },
      },
    },
  ],
  [
    'named slots and a watch',
    {
      state: { a: 1 },
      root: 'card',
      elements: {
        card: { ...CARD, children: [], slots: { footer: ['go'] }, watch: { '/a': { action: 'save' } } },
        go: { type: 'Button', props: { label: 'Go' }, on: { commit: { action: 'save' } } },
      },
    },
  ],
];

async function findings(spec: unknown): Promise<Finding[]> {
  return new Promise((resolve, reject) =>
    composer.client.validateSpec({ specJson: JSON.stringify(spec), strict: false }, (error, answer) =>
      error === null ? resolve(answer.findings) : reject(error),
    ),
  );
}

async function edit(prior: object, operation: object, mode = 'edit') {
  composer.backend.script('scripted', { steps: [{ text: JSON.stringify(operation) }] });
  return composer.compose({ mode, prompt: 'Add a note', priorSpecJson: JSON.stringify(prior) });
}

const NOTE = { op: 'add', path: '/elements/note', value: { type: 'Text', props: { text: 'Paid' }, children: [] } };

describe.each(PRIORS)('a prior spec with %s', (_, prior) => {
  test('is valid for ValidateSpec as for an edit', async () => {
    expect(await findings(prior)).toEqual([]);
  });

  test('is edited to a spec that ValidateSpec and the published schema accept, with a handler for each action', async () => {
    const { completed, folded, refusal } = await edit(prior, NOTE);
    expect(refusal).toBeUndefined();
    const spec = JSON.parse(completed?.specJson ?? 'null') as { elements: object; actions?: object };
    expect(spec.elements).toHaveProperty('note');
    expect(folded).toEqual(spec);
    expect(await findings(spec)).toEqual([]);
    isSpec(spec);
    expect(isSpec.errors ?? []).toEqual([]);
    const fired = JSON.stringify(spec.elements).match(/(?<="commit":.*"action":")(?!setState)\w+/g) ?? [];
    for (const name of fired) if (name !== 'done') expect(spec.actions).toHaveProperty(name);
  });

  test('leaves the elements that were not to be changed byte for byte', async () => {
    const { completed } = await edit(prior, NOTE);
    const { elements } = JSON.parse(completed?.specJson ?? '{}') as { elements: Record<string, unknown> };
    for (const [id, element] of Object.entries(prior['elements'] as object)) {
      if (id !== prior['root']) expect(JSON.stringify(elements[id])).toBe(JSON.stringify(element));
    }
  });
});

test('ValidateSpec says what an edit refuses, and with `strict` also what only others write', async () => {
  const wrong = press(
    { action: 'save' },
    { elements: { card: { type: 'Card', props: { titel: 'x' }, children: [] } } },
  );
  const [finding] = await findings(wrong);
  const { refusal } = await edit(wrong, NOTE);
  expect(refusal?.message).toContain(`"${finding?.pointer}": ${finding?.message}`);
  const strict = await new Promise<Finding[]>((resolve) =>
    composer.client.validateSpec({ specJson: JSON.stringify(press({ action: 'save' })), strict: true }, (_, answer) =>
      resolve(answer.findings),
    ),
  );
  expect(strict.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['missing_handler /actions/save']);
});

/** What writes a path, and where another element reads it. */
const WRITERS: [writer: string, element: object, path: string, state: object][] = [
  ['a control', { type: 'Input', props: { label: 'Name', value: { $bindState: '/name' } } }, '/name', {}],
  ['a control below', { type: 'Input', props: { label: 'Name', value: { $bindState: '/a/name' } } }, '/a', {}],
  ['a control above', { type: 'Input', props: { label: 'Name', value: { $bindState: '/a' } } }, '/a/name', {}],
  [
    'a control above, where the state holds no object',
    { type: 'Input', props: { label: 'Name', value: { $bindState: '/a' } } },
    '/a/name',
    { a: null },
  ],
  [
    'a press',
    {
      type: 'Button',
      props: { label: 'Go' },
      on: { commit: { action: 'setState', params: { statePath: '/a', value: 'x' } } },
    },
    '/a',
    {},
  ],
  [
    'a press that adds to a list',
    {
      type: 'Button',
      props: { label: 'Go' },
      on: { commit: { action: 'pushState', params: { statePath: '/rows', value: 'x' } } },
    },
    '/rows',
    {},
  ],
];

test.each(WRITERS)('an edit may remove %s that writes what another element reads', async (_, writer, path, state) => {
  const card = { type: 'Card', props: { title: 'Orders' }, children: ['writer', 'reader', 'shown'] };
  const reader = { type: 'DataTable', props: { rows: { $state: path }, columns: [{ key: 'name', label: 'Name' }] } };
  const shown = { type: 'Text', props: { text: 'Paid' }, visible: { $state: path } };
  const prior = { state, root: 'card', elements: { card, writer, reader, shown } };
  const { completed, refusal } = await edit(prior, { op: 'remove', path: '/elements/writer' });
  expect(refusal).toBeUndefined();
  const spec = JSON.parse(completed?.specJson ?? '{}') as { elements: Record<string, unknown> };
  expect(spec.elements).not.toHaveProperty('writer');
  expect(spec.elements).toMatchObject({ reader, shown });
  expect(await findings(spec)).toEqual([]);
});
