import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { committedTemplates } from '#builtin/templates/template.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { inventedNumbers, shownBy } from '#evals/quality/shown.ts';
import { composeWith } from './compose-with.ts';
import { dryRun } from './dry-run.ts';

// What belongs to the thing itself: the keys of a calculator, the hours of a clock, the shirts of a team.
const HAS_DIGITS: ReadonlySet<string> = new Set(['calculator', 'phone-dialer', 'team-lineup', 'world-clock']);

const templates = committedTemplates().all;

describe('a template', () => {
  test.each(templates.map(({ key, says, alone }) => [key, says.en?.[0] ?? alone.en?.[0] ?? ''] as const))(
    '%s works in every control and invents no number',
    async (key, prompt) => {
      const spec = await composeWith(builtinModel('builtin'), briefOf(prompt));
      expect(dryRun(spec, definitionOf)).toEqual([]);
      if (!HAS_DIGITS.has(key)) expect(inventedNumbers(shownBy(spec), prompt)).toEqual([]);
    },
  );
});
