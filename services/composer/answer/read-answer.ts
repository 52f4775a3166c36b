import type { Candidate, Reading } from './reading.ts';
import type { ModelPart } from '../models/model.ts';
import { createAnswerReader } from './answer-reader.ts';
import type { OutlineContext } from './outline/outline-tree.ts';
import type { Pace } from '../pace/pace.ts';
import type { Stats } from '../stats.ts';

/** Chunk size for reading; small chunks keep each turn short. */
const PIECE_CHARS = 4_096;

/** What has arrived of an answer so far. */
export type Answer = {
  /** Some text has arrived. */
  answered: boolean;
  /** Operations read. */
  candidates: number;
};

/** How an answer is read, and the stats that are updated. */
type ReadingOptions = {
  stats: Stats;
  pace: Pace;
  wholeDocuments: boolean;
  mayRepeat: boolean;
  outline: OutlineContext;
};

export function newAnswer(): Answer {
  return { answered: false, candidates: 0 };
}

/**
 * Reads a model's answer as it arrives. Tokens and unreadable pieces are recorded in the stats. An answer that repeats
 * itself endlessly is cut off; what was read before counts. `wholeDocuments` keeps a whole spec in one piece, so that an
 * edit can tell what it leaves out; `mayRepeat` is for answers that a program writes.
 *
 * @throws ModelUnavailable as the model's stream does
 */
export async function* readAnswer(
  parts: AsyncIterable<ModelPart>,
  answer: Answer,
  { stats, pace, wholeDocuments, mayRepeat, outline }: ReadingOptions,
): AsyncGenerator<Candidate, void> {
  const reader = createAnswerReader({ wholeDocuments, mayRepeat, outline });
  let ending: 'complete' | 'cut' = 'complete';
  for await (const part of parts) {
    if (part.type === 'usage') {
      stats.inputTokens += part.inputTokens;
      stats.outputTokens += part.outputTokens;
    }
    if (part.type === 'finish' && part.reason === 'length') ending = 'cut';
    if (part.type !== 'text') continue;
    answer.answered = true;
    pace.weigh(part.text.length);
    let isRunaway = false;
    for (let at = 0; at < part.text.length && !isRunaway; at += PIECE_CHARS) {
      await pace.breathe();
      const readings = pace.step(() => reader.push(part.text.slice(at, at + PIECE_CHARS)));
      yield* candidatesIn(readings, answer, stats);
      isRunaway = readings.some(({ type }) => type === 'runaway');
    }
    // Leaving the loop cancels the call to the backend.
    if (isRunaway) break;
  }
  yield* candidatesIn(reader.end(ending), answer, stats);
}

function* candidatesIn(readings: readonly Reading[], answer: Answer, stats: Stats): Generator<Candidate> {
  for (const reading of readings) {
    if (reading.type === 'unreadable' && reading.reason !== 'prose') stats.unreadable += 1;
    if (reading.type !== 'operation') continue;
    answer.candidates += 1;
    yield reading.operation;
  }
}
