import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { BOOKING_FORM, lines, operationsOf, ORDERS_TABLE } from '#tools/model-backend/scripts/screens.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { foreignCases, promptCases } from '#evals/quality/prompts.ts';
import { composeWith, sayingModel } from './compose-with.ts';
import { dryRun } from './dry-run.ts';

describe('what the built-in composer composes', () => {
  const requests = [...foreignCases(), ...promptCases()].map(({ ui_type: uiType, ...rest }) => ({ ...rest, uiType }));

  test.each(requests)('works in every control: $prompt', async ({ prompt, uiType, data = {}, actions = [] }) => {
    const input = briefOf(prompt, { uiType, data, actions });
    expect(dryRun(await composeWith(builtinModel('builtin'), input), definitionOf)).toEqual([]);
  });
});

describe('what a model answered', () => {
  test.each([
    ['the booking form', BOOKING_FORM, {}],
    ['the orders table', ORDERS_TABLE, { orders: [{ number: 1, customer: 'Ann', total: 12.5 }] }],
  ])('works in every control: %s', async (_, screen, data) => {
    const spec = await composeWith(sayingModel(lines(operationsOf(screen))), briefOf('A screen', { data }));
    expect(dryRun(spec, definitionOf)).toEqual([]);
  });

  // The recorded screens were written to be read: some of them only collect what is filled in, or switch nothing.
  test('works in every style in which it is recorded, if it gives a spec at all', async () => {
    const folder = new URL('../../evals/recorded-answers/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    const specs = await Promise.all(files.map((name) => specOf(readFileSync(new URL(name, folder), 'utf8'))));
    const composed = specs.filter((spec) => spec !== undefined);
    expect(composed.length).toBeGreaterThan(60);
    const problems = composed.flatMap((spec) => dryRun(spec, definitionOf));
    expect(problems.filter(({ kind }) => !kind.startsWith('unread_'))).toEqual([]);
  });
});

async function specOf(text: string): Promise<Spec | undefined> {
  try {
    return await composeWith(sayingModel(text), briefOf('A screen'));
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'COMPOSITION_FAILED') return undefined;
    throw thrown;
  }
}
