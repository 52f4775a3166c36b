import type { Candidate, Reading } from './reading.ts';
import { type ModelPart, ModelUnavailable } from '../models/model.ts';
import { createAnswerReader } from './answer-reader.ts';
import type { OutlineContext } from './outline/outline-tree.ts';
import type { Pace } from '../pace/pace.ts';
import type { Stats } from '../stats.ts';

/** Chunk size for reading; small chunks keep each turn short. */
const PIECE_CHARS = 4_096;
/** How often an answer that was cut off is continued. */
const RESUMED_MAX = 3;

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
  /** Asks for what follows the whole lines of an answer that was cut off. */
  resume?: ((lines: string) => AsyncIterable<ModelPart>) | undefined;
};

export function newAnswer(): Answer {
  return { answered: false, candidates: 0 };
}

/**
 * Reads a model's answer as it arrives. Tokens and unreadable pieces are recorded in the stats. An answer that repeats
 * itself endlessly is cut off; what was read before counts. An outline that the length limit cut off is continued through
 * `resume`. `wholeDocuments` keeps a whole spec in one piece, so that an edit can tell what it leaves out; `mayRepeat` is
 * for answers that a program writes.
 *
 * @throws ModelUnavailable as the model's stream does
 */
export async function* readAnswer(
  parts: AsyncIterable<ModelPart>,
  answer: Answer,
  { stats, pace, wholeDocuments, mayRepeat, outline, resume }: ReadingOptions,
): AsyncGenerator<Candidate, void> {
  const reader = createAnswerReader({ wholeDocuments, mayRepeat, outline });
  let text = '';
  let isCut = yield* readParts(parts);
  for (let calls = 0; isCut && calls < RESUMED_MAX; calls += 1) {
    const readings = resume === undefined ? undefined : reader.resume?.();
    if (resume === undefined || readings === undefined) break;
    yield* candidatesIn(readings, answer, stats);
    text = text.slice(0, text.lastIndexOf('\n') + 1);
    const before = answer.candidates;
    try {
      // A model that adds nothing is asked once more.
      isCut = (yield* readParts(resume(text))) || answer.candidates === before;
    } catch (thrown) {
      if (!(thrown instanceof ModelUnavailable)) throw thrown;
      break;
    }
  }
  yield* candidatesIn(reader.end(isCut ? 'cut' : 'complete'), answer, stats);

  /** Reads one call; true when its answer was cut off. */
  async function* readParts(arriving: AsyncIterable<ModelPart>): AsyncGenerator<Candidate, boolean> {
    let wasCut = false;
    for await (const part of arriving) {
      if (part.type === 'usage') {
        stats.inputTokens += part.inputTokens;
        stats.outputTokens += part.outputTokens;
      }
      if (part.type === 'clauses') {
        stats.clauses.made += part.made;
        stats.clauses.missed += part.missed;
      }
      if (part.type === 'left_out') stats.leftOut = { shape: part.shape, room: part.room, id: part.id };
      if (part.type === 'finish' && part.reason === 'length') wasCut = true;
      if (part.type !== 'text') continue;
      answer.answered = true;
      if (resume !== undefined) text += part.text;
      pace.addCost(part.text.length);
      let isRunaway = false;
      for (let at = 0; at < part.text.length && !isRunaway; at += PIECE_CHARS) {
        await pace.yieldIfDue();
        const readings = pace.step(() => reader.push(part.text.slice(at, at + PIECE_CHARS)));
        yield* candidatesIn(readings, answer, stats);
        isRunaway = readings.some(({ type }) => type === 'runaway');
      }
      // Leaving the loop cancels the call to the backend.
      if (isRunaway) break;
    }
    return wasCut;
  }
}

function* candidatesIn(readings: readonly Reading[], answer: Answer, stats: Stats): Generator<Candidate> {
  for (const reading of readings) {
    if (reading.type === 'unreadable' && reading.reason !== 'prose') stats.unreadable += 1;
    if (reading.type !== 'operation') continue;
    answer.candidates += 1;
    yield reading.operation;
  }
}
