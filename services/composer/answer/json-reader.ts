import type { Json } from '#contract/json/json.ts';
import { ValueParser } from './value-parser.ts';
import { interpret, ROOT_PATH } from './interpret.ts';
import { createLineReader } from './line-reader.ts';
import { type Reading, type RunawayReason, SAMPLE_MAX_CHARS, type UnreadableReason } from './reading.ts';
import { createRunawayGuard } from './runaway-guard.ts';
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
  let readings: Reading[] = [];
  let stopped = false;
  let hasRoot = false;
  const guard = createRunawayGuard({ totalMaxChars, operationsMax, mayRepeat });
  const parser = new ValueParser({ value: give, unreadable: report }, { valueMaxChars, depthMax, wholeDocuments });
  const tokenizer = new Tokenizer(parser, valueMaxChars);
  const lines = createLineReader({
    operationLine,
    text: (text) => tokenizer.feed(text),
    settle: () => settle('broken', true),
  });

  return { push, end };

  function push(delta: string): Reading[] {
    for (let at = 0; at < delta.length && !stopped;) {
      const piece = delta.slice(at, at + guard.room());
      at += piece.length;
      lines.take(piece);
      stopFor(guard.read(piece), piece);
    }
    return flush();
  }

  function end(ending: 'complete' | 'cut' = 'complete'): Reading[] {
    lines.end();
    settle('cut', ending === 'complete');
    stopped = true;
    return flush();
  }

  function settle(reason: 'broken' | 'cut', mayClose: boolean): void {
    const place = parser.place();
    const isInToken = tokenizer.drop();
    if (isInToken && place === 'between') report(reason, 'a string or a comment without end');
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
    if (isDeeperThan(value, depthMax)) report('too_deep', line);
    else give(undefined, value, line);
    return true;
  }

  function give(name: string | undefined, value: Json, sample: string): void {
    if (stopped) return;
    const operation = interpret(name, value, { root: hasRoot, elements: parser.hasElements() });
    if (operation === undefined)
      return report(typeof value === 'object' && value !== null ? 'unknown' : 'prose', sample);
    hasRoot ||= operation.path === ROOT_PATH;
    stopFor(guard.wrote(operation), sample);
    if (!stopped) readings.push({ type: 'operation', operation });
  }

  function report(reason: UnreadableReason, sample: string): void {
    if (!stopped) readings.push({ type: 'unreadable', reason, sample: sample.slice(0, SAMPLE_MAX_CHARS) });
  }

  function stopFor(reason: RunawayReason | undefined, sample: string): void {
    if (reason === undefined || stopped) return;
    stopped = true;
    readings.push({ type: 'runaway', reason, sample: sample.slice(0, SAMPLE_MAX_CHARS) });
  }

  function flush(): Reading[] {
    const given = readings;
    readings = [];
    return given;
  }
}

/** True when containers are nested more than `depth` levels deep. Looks no deeper than that. */
function isDeeperThan(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}
