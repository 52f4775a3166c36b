import { lineStart, REASONING_END, REASONING_END_MAX_CHARS } from './line-start.ts';

/** Takes what the lines of an answer hold. */
export type LineSink = {
  /** Takes a whole line that begins like an operation. False when it is no sound one; it then comes again as text. */
  operationLine(line: string): boolean;
  /** Takes text as it comes, line breaks included. */
  text(text: string): void;
  /** What came before has ended, whether it was whole or not: a line has begun that cannot be a part of it. */
  settle(): void;
};

/** Splits text into lines, piece by piece. Where pieces are cut makes no difference. */
export type LineReader = { take(text: string): void; end(): void };

// Longer lines are not waited for: they may hold a whole answer.
const HELD_MAX_CHARS = 4_096;

/**
 * Sorts an answer by the beginnings of its lines: lines with one operation are handed over whole, reasoning and code
 * fences are left out, and everything else is passed on as it comes.
 */
export function createLineReader(sink: LineSink): LineReader {
  let phase: 'start' | 'held' | 'passed' | 'reasoning' = 'start';
  /** The line so far, while it is not passed on; in reasoning, its latest characters. */
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

  /** Takes a part of a line; `ended` when the line ends with it. */
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
