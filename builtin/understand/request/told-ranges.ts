import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { INPUT_TAGS, type TaggedPart } from './tagged-part.ts';

/** Two numbers, both included. `length` is the length of the text that tells them. */
export type ToldRange = { from: number; to: number; length: number };

const NUMBER = String.raw`(\d{1,7})(k)?`;
const TO = String.raw`\s?(?:-|–|\s(?:to|bis|à|a|al|até)\s)\s?`;
// No date, time or telephone number: nothing else may follow.
const RANGE = new RegExp(String.raw`^[\s:]*\(?${NUMBER}${TO}${NUMBER}(?![\d:.]*\d|\p{L}|[-/])\)?`, 'iu');
const LETTERS = /^[\s:]*\(?([A-Z])\s?(?:-|–|\s(?:to|bis|à|a)\s)\s?([A-Z])(?![\p{L}\d])\)?/u;
const LETTERS_MAX = 12;
const THOUSAND = 1000;

/** The range at the start of a text: "0-10", "1k-50k", "1 to 30". */
export function rangeAt(text: string): ToldRange | undefined {
  const [whole = '', from, thousandsFrom, to, thousandsTo] = RANGE.exec(text) ?? [];
  const valueOf = (digits: string | undefined, thousands: string | undefined) =>
    Number(digits) * (thousands === undefined ? 1 : THOUSAND);
  const range = { from: valueOf(from, thousandsFrom), to: valueOf(to, thousandsTo), length: whole.length };
  return range.from < range.to ? range : undefined;
}

/** The letters of a scale at the start of a text: "A to F". */
export function lettersAt(text: string): string[] {
  const [, from = '', to = ''] = LETTERS.exec(text) ?? [];
  const count = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0) + 1;
  if (from === '' || count < 2 || count > LETTERS_MAX) return [];
  return Array.from({ length: count }, (_, at) => String.fromCodePoint((from.codePointAt(0) ?? 0) + at));
}

const ASKS_NUMBER: ReadonlySet<FieldKind> = new Set(['number', 'quantity', 'money', 'slider', 'rating']);

/** A field for a number between the ends of a range; `isTold` if the request calls it a slider or the like. */
export function withBounds(field: Field, range: ToldRange | undefined, isTold: boolean): Field {
  if (range === undefined || field.choices !== undefined || !(isTold || ASKS_NUMBER.has(field.kind))) return field;
  const kind = ASKS_NUMBER.has(field.kind) ? field.kind : 'slider';
  return { ...field, kind, min: range.from, max: range.to };
}

const NAME = /^\s([\p{L}\s'’-]{2,40}?)(?=\s*(?:[,.;:!?\n]|$|\s(?:and|und|et|y|e|or|oder|ou|o)\s))/u;

/** Adds the names that follow the range of a control, "slider 0-10 now", and drops what is nothing but a range. */
export function withNamesAfterRanges(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.flatMap((part, at) => {
    if (INPUT_TAGS.has(part.tag)) return rangeAt(part.text)?.length === part.text.length ? [] : [part];
    const range = part.tag === 'kind' ? rangeAt(prompt.slice(part.end)) : undefined;
    if (range === undefined) return [part];
    const from = part.end + range.length;
    const [name, words = ''] = NAME.exec(prompt.slice(from, parts[at + 1]?.start)) ?? [];
    const start = from + 1;
    return name === undefined ? [part] : [part, { tag: 'field', text: words, start, end: start + words.length }];
  });
}
