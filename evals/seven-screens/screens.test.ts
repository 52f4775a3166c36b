import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { compose } from '#services/composer/compose.ts';
import { newStats } from '#services/composer/stats.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { sayingModel } from '#test/dry-run/compose-with.ts';
import { KNOWN_SCREENS } from './screens.ts';

describe.each(KNOWN_SCREENS)('the screen $name', async ({ prompt, actions, outline, published }) => {
  const input = briefOf(prompt, { actions: [...actions] });
  const stats = newStats();
  let spec: Spec | undefined;
  for await (const event of compose(input, {
    tiers: [sayingModel(outline)],
    stats,
    signal: new AbortController().signal,
    now: Date.now,
  })) {
    if (event.type === 'completed') spec = event.spec;
  }

  test('is complete at the first attempt, as it was written', () => {
    expect(spec && validateSpec(spec, { definitionOf, actions: input.actions })).toEqual([]);
    expect(stats.restarts).toEqual([]);
    // The server always writes the handlers.
    const { 'wire-handler': _, ...repairs } = stats.repairs;
    expect(repairs).toEqual({});
    expect({ unreadable: stats.unreadable, dropped: stats.dropped }).toEqual({ unreadable: 0, dropped: {} });
  });

  test('has all declared actions on a control', () => {
    const wired = JSON.stringify(Object.values(spec?.elements ?? {}).map(({ on }) => on ?? null));
    expect(actions.filter(({ name }) => !wired.includes(`"${name}"`))).toEqual([]);
  });

  test('takes fewer tokens than in OpenUI Lang', () => {
    expect(encode(outline).length).toBeLessThan(published.openUiLang);
  });
});
