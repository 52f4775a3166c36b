import { REASONING_END, lineStart } from './line-reader.ts';
import { createJsonReader, type Reader, type ReaderOptions } from './json-reader.ts';
import type { Reading } from './reading.ts';
import { createGuardedReadings } from './guarded-readings.ts';
import { createOutlineReader } from './outline/outline-reader.ts';
import type { OutlineContext } from './outline/outline-tree.ts';

const TOTAL_MAX_CHARS = 524_288;
const OPERATIONS_MAX = 4_000;

/**
 * Reads an answer that is an outline, with whatever stands between its lines: code fences and reasoning are skipped, JSON
 * is read as JSON.
 */
export function createOutlineAnswer(context: OutlineContext, options: ReaderOptions): Reader {
  const readings = createGuardedReadings({
    totalMaxChars: TOTAL_MAX_CHARS,
    operationsMax: OPERATIONS_MAX,
    ...options,
  });
  const outline = createOutlineReader(
    { operation: (operation) => readings.operation(operation, operation.path), unreadable: readings.unreadable },
    context,
  );
  const takeLine = createMixedLines(outline, () => createJsonReader(options), readings.add);
  const lines = createLineSplitter((line, isWhole) =>
    isWhole ? takeLine(line) : readings.unreadable('too_long', line),
  );

  return { push, resume, end };

  function push(delta: string): Reading[] {
    readings.feed(delta, (piece) => lines.take(piece));
    return readings.flush();
  }

  function resume(): Reading[] | undefined {
    if (readings.isStopped()) return undefined;
    const rest = lines.dropRest();
    if (rest.trim() !== '') readings.unreadable('cut', rest);
    takeLine(undefined);
    outline.resume(rest);
    return readings.flush();
  }

  function end(ending: 'complete' | 'cut' = 'complete'): Reading[] {
    const rest = lines.rest();
    // A cut line may end in the middle of a number.
    if (ending === 'complete') takeLine(rest);
    else if (rest.trim() !== '') readings.unreadable('cut', rest);
    takeLine(undefined);
    outline.end();
    readings.stop();
    return readings.flush();
  }
}

/** Sorts the lines: reasoning and fences are skipped, JSON goes to its own reader, the rest is outline. */
function createMixedLines(
  outline: ReturnType<typeof createOutlineReader>,
  jsonReader: () => Reader,
  give: (readings: readonly Reading[]) => void,
): (line: string | undefined) => void {
  let isReasoning = false;
  let json: Reader | undefined;
  const endJson = (): void => {
    give(json?.end() ?? []);
    json = undefined;
  };
  return function takeLine(line): void {
    if (line === undefined) return endJson();
    const start = lineStart(line, true);
    if (isReasoning || start?.kind === 'reasoning') {
      const close = REASONING_END.exec(line);
      isReasoning = close === null;
      return close === null ? undefined : takeLine(line.slice(close.index + close[0].length));
    }
    if (start?.kind === 'fence') return outline.interrupt();
    const isJson = json !== undefined && !outline.owns(line);
    if (!isJson) endJson();
    if (!isJson && outline.line(line)) return;
    json ??= jsonReader();
    give(json.push(`${line}\n`));
  };
}

const LINE_MAX_CHARS = 131_072;

/** Splits text into lines. What exceeds the longest line is dropped. */
type LineSplitter = {
  take(piece: string): void;
  /** The unfinished line. */
  rest(): string;
  /** Forgets the unfinished line, and returns it. */
  dropRest(): string;
};

/** Creates a splitter that buffers at most one line. `isWhole` is false for a truncated line. */
function createLineSplitter(give: (line: string, isWhole: boolean) => void): LineSplitter {
  let rest = '';
  let isWhole = true;
  const keep = (part: string): void => {
    if (rest.length + part.length <= LINE_MAX_CHARS) rest += part;
    else isWhole = false;
  };
  return {
    rest: () => rest,
    dropRest: () => {
      const dropped = rest;
      rest = '';
      isWhole = true;
      return dropped;
    },
    take: (piece) => {
      let at = 0;
      for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', at)) {
        keep(piece.slice(at, end));
        at = end + 1;
        give(rest, isWhole);
        rest = '';
        isWhole = true;
      }
      keep(piece.slice(at));
    },
  };
}
