import type { ComposeInput } from '#catalog/compose-input.ts';
import { corpusAnswers, corpusRequests, inputOf } from '#evals/answers/corpus.ts';
import { judgeAnswer } from '#evals/answers/judge-answer.ts';
import { PROMPTS } from '#evals/prompts/slice/prompts.ts';
import { describedComponents } from '#services/composer/prompt/entries.ts';
import { briefOf } from './builtin-spec.ts';
import { unseenCases } from './prompts.ts';

/** A request, and the components that a good screen for it uses; alternatives separated by `|`. */
type Use = { input: ComposeInput; components: readonly string[] };

/** How many components good screens use, and how many of them the prompt describes in full or shows only by example. */
export type Recall = { collection: string; uses: number; full: number; byExample: number };

/** Measures how often the prompt fully describes the components that its answer uses, by collection. */
export async function recallOfPrompts(): Promise<Recall[]> {
  return [
    recallOf('answers of frontier models', await usesOfAnswers()),
    recallOf('prompts written by others', usesOfForeign()),
    recallOf('unseen prompts', usesOfUnseen()),
  ];
}

function recallOf(collection: string, cases: readonly Use[]): Recall {
  const recall = { collection, uses: 0, full: 0, byExample: 0 };
  for (const { input, components } of cases) {
    const described = describedComponents(input);
    for (const entry of components) {
      const names = entry.split('|');
      recall.uses += 1;
      if (names.some((name) => described.full.has(name))) recall.full += 1;
      else if (names.some((name) => described.byExample.has(name))) recall.byExample += 1;
    }
  }
  return recall;
}

async function usesOfAnswers(): Promise<Use[]> {
  const answers = corpusAnswers();
  return Promise.all(
    corpusRequests().map(async (request) => {
      const { spec } = await judgeAnswer(request, answers.get(request.id) ?? '');
      const types = new Set(Object.values(spec?.elements ?? {}).map(({ type }) => type));
      return { input: inputOf(request), components: [...types] };
    }),
  );
}

function usesOfForeign(): Use[] {
  return PROMPTS.map(({ prompt, archetype, named, data = {}, actions = [], components }) => ({
    input: briefOf(prompt, { uiType: named ? archetype : undefined, data, actions: [...actions] }),
    components,
  }));
}

function usesOfUnseen(): Use[] {
  return unseenCases().map(({ prompt, data = {}, actions = [], contains }) => ({
    input: briefOf(prompt, { data, actions }),
    components: contains.components ?? [],
  }));
}
