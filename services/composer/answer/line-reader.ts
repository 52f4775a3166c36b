/** Receives the contents of an answer's lines. */
export type LineSink = {
  /** Takes a whole line that starts like an operation. Returns false when it is invalid; it is then passed as text. */
  operationLine(line: string): boolean;
  /** Takes text as it arrives, line breaks included. */
  text(text: string): void;
  /** Ends whatever came before, complete or not: the line that has begun cannot be part of it. */
  settle(): void;
};

/** Splits text into lines. The result does not depend on the chunking. */
export type LineReader = { take(text: string): void; end(): void };

// Longer lines are not buffered: one may hold a whole answer.
const HELD_MAX_CHARS = 4_096;

/**
 * Sorts an answer by how its lines begin: lines with one operation are passed on whole, reasoning and code fences are
 * skipped, and everything else is passed on as it arrives.
 */
export function createLineReader(sink: LineSink): LineReader {
  let phase: 'start' | 'held' | 'passed' | 'reasoning' = 'start';
  /** The buffered line; inside reasoning, its latest characters. */
  let head = '';

  return { take, end };

  function take(text: string): void {
    let at = 0;
    for (let lineEnd = text.indexOf('\n'); lineEnd >= 0; lineEnd = text.indexOf('\n', at)) {
      part(text.slice(at, lineEnd), true);
      at = lineEnd + 1;
    }
    if (at < text.length) part(text.slice(at), false);
  }

  function end(): void {
    if (phase !== 'reasoning') part('', true);
  }

  /** Takes part of a line; `ended` when the line ends with it. */
  function part(piece: string, ended: boolean): void {
    if (phase === 'passed') sink.text(piece);
    else head += piece;
    if (phase === 'start') begin(ended);
    if (phase === 'held') hold(ended);
    if (phase === 'reasoning') return reason(ended);
    if (!ended) return;
    if (phase === 'passed') sink.text('\n');
    phase = 'start';
  }

  function begin(ended: boolean): void {
    const start = lineStart(head, ended);
    if (start === undefined) return;
    if (start.kind !== 'other') sink.settle();
    if (start.kind === 'operation') phase = 'held';
    else if (start.kind === 'other') pass();
    else {
      head = head.slice(start.length);
      if (start.kind === 'reasoning') phase = 'reasoning';
      else begin(ended);
    }
  }

  function hold(ended: boolean): void {
    if (head.length > HELD_MAX_CHARS) return pass();
    if (!ended) return;
    if (sink.operationLine(head)) head = '';
    else pass();
  }

  function pass(): void {
    sink.text(head);
    head = '';
    phase = 'passed';
  }

  function reason(ended: boolean): void {
    const close = REASONING_END.exec(head);
    if (close === null) {
      head = ended ? '' : head.slice(-REASONING_END_MAX_CHARS);
      return;
    }
    const rest = head.slice(close.index + close[0].length);
    head = '';
    phase = 'start';
    part(rest, ended);
  }
}

/** How a line begins, and how many characters of it that is. */
type LineStart = { kind: 'operation' | 'reasoning' | 'fence' | 'other'; length: number };

const OPERATION = /^[ \t]{0,80}\{[ \t]{0,8}["'“”]op["'“”][ \t]{0,8}:/;
const OPERATION_BEGUN = /^[ \t]{0,80}(?:\{[ \t]{0,8}(?:["'“”](?:o(?:p(?:["'“”][ \t]{0,8})?)?)?)?)?$/;
const FENCE = /^[ \t]{0,80}(?:`{3,8}|~{3,8})[\w+-]{0,20}/;
const FENCE_BEGUN = /^[ \t]{0,80}(?:`{1,8}|~{1,8})[\w+-]{0,20}$/;
const REASONING = /^[ \t]{0,80}<(?:think|thinking|thought|reasoning|analysis|scratchpad)>/i;
const REASONING_BEGUN = /^[ \t]{0,80}<[a-z]{0,10}$/i;

/** The end of a reasoning passage. */
export const REASONING_END = /<\/(?:think|thinking|thought|reasoning|analysis|scratchpad)>/i;
/** Longest closing tag. */
export const REASONING_END_MAX_CHARS = 16;

/**
 * What a line begins with: an operation in the requested form, a reasoning passage, a code fence, or anything else.
 * Undefined while the head may still become one of them.
 *
 * @param ended true when the line is complete
 */
export function lineStart(head: string, ended: boolean): LineStart | undefined {
  const operation = OPERATION.exec(head);
  if (operation !== null) return { kind: 'operation', length: operation[0].length };
  const reasoning = REASONING.exec(head);
  if (reasoning !== null) return { kind: 'reasoning', length: reasoning[0].length };
  if (!ended && [OPERATION_BEGUN, FENCE_BEGUN, REASONING_BEGUN].some((begun) => begun.test(head))) return undefined;
  const fence = FENCE.exec(head);
  return fence === null ? { kind: 'other', length: 0 } : { kind: 'fence', length: fence[0].length };
}
