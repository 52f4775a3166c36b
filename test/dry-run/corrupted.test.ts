import { type Spec as PeerSpec, validateSpec as validatePeerSpec } from '@json-render/core';
import { expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { goodScreens } from '#evals/mutations/good-screens.ts';
import { type MutatedCase, mutatedCase } from '#evals/mutations/mutated-case.ts';
import { playedModel } from '#evals/mutations/played-model.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { composeWith } from './compose-with.ts';
import { dryRun } from './dry-run.ts';

const FIRST_SEED = 70_001;
const CASES = 400;

// Other seeds than those of the bench; what a good screen itself leaves idle is its author's.
test('what is delivered for corrupted answers works in every control, and json-render takes it', async () => {
  const screens = await goodScreens();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + CASES; seed += 1) {
    const one = mutatedCase(screens, seed);
    const spec = await composeWith(modelOf(one), one.good.input);
    const before = new Set(dryRun(one.good.spec, definitionOf).map(({ kind, detail }) => `${kind} ${detail}`));
    const problems = dryRun(spec, definitionOf).filter(({ kind, detail }) => !before.has(`${kind} ${detail}`));
    expect(problems, `seed ${seed}, ${one.good.name}: ${one.corruptions.join(' + ')}`).toEqual([]);
    expect(validatePeerSpec(spec as unknown as PeerSpec, { checkOrphans: true }).issues, `seed ${seed}`).toEqual([]);
  }
}, 120_000);

function modelOf(one: MutatedCase) {
  return playedModel(one, createRandom(one.seed));
}
