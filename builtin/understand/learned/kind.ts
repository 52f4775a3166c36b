import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { hashOf, mixed } from './hash.ts';
import { bestLabel, type LinearModel } from './linear-model.ts';

/** The kinds of answers that the model distinguishes; `text` when unclear. */
export const KINDS = [
  'text',
  'email',
  'phone',
  'url',
  'password',
  'longText',
  'number',
  'money',
  'quantity',
  'slider',
  'rating',
  'date',
  'dateRange',
  'time',
  'dateTime',
  'choice',
  'choices',
  'yesNo',
  'file',
  'tags',
  'color',
  'code',
  'signature',
] as const satisfies readonly FieldKind[];

/**
 * Whether words name a field ("date of birth"), a control ("date picker") or a setting. The setting "email alerts" is switched
 * on and off, while a field of that name would ask for an address.
 */
export type KindSource = 'name' | 'control' | 'setting';

const PIECE_CHARS = 5;
// A unit gives the kind away: "width (mm)", "price €".
const UNIT = /[%€$£°]|\([^()]{1,8}\)$/gu;
const READ_MAX_CHARS = 60;

/** The features of the kind model: words, again the first and last one, word edges and pieces of words. */
export function kindFeatures(text: string, source: KindSource): number[] {
  // Settings also use the features of field names.
  return source === 'setting' ? [...featuresOf(text, source), ...featuresOf(text, 'name')] : featuresOf(text, source);
}

/** The feature that only this exact text has. */
export function wholeFeature(text: string, source: KindSource): number {
  return mixed(mixed(baseOf(source), 1), mixed(hashOf(readWords(text).join(' ')), 0));
}

function baseOf(source: KindSource): number {
  return hashOf(`kind of ${source}`);
}

// The value of a number does not matter, so every number is read as 0.
function readWords(text: string): string[] {
  return wordsOf(text.slice(0, READ_MAX_CHARS)).map((word) => (/^\p{N}/u.test(word) ? '0' : word));
}

function featuresOf(text: string, source: KindSource): number[] {
  const base = baseOf(source);
  const found = new Set<number>([base, wholeFeature(text, source)]);
  const add = (template: number, first: number, second = 0) =>
    found.add(mixed(mixed(base, template), mixed(first, second)));
  const words = readWords(text);
  add(2, hashOf(words[0] ?? ''));
  add(3, hashOf(words.at(-1) ?? ''));
  add(4, Math.min(words.length, 5), text.includes('?') ? 1 : 0);
  for (const [unit] of text.slice(0, READ_MAX_CHARS).toLowerCase().matchAll(UNIT)) {
    add(11, hashOf(unit));
    if (unit.startsWith('(')) add(12, 0);
  }
  for (const [at, word] of words.entries()) {
    add(5, hashOf(word));
    add(6, hashOf(word), hashOf(words[at + 1] ?? ''));
    add(7, hashOf(word.slice(0, 4)));
    add(8, hashOf(word.slice(-3)));
    add(9, hashOf(word.slice(-4)));
    for (const piece of piecesOf(word)) add(10, hashOf(piece));
  }
  return [...found];
}

// A compound can contain the telling word anywhere: "Geburtsdatum", "phonenumber".
function piecesOf(word: string): string[] {
  const bounded = ` ${word.slice(0, 24)} `;
  return Array.from({ length: Math.max(0, bounded.length - PIECE_CHARS + 1) }, (_, at) =>
    bounded.slice(at, at + PIECE_CHARS),
  );
}

/** The kind that the model scores highest for a text. */
export function kindTold(model: LinearModel, words: string, source: KindSource): FieldKind {
  return KINDS[bestLabel(model, kindFeatures(words, source), KINDS.length)] ?? 'text';
}
