import { readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '#contract/refusal.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { composeWith, sayingModel } from '#test/dry-run/compose-with.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { foreignCases, promptCases, type PromptCase } from '#evals/quality/prompts.ts';

/** A screen that was composed, under the words that asked for it. */
export type ComposedScreen = { title: string; archetype: string; spec: Spec };

const FROM_PROMPTS = 140;
const IN_ALL = 150;
const RECORDINGS = new URL('../../evals/recorded-answers/', import.meta.url);

/** 150 screens: of the built-in composer from prompts of every archetype, and of models as they were recorded. */
export async function composedScreens(): Promise<ComposedScreen[]> {
  const cases = inTurn([...foreignCases(), ...promptCases()]).slice(0, FROM_PROMPTS);
  const built = await Promise.all(cases.map(builtinScreen));
  const recorded = await recordedScreens();
  return [...built, ...recorded.slice(0, IN_ALL - built.length)];
}

/** 30 of them to look at: of every archetype the same number. */
export async function screensToLookAt(): Promise<ComposedScreen[]> {
  return Promise.all(
    inTurn([...foreignCases(), ...promptCases()])
      .slice(0, 30)
      .map(builtinScreen),
  );
}

// The first of every archetype, then the second of every one.
function inTurn(cases: readonly PromptCase[]): PromptCase[] {
  const byArchetype = Object.values(Object.groupBy(cases, ({ archetype }) => archetype));
  const most = Math.max(...byArchetype.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => byArchetype.flatMap((some) => some[at] ?? [])).flat();
}

async function builtinScreen({
  prompt,
  archetype,
  ui_type: uiType,
  data = {},
  actions = [],
}: PromptCase): Promise<ComposedScreen> {
  const spec = await composeWith(builtinModel('builtin'), briefOf(prompt, { uiType, data, actions }));
  return { title: prompt, archetype, spec };
}

async function recordedScreens(): Promise<ComposedScreen[]> {
  const files = readdirSync(RECORDINGS).filter((name) => name.endsWith('.txt'));
  const screens = await Promise.all(files.map(recordedScreen));
  const distinct = new Map(screens.flatMap((screen) => screen ?? []).map((one) => [JSON.stringify(one.spec), one]));
  return [...distinct.values()];
}

// Some recordings come to no screen; that is what they were recorded for.
async function recordedScreen(file: string): Promise<ComposedScreen | undefined> {
  const text = readFileSync(new URL(file, RECORDINGS), 'utf8');
  try {
    const spec = await composeWith(sayingModel(text), briefOf('A screen'));
    return { title: file.replace('.txt', ''), archetype: 'recorded', spec };
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'COMPOSITION_FAILED') return undefined;
    throw thrown;
  }
}
