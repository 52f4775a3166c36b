import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { sliceFor } from '#services/composer/prompt/slice.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { PROMPTS } from './prompts.ts';
import type { QualityPrompt } from './quality-prompt.ts';

function briefFor({ prompt, archetype, named, data = {}, actions = [] }: QualityPrompt): ComposeInput {
  return briefOf(prompt, { uiType: named ? archetype : undefined, data, actions });
}

/** Share of the wanted components that the slices hold, and those that they lack. */
function recall(prompts: readonly QualityPrompt[]): { share: number; missing: string[] } {
  const wanted = prompts.flatMap((prompt) => {
    const slice = new Set(sliceFor(briefFor(prompt)).map(({ name }) => name));
    return prompt.components.map((name) => ({ has: slice.has(name), what: `${name}: ${prompt.prompt}` }));
  });
  const missing = wanted.filter(({ has }) => !has).map(({ what }) => what);
  return { share: 1 - missing.length / wanted.length, missing };
}

describe('the prompts', () => {
  test('are at least 150, over all archetypes, and name components of the catalog', () => {
    expect(PROMPTS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(PROMPTS.map(({ archetype }) => archetype))).toStrictEqual(new Set(UI_TYPES));
    for (const name of PROMPTS.flatMap(({ components }) => components)) expect(definitionOf(name), name).toBeDefined();
  });
});

describe('the slice', () => {
  test('holds at least 98 % of the components that good screens for the prompts use', () => {
    const { share, missing } = recall(PROMPTS);
    expect(share, missing.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  test('never has more than 30 components', () => {
    for (const prompt of PROMPTS) expect(sliceFor(briefFor(prompt)).length).toBeLessThanOrEqual(30);
  });
});
