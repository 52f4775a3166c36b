import type { Json } from '#contract/json/json.ts';
import { ValueParser } from './value-parser.ts';
import { interpret, ROOT_PATH } from './interpret.ts';
import { createLineReader } from './line-reader.ts';
import type { Reading } from './reading.ts';
import { createGuardedReadings } from './guarded-readings.ts';
import { Tokenizer } from './tokenizer.ts';

export type { Reading } from './reading.ts';

/** Reads one answer of a model. */
export type Reader = {
  /** Takes the next chunk and returns what has become readable. The result does not depend on the chunking. */
  push(delta: string): Reading[];
  /** Drops an unfinished line, so that what is pushed next continues the answer; undefined where it cannot go on. */
  resume?(): Reading[] | undefined;
  /** Ends the answer and returns the rest. `cut`: it was stopped by the token limit or a broken connection. */
  end(ending?: 'complete' | 'cut'): Reading[];
};

/** Limits of one answer, and how whole specs are returned. */
export type ReaderOptions = {
  /** Longest operation, in characters. */
  valueMaxChars?: number;
  /** Longest answer, in characters. */
  totalMaxChars?: number;
  operationsMax?: number;
  /** Deepest nesting of containers in an operation. */
  depthMax?: number;
  /** Returns a spec object as one operation at path `""`, which shows what it leaves out; otherwise member by member. */
  wholeDocuments?: boolean;
  /** Repetition is not an error: set for answers written by a program. */
  mayRepeat?: boolean;
};

/**
 * A streaming reader that turns a model's text into operations. The format that we ask for, one operation per line, goes
 * straight through `JSON.parse`. Everything else that models write (fences, prose, lists, wrappers, whole specs, nested
 * trees, malformed JSON) goes through the tokenizer and the value parser, which repair form but never guess content: what
 * cannot be read is reported. Memory is bounded by `valueMaxChars`, work by the length of the text. After a `runaway`
 * nothing more is read.
 */
export function createJsonReader({
  valueMaxChars = 131_072,
  totalMaxChars = 524_288,
  operationsMax = 2_000,
  depthMax = 64,
  wholeDocuments = false,
  mayRepeat = false,
}: ReaderOptions = {}): Reader {
  let hasRoot = false;
  const readings = createGuardedReadings({ totalMaxChars, operationsMax, mayRepeat });
  const parser = new ValueParser(
    { value: give, unreadable: readings.unreadable },
    { valueMaxChars, depthMax, wholeDocuments },
  );
  const tokenizer = new Tokenizer(parser, valueMaxChars);
  const lines = createLineReader({
    operationLine,
    text: (text) => tokenizer.feed(text),
    settle: () => settle('broken', true),
  });

  return { push, end };

  function push(delta: string): Reading[] {
    readings.feed(delta, (piece) => lines.take(piece));
    return readings.flush();
  }

  function end(ending: 'complete' | 'cut' = 'complete'): Reading[] {
    lines.end();
    settle('cut', ending === 'complete');
    readings.stop();
    return readings.flush();
  }

  function settle(reason: 'broken' | 'cut', mayClose: boolean): void {
    const place = parser.place();
    const isInToken = tokenizer.drop();
    if (isInToken && place === 'between') readings.unreadable(reason, 'a string or a comment without end');
    parser.settle(reason, mayClose && !isInToken);
  }

  /** The fast path: a line that is one valid operation, perhaps with a trailing comma. */
  function operationLine(line: string): boolean {
    const text = line.trimEnd();
    let value: Json;
    try {
      value = JSON.parse(text.endsWith(',') ? text.slice(0, -1) : text) as Json;
    } catch {
      return false;
    }
    if (isDeeperThan(value, depthMax)) readings.unreadable('too_deep', line);
    else give(undefined, value, line);
    return true;
  }

  function give(name: string | undefined, value: Json, sample: string): void {
    if (readings.isStopped()) return;
    const operation = interpret(name, value, { root: hasRoot, elements: parser.hasElements() });
    if (operation === undefined)
      return readings.unreadable(typeof value === 'object' && value !== null ? 'unknown' : 'prose', sample);
    hasRoot ||= operation.path === ROOT_PATH;
    readings.operation(operation, sample);
  }
}

/** True when containers are nested more than `depth` levels deep. Looks no deeper than that. */
function isDeeperThan(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}
