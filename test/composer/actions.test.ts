import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { say } from '#tools/model-backend/script.ts';
import { lines } from '#tools/model-backend/scripts/screens.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

let composer: ComposerUnderTest;
beforeAll(async () => {
  composer = await startComposerUnderTest(['any']);
});
afterAll(() => composer.close());

const element = (id: string, type: string, props: { [name: string]: Json }, more: object = {}) => ({
  op: 'add' as const,
  path: `/elements/${id}`,
  value: { type, props, children: [], ...more } as unknown as Json,
});
const fires = (action: string) => ({ on: { commit: { action } } });
const firedBy = ({ elements }: Spec): string[] =>
  Object.values(elements).flatMap((one) => wiresOf(one).map(({ binding }) => binding.action));

describe('twenty required actions', () => {
  const LETTERS = Array.from('aZ0_-. üé发送🚀"\\/$<`{');
  const name = fc.string({ minLength: 1, maxLength: 25, unit: fc.constantFrom(...LETTERS) });
  const NAMES = fc.uniqueArray(name, { minLength: 20, maxLength: 20 });

  test.each(['create', 'edit', 'continue_journey'])(
    'are all wired at once, whatever they are called, in mode %s',
    async (mode) => {
      const prior = { state: {}, root: 'page', elements: { page: { type: 'Stack', props: {}, children: [] } } };
      composer.backend.script('any', say(lines([element(mode === 'edit' ? 'page' : 'root', 'Stack', { gap: 'lg' })])));
      await fc.assert(
        fc.asyncProperty(NAMES, async (names) => {
          fc.pre(names.every((one) => one.trim() === one));
          const { folded, refusal } = await composer.compose({
            mode,
            actions: names.map((one) => ({ name: one, required: true })),
            ...(mode === 'edit' && { priorSpecJson: JSON.stringify(prior) }),
            ...(mode === 'continue_journey' && { actionContextJson: JSON.stringify({ action: 'next' }) }),
          });
          expect(refusal).toBeUndefined();
          const spec = folded as unknown as Spec;
          expect(new Set(firedBy(spec))).toEqual(new Set(names));
          expect(new Set(Object.keys(spec.actions ?? {}))).toEqual(new Set(names));
        }),
        { numRuns: 15 },
      );
    },
    60_000,
  );
});

describe('an action that is called like a builtin one', () => {
  test('is refused before anything is composed', async () => {
    const { refusal, events } = await composer.compose({ actions: [{ name: 'setState', required: true }] });
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'actions[0].name' });
    expect(events).toEqual([]);
  });
});

describe('a param that has only one value', () => {
  test.each([
    ['null', { const: null }, null],
    ['an object', { type: 'object', const: { by: ['web'], $state: '/x' } }, { by: ['web'], $state: '/x' }],
    ['a list', { enum: [[1, 2]] }, [1, 2]],
  ])('which is %s, is read from the state, and nobody is asked for it', async (_, schema, value) => {
    const screen = [element('root', 'Stack', {}, { children: ['send'] }), element('send', 'Button', { label: 'Send' })];
    composer.backend.script('any', say(lines(screen)));
    const paramsJson = JSON.stringify({ type: 'object', properties: { origin: schema }, required: ['origin'] });
    const { folded, refusal } = await composer.compose({ actions: [{ name: 'send', required: true, paramsJson }] });
    expect(refusal).toBeUndefined();
    const { state, elements } = folded as unknown as Spec;
    const [wire] = Object.values(elements).flatMap(wiresOf);
    const { $state: path = '' } = (wire?.binding.params?.['origin'] ?? {}) as { $state?: string };
    expect(readPointer(state, path)).toEqual(value);
    expect(Object.values(elements).map(({ type }) => type)).not.toContain('Input');
  });
});

describe('declared_only', () => {
  test('lets no operation carry an action that is not declared, and leaves no control that it had', async () => {
    const { operations, folded } = await declaredOnly([
      element('root', 'Stack', {}, { children: ['save', 'evil', 'link', 'menu', 'form'] }),
      element('save', 'Button', { label: 'Save' }, fires('save')),
      element('evil', 'Button', { label: 'Evil' }, fires('evil')),
      element('link', 'Link', { label: 'More' }, fires('more')),
      element(
        'menu',
        'DropdownMenu',
        { label: 'M', items: [{ label: 'A', value: 'a' }] },
        { on: { select: { action: 'pick' } } },
      ),
      element('form', 'Form', {}, { children: ['send'], on: { commit: { action: 'post' } } }),
      element('send', 'Button', { label: 'Send', submit: true }),
    ]);
    expect(operations.map(({ valueJson }) => valueJson).join('\n')).not.toMatch(/"action":"(?!save")/);
    expect(firedBy(folded)).toEqual(['save']);
    expect(Object.keys(folded.actions ?? {})).toEqual(['save']);
    expect(Object.values(folded.elements).map(({ props }) => props['label'])).not.toContain('Evil');
  });

  test('holds for what a caller’s own spec fires as well', async () => {
    const prior = {
      state: {},
      root: 'page',
      elements: {
        page: { type: 'Stack', props: {}, children: ['save', 'old'] },
        save: { type: 'Button', props: { label: 'Save' }, children: [], ...fires('save') },
        old: { type: 'Button', props: { label: 'Old' }, children: [], ...fires('old') },
      },
    };
    const { folded } = await declaredOnly([element('note', 'Text', { text: 'x' })], prior);
    expect(firedBy(folded)).toEqual(['save']);
  });

  async function declaredOnly(answer: Parameters<typeof lines>[0], prior?: object) {
    composer.backend.script('any', say(lines(answer)));
    const composed = await composer.compose({
      actions: [{ name: 'save', required: false }],
      actionPolicy: 'declared_only',
      ...(prior !== undefined && { mode: 'edit', priorSpecJson: JSON.stringify(prior) }),
    });
    expect(composed.refusal).toBeUndefined();
    expect(isJsonObject(composed.folded)).toBe(true);
    return { operations: composed.operations, folded: composed.folded as unknown as Spec };
  }
});
