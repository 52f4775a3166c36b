import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { SCREENS } from '#evals/edits/screens.ts';
import { JOURNEYS } from '#evals/journeys/journeys.ts';
import { leavesOf, shownElements } from '#evals/mutations/shown-contents.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { foreignCases, promptCases, unseenCases } from '#evals/quality/prompts.ts';
import { goodScreens } from '#evals/corruption/good-specs.ts';
import { attempt, type AttemptResult } from '#services/composer/attempt/attempt.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { createPace } from '#services/composer/pace/pace.ts';
import { newStats } from '#services/composer/stats.ts';
import { sayingModel } from '#test/dry-run/compose-with.ts';

const MINIMUM = ['Stack', 'Text', 'Button', 'Input'];

type Composed = { operations: Operation[]; result: AttemptResult };

async function composedBy(model: Model, input: ComposeInput): Promise<Composed> {
  const task = { input, model, findings: [], stats: newStats(), pace: createPace(undefined, 60_000) };
  const steps = attempt(task, new AbortController().signal);
  const operations: Operation[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return { operations, result: step.value };
    operations.push(step.value);
  }
}

/** Types of the elements that were ever sent, in one operation or another, but for those that were there before. */
function typesSent(operations: readonly Operation[], start: Json, prior: Spec | undefined): Set<string> {
  const types = new Set<string>();
  let document = structuredClone(start);
  for (const operation of operations) {
    document = foldOperations(document, [structuredClone(operation)]);
    const { elements = {} } = document as unknown as Partial<Spec>;
    for (const [id, { type }] of Object.entries(elements)) if (prior?.elements[id]?.type !== type) types.add(type);
  }
  return types;
}

/** Random profiles that hold the minimum, small ones mostly. */
const profiles = fc
  .subarray(
    COMPONENTS.map(({ name }) => name),
    { maxLength: 60 },
  )
  .map((names) => new Set([...MINIMUM, ...names]));

/** Composes within random profiles and with none, and checks every operation. */
async function expectWithin(model: Model, input: ComposeInput, seed: string, runs = 2): Promise<void> {
  const free = await composedBy(model, input);
  const start = input.mode === 'edit' ? (input.priorSpec as unknown as Json) : {};
  const drawn = fc.sample(profiles, {
    numRuns: runs,
    seed: seed.length,
  });
  for (const componentProfile of [new Set(MINIMUM), ...drawn]) {
    const { operations, result } = await composedBy(model, { ...input, componentProfile });
    const told = result.outcome === 'invalid' ? result.findings : [];
    if (free.result.outcome === 'valid')
      expect({ outcome: result.outcome, told }).toEqual({ outcome: 'valid', told: [] });
    const sent = typesSent(operations, start, input.mode === 'edit' ? input.priorSpec : undefined);
    expect([...sent].filter((type) => !componentProfile.has(type))).toEqual([]);
    if (result.outcome === 'valid') expect(foldOperations(structuredClone(start), operations)).toEqual(result.spec);
  }
}

describe('within a component profile', () => {
  const cases = [...foreignCases(), ...promptCases(), ...unseenCases()];

  // Every eighth request of the collections, beginning with the first and with the second.
  test.each([0, 1])(
    'the built-in composer uses no other component (part %d)',
    async (part) => {
      for (const { prompt, ui_type: uiType, data = {}, actions = [] } of cases.filter((_, at) => at % 8 === part)) {
        await expectWithin(builtinModel('builtin'), briefOf(prompt, { uiType, data, actions }), prompt, 1);
      }
    },
    60_000,
  );

  test('a row is picked by the button with its name, and what it opens is closed before', async () => {
    const users = [
      { id: 'u1', name: 'Kim', role: 'admin' },
      { id: 'u2', name: 'Lee', role: 'viewer' },
    ];
    const role = { type: 'string', enum: ['admin', 'viewer'] };
    const params = { type: 'object', properties: { userId: { type: 'string' }, role }, required: ['userId', 'role'] };
    const input = briefOf('Manage users: change the role of the selected user', {
      data: { users },
      actions: [{ name: 'change_role', params }],
    });
    const { result } = await composedBy(builtinModel('builtin'), { ...input, componentProfile: new Set(MINIMUM) });
    if (result.outcome !== 'valid') throw new Error(JSON.stringify(result));
    const all = Object.values(result.spec.elements);
    const pick = all.find(({ type, props }) => type === 'Button' && isJsonObject(props['label']));
    expect(pick?.props['label']).toEqual({ $bindItem: 'name' });
    expect(pick?.on?.commit).toEqual({
      action: 'setState',
      params: { statePath: '/usersSelection', value: [{ $bindItem: '' }] },
    });
    const dialog = all.find(({ visible }) => JSON.stringify(visible ?? null).includes('isOpen'));
    expect(readPointer(result.spec.state, '/usersChangeRole/isOpen')).toBe(false);
    expect(dialog?.children.length).toBeGreaterThan(1);
    expect(contentsOf(result.spec)).not.toContain('No users yet');
  });

  test("a model's answer never leads to a component outside it", async () => {
    const folder = new URL('../../evals/recorded-answers/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    for (const name of files) {
      await expectWithin(sayingModel(readFileSync(new URL(name, folder), 'utf8')), briefOf('A screen'), name, 1);
    }
  }, 60_000);

  test.each(Object.entries(SCREENS))(
    'edits of %s add no other component and keep the existing ones',
    async (_, screen) => {
      for (const { prompt } of screen.edits) {
        const input = briefOf(prompt, { mode: 'edit', priorSpec: screen.prior });
        await expectWithin(builtinModel('builtin'), input, prompt, 1);
      }
    },
  );

  test('the next screens of journeys use no other component', async () => {
    for (const { prompt, actionContext, data = {}, actions = [] } of JOURNEYS) {
      const input = briefOf(prompt, { mode: 'continue_journey', actionContext, data, actions });
      await expectWithin(builtinModel('builtin'), input, prompt, 1);
    }
  });

  test.each(COMPONENTS.map(({ name }) => name))('%s has a substitute that is valid', async (name) => {
    const { example, children } = definitionOf(name) ?? { example: { props: {} }, children: 'none' };
    const text = [
      { op: 'add', path: '/elements/root', value: { type: 'Stack', props: {}, children: ['it', 'end'] } },
      {
        op: 'add',
        path: '/elements/it',
        value: {
          type: name,
          props: example.props,
          children: children === 'any' ? ['inside'] : [],
          on: example.on ?? {},
        },
      },
      { op: 'add', path: '/elements/inside', value: { type: 'Text', props: { text: 'Inside' }, children: [] } },
      { op: 'add', path: '/elements/end', value: { type: 'Text', props: { text: 'End' }, children: [] } },
    ];
    await expectWithin(sayingModel(text.map((line) => JSON.stringify(line)).join('\n')), briefOf('A screen'), name, 0);
  });

  test('the contents of a screen are kept', async () => {
    const lost: string[] = [];
    for (const { name, spec, actions } of goodScreens()) {
      const text = `{"op":"add","path":"","value":${JSON.stringify(spec)}}`;
      const input = briefOf('A screen', { actions });
      const free = await composedBy(sayingModel(text), input);
      const within = await composedBy(sayingModel(text), { ...input, componentProfile: new Set(MINIMUM) });
      if (free.result.outcome !== 'valid') continue;
      if (within.result.outcome !== 'valid') throw new Error(`${name}: ${JSON.stringify(within.result)}`);
      const words = contentsOf(within.result.spec).join('\n');
      for (const said of contentsOf(free.result.spec)) if (!words.includes(said)) lost.push(`${name}: ${said}`);
    }
    expect(lost).toEqual([]);
  }, 60_000);
});

/** What people read on a screen; the rows of a repeat included. */
function contentsOf(spec: Spec): string[] {
  const repeated = documentOrder(spec).flatMap((id) => {
    const path = elementOf(spec, id)?.repeat?.statePath;
    return path === undefined ? [] : leavesOf(readPointer(spec.state, path));
  });
  const shown = shownElements(spec, (id, prop) => isUnread(elementOf(spec, id)?.type ?? '', prop));
  const asked = Object.values(spec.elements).flatMap((element) =>
    wiresOf(element).flatMap(({ binding }) => leavesOf(binding.confirm)),
  );
  return [...repeated, ...asked, ...shown.flatMap(({ contents }) => contents)].filter(isForPeople);
}

/** Hints in empty boxes, the words of buttons that a component draws itself, pictures, and names heard instead of read. */
function isUnread(type: string, prop: string): boolean {
  const own = /.(?:Label|Text)$/.test(prop);
  return (
    own ||
    ['placeholder', 'ariaLabel', 'src', 'videoId', 'value', 'min', 'max', 'step'].includes(prop) ||
    type === 'Thumbnail'
  );
}

/** No keys, addresses, dates or values behind a label. */
function isForPeople(text: string): boolean {
  return /\s/.test(text) || /^\d+(?:\.\d+)?$/.test(text);
}
