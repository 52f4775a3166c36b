import { REASONING_END, REASONING_END_MAX_CHARS, lineStart } from './line-reader.ts';
import { createJsonReader, type Reader, type ReaderOptions } from './json-reader.ts';
import type { Reading } from './reading.ts';
import type { OutlineContext } from './outline/outline-tree.ts';
import { createOutlineAnswer } from './outline-answer.ts';
import { lineKind, type LineKinds } from './outline/line-kind.ts';

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
