import { SAMPLE_MAX_CHARS, type Candidate, type UnreadableReason } from '../reading.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { lineKind, type OutlineLine } from './line-kind.ts';
import { createEditTree } from './edit-tree.ts';
import { createOutlineTree, type OutlineContext } from './outline-tree.ts';
import { readElement } from './read-element.ts';
import type { Json } from '#contract/json/json.ts';
import { type Cursor, isAtEnd, skipBlank } from './cursor.ts';
import { readValue } from './read-value.ts';
import { createSecondAnswerFilter } from './second-answer.ts';

/** Receives what an outline says. */
export type OutlineSink = {
  operation(operation: Candidate): void;
  unreadable(reason: UnreadableReason, sample: string): void;
};

/** Reads an outline line by line. */
export type OutlineReader = {
  /** Takes a whole line; false when it is JSON, which another reader takes. */
  line(line: string): boolean;
  /** True for a line that only an outline has. */
  owns(line: string): boolean;
  /** Something else stood between two lines, a fence for instance. */
  interrupt(): void;
  /** The answer was cut off in a line; what follows continues it. */
  resume(cutLine: string): void;
  end(): void;
};

// Most lines that one element may span.
const BROKEN_LINES_MAX = 200;
const BROKEN_MAX_CHARS = 65_536;

/** Creates an outline reader: state lines and elements become operations. */
export function createOutlineReader(sink: OutlineSink, context: OutlineContext): OutlineReader {
  const { definitionOf } = context;
  const give = (operation: Candidate): void => sink.operation(operation);
  const { prior } = context;
  const edit = prior === undefined ? undefined : createEditTree(give, context, prior);
  const tree = edit ?? createOutlineTree(give, context);
  const repetition = createSecondAnswerFilter();
  const typeOf = (id: string): string | undefined => (prior === undefined ? undefined : elementOf(prior, id)?.type);
  let broken: { text: string; lines: number; breaksOff: (line: string) => boolean } | undefined;

  return { line, owns, interrupt: () => repetition.interrupt(), resume: (cutLine) => repetition.resume(cutLine), end };

  function line(written: string): boolean {
    const kind = lineKind(written, { definitionOf, begun: true });
    if (broken !== undefined && goesOn(kind, written)) return true;
    if (kind.kind === 'json') return false;
    const breaksOff = bracketWatch();
    const canBreak = kind.kind === 'state' || kind.kind === 'element' || kind.kind === 'named';
    if (canBreak && breaksOff(written)) broken = { text: written.trimEnd(), lines: 1, breaksOff };
    else take(kind, written);
    return true;
  }

  function owns(written: string): boolean {
    const { kind } = lineKind(written, { definitionOf, begun: false });
    return kind !== 'json' && kind !== 'prose' && kind !== 'blank';
  }

  function end(): void {
    finishBroken();
    tree.end();
  }

  /** True when a line continued an unfinished one; otherwise that one has ended. */
  function goesOn({ kind }: OutlineLine, written: string): boolean {
    if (broken === undefined) return false;
    const text = `${broken.text} ${written.trim()}`;
    const isPart = kind === 'json' || kind === 'prose' || kind === 'blank';
    if (!isPart || broken.lines >= BROKEN_LINES_MAX || text.length > BROKEN_MAX_CHARS) {
      finishBroken();
      return false;
    }
    broken = { ...broken, text, lines: broken.lines + 1 };
    if (!broken.breaksOff(written)) finishBroken();
    return true;
  }

  function finishBroken(): void {
    if (broken === undefined) return;
    const { text } = broken;
    broken = undefined;
    take(lineKind(text, { definitionOf, begun: true }), text);
  }

  function take(kind: OutlineLine, written: string): void {
    if (kind.kind === 'blank') return;
    if (kind.kind === 'state') takeState(kind);
    else if (kind.kind === 'element' || isKnown(kind)) takeElement(kind);
    else if (kind.kind === 'removed' && edit !== undefined) edit.remove(kind.id);
    else {
      repetition.interrupt();
      sink.unreadable('prose', written.trim().slice(0, SAMPLE_MAX_CHARS));
    }
  }

  function takeElement(written: { indent: number; text: string }): void {
    for (const { indent, text } of edit === undefined ? repetition.take(written) : [written]) {
      tree.add(indent, readElement(text, definitionOf, typeOf));
    }
  }

  /** True for a line that names an existing element by id alone. */
  function isKnown(kind: OutlineLine): kind is Extract<OutlineLine, { kind: 'named' }> {
    return kind.kind === 'named' && typeOf(/^#([\w-]+)/.exec(kind.text)?.[1] ?? '') !== undefined;
  }

  function takeState({ path, bound, sign, value }: Extract<OutlineLine, { kind: 'state' }>): void {
    const place = `/state${path}`;
    if (sign === ':=') return sink.operation({ op: bound ? 'start' : 'view', path: place, value: value.trim() });
    const seed = readSeed(value);
    if ('from' in seed) sink.operation({ op: 'copy', path: place, from: `/state${seed.from}` });
    else if (seed.value === null && prior !== undefined) sink.operation({ op: 'remove', path: place });
    else sink.operation({ op: 'add', path: place, value: seed.value });
  }
}

const PAIRS: { readonly [open: string]: string } = { '[': ']', '{': '}', '(': ')' };

/**
 * Returns a function that takes the lines of one element in turn and tells after each whether a bracket is still open, so
 * that another line must follow. Quoted texts do not count, nor does a quote inside a word.
 */
function bracketWatch(): (line: string) => boolean {
  const waiting: string[] = [];
  return (line) => {
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
      const character = line.charAt(at);
      if (quote !== '') {
        if (character === '\\') at += 1;
        else if (character === quote) quote = '';
      } else if ((character === '"' || character === "'") && !/[\p{L}\p{N}]/u.test(line.charAt(at - 1))) {
        quote = character;
      } else if (Object.hasOwn(PAIRS, character)) waiting.push(PAIRS[character] ?? '');
      else if (character === waiting.at(-1)) waiting.pop();
    }
    return waiting.length > 0;
  };
}

/** What a state line seeds: a value, or a path to copy from. */
type Seed = { value: Json } | { from: string };

/** Reads what follows the sign of a state line. What is not a single value is an unquoted text. */
function readSeed(written: string): Seed {
  const cursor: Cursor = { text: written.trim(), at: 0 };
  const first = cursor.text.charAt(0);
  const value = readValue(cursor);
  skipBlank(cursor);
  if (value === undefined || !isAtEnd(cursor)) return { value: cursor.text };
  if (first === '/') return { from: cursor.text };
  return { value: first === '.' || first === '@' ? cursor.text : value };
}
