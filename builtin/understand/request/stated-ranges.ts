import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { bareRangeAt, type NumberRange } from '../amounts/number-range.ts';
import { INPUT_TAGS, type TaggedPart } from './tagged-part.ts';

const LETTERS = /^[\s:]*\(?([A-Z])\s?(?:-|–|\s(?:to|bis|à|a)\s)\s?([A-Z])(?![\p{L}\d])\)?/u;
const LETTERS_MAX = 12;
/** The letters of a scale at the start of a text: "A to F". */
export function lettersAt(text: string): string[] {
  const [, from = '', to = ''] = LETTERS.exec(text) ?? [];
  const count = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0) + 1;
  if (from === '' || count < 2 || count > LETTERS_MAX) return [];
  return Array.from({ length: count }, (_, at) => String.fromCodePoint((from.codePointAt(0) ?? 0) + at));
}

const ASKS_NUMBER: ReadonlySet<FieldKind> = new Set(['number', 'quantity', 'money', 'slider', 'rating']);

/** A field for a number between the ends of a range; `isSlider` if the request calls it a slider or the like. */
export function withBounds(field: Field, range: NumberRange | undefined, isSlider: boolean): Field {
  if (range === undefined || field.choices !== undefined || !(isSlider || ASKS_NUMBER.has(field.kind))) return field;
  const kind = ASKS_NUMBER.has(field.kind) ? field.kind : 'slider';
  return { ...field, kind, min: range.from, max: range.to };
}

const NAME = /^\s([\p{L}\s'’-]{2,40}?)(?=\s*(?:[,.;:!?\n]|$|\s(?:and|und|et|y|e|or|oder|ou|o)\s))/u;

/** Adds the names that follow the range of a control, "slider 0-10 now", and drops what is nothing but a range. */
export function withNamesAfterRanges(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.flatMap((part, at) => {
    if (INPUT_TAGS.has(part.tag)) return bareRangeAt(part.text)?.length === part.text.length ? [] : [part];
    const range = part.tag === 'kind' ? bareRangeAt(prompt.slice(part.end)) : undefined;
    if (range === undefined) return [part];
    const from = part.end + range.length;
    const [name, words = ''] = NAME.exec(prompt.slice(from, parts[at + 1]?.start)) ?? [];
    const start = from + 1;
    return name === undefined ? [part] : [part, { tag: 'field', text: words, start, end: start + words.length }];
  });
}
