import type { ChangeTag } from './change-tags.ts';
import type { TaggedWords } from './tagged-words.ts';

/** The closing marks of each opening mark. */
const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”"'],
  ['„', '“”"'],
  ['«', '»'],
  ["'", "'"],
  ['‘', '’'],
]);
const QUOTATION_MAX_CHARS = 300;
const WORD = /[\p{L}\p{N}]/u;
/** What is quoted is new words before it is a thing on the screen. */
const QUOTED_TAGS: readonly ChangeTag[] = ['question', 'name', 'new', 'option', 'value', 'look'];

/** Tags a quotation as a whole, even if only a part of it was tagged, or parts of it in different ways. */
export function wholeQuotations(words: readonly TaggedWords[], prompt: string): TaggedWords[] {
  const quotations = quotationsIn(prompt);
  const whole = new Map<TaggedWords, TaggedWords | undefined>();
  for (const { start, end } of quotations) {
    const inside = words.filter((one) => one.start >= start && one.end <= end);
    const [first] = inside;
    if (first === undefined) continue;
    const tag = QUOTED_TAGS.find((one) => inside.some((other) => other.tag === one)) ?? first.tag;
    for (const one of inside) whole.set(one, undefined);
    const margin = Math.max(...inside.filter((one) => one.tag === tag).map((one) => one.margin));
    whole.set(first, { tag, text: prompt.slice(start, end), start, end, margin });
  }
  return words.flatMap((one) => (whole.has(one) ? (whole.get(one) ?? []) : one));
}

// The insides of quotation marks. A single mark opens at the start of a word and closes at the end of one.
function quotationsIn(prompt: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < prompt.length; at += 1) {
    const closers = CLOSED_BY.get(prompt.charAt(at));
    if (closers === undefined || WORD.test(prompt.charAt(at - 1))) continue;
    const end = closingAt(prompt, at, closers);
    if (end === undefined) continue;
    found.push({ start: at + 1, end });
    at = end;
  }
  return found;
}

function closingAt(prompt: string, open: number, closers: string): number | undefined {
  const isSingle = closers === "'" || closers === '’';
  const last = Math.min(prompt.length, open + QUOTATION_MAX_CHARS);
  for (let at = open + 2; at < last; at += 1) {
    if (!closers.includes(prompt.charAt(at))) continue;
    if (isSingle && WORD.test(prompt.charAt(at + 1))) continue;
    return at;
  }
  return undefined;
}
