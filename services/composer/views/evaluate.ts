import type { Json, JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { formatDate, formatDuration, formatNumber } from '#contract/views/format.ts';
import { VIEW_FUNCTIONS } from '#contract/views/functions.ts';
import { ExpressionFailed, interpret } from '#contract/views/interpret.ts';
import { type Cursor, isAtEnd, sees, take } from '../answer/outline/cursor.ts';
import { interruptibly, isInterruption, processorTimeMs } from '../pace/interruptibly.ts';
import { isLargerThan } from '../pace/is-larger-than.ts';
import { leftToRight } from './left-to-right.ts';
import { memberNames, plainExpression } from './plain-expression.ts';

const EXPRESSION_MAX_CHARS = 2_000;
/** Deepest nesting of brackets in an expression: each level of lists in lists multiplies the work. */
const NESTING_MAX = 24;
/** Longest tries of an evaluation by the clock, one after the other; ordinary ones take well under one millisecond. */
const TRIES_MAX_MS = [20, 40, 80, 160, 320] as const;
/** A try that was interrupted with less processor time than this had no chance: the machine was busy with others. */
const STARVED_MAX_MS = 15;
/** Parts of an expression that are evaluated: ordinary ones over a thousand records take some twenty thousand. */
const STEPS_MAX = 150_000;
/** As much as all data of a request. */
const RESULT_MAX_CHARS = LIMITS.dataMaxChars;

const languagesLoaded = new Set<string>();

// The first formatter of a language loads its data, which counts as no time of an expression; English at startup.
function loadLanguage(language: string): void {
  if (languagesLoaded.has(language)) return;
  formatNumber(1, 'EUR', undefined, language);
  formatNumber(1, '%', undefined, language);
  formatDate('2026-01-01', 'medium', language);
  formatDuration(3_661, 'long', language);
  languagesLoaded.add(language);
}
loadLanguage('en');

/** The value of an expression, or its fault in words for its author. */
export type Evaluated = { value: Json; expression: string } | { fault: string };

/**
 * Evaluates a JMESPath expression over a state, within limits of length, time and size. Never throws.
 *
 * @param language of numbers, dates and durations for which the expression names none
 */
export function evaluate(written: string, state: JsonObject, language = 'en'): Evaluated {
  if (written.trim() === '') return { fault: 'There is no expression.' };
  if (written.length > EXPRESSION_MAX_CHARS) {
    return { fault: `The expression has ${written.length} characters; ${EXPRESSION_MAX_CHARS} are allowed.` };
  }
  if (nesting(written) > NESTING_MAX) return { fault: 'The expression nests too many brackets.' };
  loadLanguage(language);
  const names = once(() => memberNames(state));
  const expression = withLanguage(leftToRight(plainExpression(written, names)), language);
  try {
    const { value } = inTime(() => interpret(expression, state, STEPS_MAX));
    if (typeof value === 'number' && !Number.isFinite(value)) return { fault: 'The result is no number that fits.' };
    // The result may contain the same part many times: measured before it is copied.
    if (isLargerThan(RESULT_MAX_CHARS, value))
      return { fault: `The result is larger than ${RESULT_MAX_CHARS} characters.` };
    if (hasPrototypeKey(value)) return { fault: 'In the result no member may be called __proto__.' };
    return { value: JSON.parse(JSON.stringify(value)) as Json, expression };
  } catch (thrown) {
    return { fault: isInterruption(thrown) ? 'The expression takes too long.' : faultOf(thrown, written) };
  }
}

/** On a busy machine the clock advances faster than the work, which is then tried again. */
function inTime<T>(work: () => T): T {
  const tries: number[] = [...TRIES_MAX_MS];
  for (let clockMaxMs = tries.shift() ?? 0; ; clockMaxMs = tries.shift() ?? 0) {
    const startedMs = processorTimeMs();
    try {
      return interruptibly(work, clockMaxMs);
    } catch (thrown) {
      const isStarved = processorTimeMs() - startedMs < STARVED_MAX_MS && tries.length > 0;
      if (!isInterruption(thrown) || !isStarved) throw thrown;
    }
  }
}

// A table may be keyed by whatever the data holds, such as a stage "prototype", and records may have a "constructor". No document
// may hold this name.
function hasPrototypeKey(value: Json): boolean {
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && Object.hasOwn(next, '__proto__')) return true;
    for (const member of Object.values(next)) waiting.push(member);
  }
  return false;
}

// Texts, names and literals: their brackets nest nothing.
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g;

function nesting(expression: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of expression.replaceAll(QUOTED, '')) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (')]}'.includes(character)) depth -= 1;
  }
  return deepest;
}

function faultOf(thrown: unknown, written: string): string {
  const message = (thrown instanceof Error ? thrown.message : String(thrown)).replaceAll(/\s+/g, ' ').slice(0, 200);
  if (message.startsWith('Maximum call stack')) return 'The expression is nested too deep.';
  const missing = thrown instanceof ExpressionFailed ? thrown.missing : [];
  return [
    /[.!]$/.test(message) ? message : `${message}.`,
    ...(missing.length === 0 ? [] : [`Nothing in the state is called ${missing.slice(0, 5).join(', ')}.`]),
    ...hintsFor(message, written),
  ].join(' ');
}

const HINTS: { readonly [name: string]: string } = {
  now: 'There is no clock: write the day that the request tells.',
  today: 'There is no clock: write the day that the request tells.',
  filter: 'Write list[?condition].',
  if: 'Write condition ? a : b.',
};

function hintsFor(message: string, written: string): string[] {
  const unknown = /[Uu]nknown function:?\s*([\w$]+)/.exec(message)?.[1];
  if (unknown === undefined) {
    return message.startsWith('Syntax') && /\sin\s*[[(`]/.test(written)
      ? ["Write contains(['a','b'],name) for one of several."]
      : [];
  }
  const hint = Object.hasOwn(HINTS, unknown) ? HINTS[unknown] : undefined;
  return [hint ?? `Besides those of JMESPath there are ${Object.keys(VIEW_FUNCTIONS).join(', ')}.`];
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The functions that take a language, with what stands for each argument before it that is left out. */
const FORMATTERS: { readonly [name: string]: readonly string[] } = {
  format_number: ['`null`', "''", '`null`'],
  format_date: ['`null`', "'medium'"],
  format_duration: ['`null`', "'clock'"],
};
const CALL = /(?<![\w$])(?:format_number|format_date|format_duration)\s*\(/y;
const NEXT_QUOTED = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/y;
const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;

/**
 * An expression in which every number, date and duration is formatted in a language, except where one is named, so that
 * it gives the same wherever it is evaluated. English, the default of the functions, is not written.
 */
export function withLanguage(expression: string, language: string): string {
  if (language === 'en') return expression;
  const cursor: Cursor = { text: expression, at: 0 };
  let text = '';
  // A closing bracket that nothing has opened stays where it is.
  while (!isAtEnd(cursor)) text += readMembers(cursor, language).join(',') + (take(cursor, CLOSING) ?? '');
  return text;
}

/** What stands between two brackets, or in the whole expression, divided at its commas. */
function readMembers(cursor: Cursor, language: string): string[] {
  const members: string[] = [];
  let member = '';
  while (!isAtEnd(cursor) && !sees(cursor, CLOSING)) {
    const call = take(cursor, CALL);
    const opening = call ?? take(cursor, OPENING);
    if (opening !== undefined) {
      const inside = readMembers(cursor, language);
      const named = call === undefined ? inside : namingLanguage(call, inside, language);
      member += opening + named.join(',') + (take(cursor, CLOSING) ?? '');
    } else if (take(cursor, /,/y) !== undefined) {
      members.push(member);
      member = '';
    } else member += take(cursor, NEXT_QUOTED) ?? take(cursor, /[^]/y) ?? '';
  }
  return [...members, member];
}

function namingLanguage(call: string, given: readonly string[], language: string): readonly string[] {
  const before = FORMATTERS[call.replace(/\s*\($/, '')] ?? [];
  const isComplete = given.length > before.length || given[0]?.trim() === '';
  return isComplete ? given : [...given, ...before.slice(given.length), `'${language}'`];
}
