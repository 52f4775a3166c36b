import type { Model, ModelPart } from '#services/composer/models/model.ts';
import { legalId } from '#services/composer/repair/edit-spec.ts';
import type { Answer } from './answer.ts';
import type { MutatedCase } from './mutated-case.ts';
import type { Random } from './random.ts';
import { writeElements } from './write-answer.ts';

/** How a model answers when it is asked for missing elements; drawn anew for each call. */
const COMPLETIONS = [
  { weight: 90, elements: (all: Answer['elements']) => all },
  { weight: 5, elements: (all: Answer['elements']) => all.slice(0, Math.floor(all.length / 2)) },
  { weight: 5, elements: () => [] },
];

/** How much of the rest of an outline the model sends when it is asked to continue. */
const CONTINUATIONS = [
  { weight: 90, share: 1 },
  { weight: 5, share: 0.5 },
  { weight: 5, share: 0 },
];

/** A model in process that replays a written answer and supplies missing elements when asked. */
export type PlayedModel = Model & { completionCalls: number };

/**
 * Answers every call for a screen with the text of the case. A completion call gets the missing elements and their
 * descendants from `known`, or the rest of a cut outline; in one of ten calls only in part or not at all.
 */
export function playedModel({ text, known, isCut, rest }: MutatedCase, random: Random): PlayedModel {
  let calls = 0;
  let left = rest ?? '';
  const model: PlayedModel = {
    alias: 'played',
    deterministic: false,
    prices: undefined,
    completionCalls: 0,
    async *stream({ messages }): AsyncGenerator<ModelPart> {
      calls += 1;
      const prompt = calls === 1 ? '' : ((await messages()).at(-1)?.content ?? '');
      const wanted = wantedIn(prompt);
      if (wanted === undefined && !prompt.startsWith('Your answer reached its length limit')) {
        yield { type: 'text', text };
        yield { type: 'finish', reason: isCut ? 'length' : 'stop' };
        return;
      }
      model.completionCalls += 1;
      if (wanted === undefined) {
        yield* sendRest();
        return;
      }
      const elements = random.weighted(COMPLETIONS)?.elements(withBranches(wanted, known)) ?? [];
      yield { type: 'text', text: elements.length === 0 ? 'I have nothing to add.' : writeElements(elements) };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  return model;

  /** The rest of an outline: all of it, or cut off again, or prose. */
  function* sendRest(): Generator<ModelPart> {
    const share = random.weighted(CONTINUATIONS)?.share ?? 1;
    const sent = left.slice(0, Math.floor(left.length * share));
    left = left.slice(sent.lastIndexOf('\n') + 1);
    yield { type: 'text', text: share === 0 ? 'I have nothing to add.' : sent };
    yield { type: 'finish', reason: share > 0 && share < 1 ? 'length' : 'stop' };
  }
}

/** The ids that a prompt asks for, or undefined for a prompt that asks for a whole screen. */
function wantedIn(prompt: string): string[] | undefined {
  const ids = /^Add these elements, .*?: (.*)$/m.exec(prompt.slice(prompt.lastIndexOf('\n') + 1))?.[1];
  return ids === undefined ? undefined : (JSON.parse(`[${ids}]`) as string[]);
}

function withBranches(wanted: readonly string[], known: Answer['elements']): Answer['elements'] {
  const found: Answer['elements'] = [];
  const pending = [...wanted];
  const seen = new Set<string>();
  for (let id = pending.shift(); id !== undefined; id = pending.shift()) {
    const entry = known.find((one) => one.id === id) ?? known.find((one) => legalId(one.id) === id);
    if (entry === undefined || seen.has(id)) continue;
    seen.add(id);
    found.push({ id, element: entry.element });
    const { children } = entry.element;
    if (Array.isArray(children)) pending.push(...children.filter((child) => typeof child === 'string'));
  }
  return found;
}
