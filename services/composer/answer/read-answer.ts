import type { Candidate, Reading } from './reading.ts';
import { type ModelPart, ModelUnavailable } from '../models/model.ts';
import type { OutlineContext } from './outline/outline-tree.ts';
import type { Pace } from '../pace/pace.ts';
import type { Stats } from '../stats.ts';
import { REASONING_END, REASONING_END_MAX_CHARS, lineStart } from './line-reader.ts';
import { createJsonReader, type Reader, type ReaderOptions } from './json-reader.ts';
import { createOutlineAnswer } from './outline-answer.ts';
import { lineKind, type LineKinds } from './outline/line-kind.ts';

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

/** Limits of one answer, and the context that its outline is read in. */
export type AnswerOptions = ReaderOptions & { outline: OutlineContext };

// A longer beginning that shows no outline is read as JSON: an outline is recognizable by its first lines.
const UNDECIDED_MAX_CHARS = 16_384;
const REASONING_MAX_CHARS = 262_144;

/**
 * A reader for any answer, in whichever notation its first lines show; until then they are buffered. The result does not
 * depend on how the text is chunked.
 */
export function createAnswerReader({ outline, ...options }: AnswerOptions): Reader {
  let chosen: Reader | undefined;
  let start = '';
  /** Start of the first line that has not been classified. */
  let lineAt = 0;
  let reasoningChars = 0;

  return { push, resume: () => chosen?.resume?.(), end };

  function push(delta: string): Reading[] {
    if (chosen !== undefined) return chosen.push(delta);
    start += delta;
    return read(decide(false));
  }

  function end(ending: 'complete' | 'cut' = 'complete'): Reading[] {
    const decided = chosen === undefined ? read(decide(true) ?? 'json') : [];
    return [...decided, ...(chosen?.end(ending) ?? [])];
  }

  function read(notation: 'outline' | 'json' | undefined): Reading[] {
    if (notation === undefined) return [];
    chosen = notation === 'outline' ? createOutlineAnswer(outline, options) : createJsonReader(options);
    const text = start;
    start = '';
    return chosen.push(text);
  }

  function decide(ended: boolean): 'outline' | 'json' | undefined {
    for (;;) {
      if (start.length > UNDECIDED_MAX_CHARS) return 'json';
      const lineEnd = start.indexOf('\n', lineAt);
      const isWhole = lineEnd >= 0 || ended;
      const line = start.slice(lineAt, lineEnd < 0 ? undefined : lineEnd);
      const kind = lineStart(line, isWhole)?.kind;
      if (kind === undefined) return undefined;
      if (kind === 'reasoning') {
        if (!skipReasoning()) return undefined;
        continue;
      }
      const notation = kind === 'operation' ? 'json' : notationOf(line, isWhole, outline.definitionOf);
      if (notation !== undefined || lineEnd < 0) return notation;
      lineAt = lineEnd + 1;
    }
  }

  /** Skips a reasoning passage without keeping its text; false while it has not ended. */
  function skipReasoning(): boolean {
    const from = lineAt;
    const close = REASONING_END.exec(start.slice(from));
    if (close !== null) {
      start = start.slice(0, from) + start.slice(from + close.index + close[0].length);
      return true;
    }
    const opening = /^[ \t]*<\w+>/.exec(start.slice(from))?.[0].length ?? 0;
    const dropped = start.length - from - opening - REASONING_END_MAX_CHARS;
    if (dropped > 0 && reasoningChars < REASONING_MAX_CHARS) {
      reasoningChars += dropped;
      start = start.slice(0, from + opening) + start.slice(-REASONING_END_MAX_CHARS);
    }
    return false;
  }
}

/**
 * The notation of an answer, judged by one of its first lines: JSON by its first brace, the outline by a line that is
 * hardly anything else. Undefined for prose before the answer, and while the line may still become something.
 *
 * @param isWhole true when the line is complete
 */
function notationOf(
  line: string,
  isWhole: boolean,
  definitionOf: LineKinds['definitionOf'],
): 'outline' | 'json' | undefined {
  if (/^\s*\[/.test(line)) return 'json';
  const brace = line.indexOf('{');
  if (brace < 0 && !isWhole) return undefined;
  // Only what precedes the first brace counts, so that chunking makes no difference.
  const { kind } = lineKind(brace < 0 ? line : line.slice(0, brace), { definitionOf, begun: false });
  if (kind === 'state' || kind === 'element' || kind === 'named' || kind === 'removed') return 'outline';
  return brace >= 0 ? 'json' : undefined;
}
