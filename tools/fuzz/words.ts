import type { Json } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';

/** A word of the callers' own, in prompts, names and texts: nothing of ours says it, so no log line may hold it. */
export const OWN_WORD = 'Xyzzy';
/** Finds that word, and texts like it, however they are written. */
export const SAYS_OWN_WORD = /xyzzy|lovelace|ada@example|Gr(?:ö|\\u00f6)ße|\+49 30/i;

const PLAIN_NAMES = [
  ['id', 'name', 'email', 'amount', 'total', 'status', 'items', 'rows', 'customer', 'created_at', 'dueDate', 'notes'],
  ['price', 'quantity', 'active', 'url', 'image', 'address', 'phone', 'tags', 'reason', 'confirm', 'title', 'type'],
  [
    'state',
    'form',
    'input',
    'value',
    'label',
    'options',
    'selected',
    'date',
    'plan',
    'currency',
    'Straße',
    '名前',
    `${OWN_WORD}Id`,
  ],
].flat();

/** Names that a caller may well use and that parsers of JSON, pointers or expressions may fail on. */
const ODD_NAMES = [
  ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length', 'toJSON', '$ref', '$count'],
  ['$state', '$bindState', '$item', '', ' ', '0', '12', '-', 'a/b', 'a~b', '~1', 'a.b', 'x y', 'élément', '_ui'],
  ['elements', 'root', 'actions', 'children', 'props', 'undefined', 'null', 'a\nb', '\u0000', '\u2028', '\ud83d'],
  ['n'.repeat(90), 'long_'.repeat(60), OWN_WORD],
].flat();

const TEXTS = [
  ['Ada Lovelace', 'ada@example.com', 'open', 'paid', '2026-03-04', '2026-03-04T10:00:00Z', '14:30', '€ 1,240.50'],
  ['https://example.com/a?b=c', '+49 30 123456', '12', '12.50', '-3', 'true', '', ' ', 'Größe "M"', 'a/b', '50 %'],
  [
    '{"a":1}',
    '${x}',
    '{{name}}',
    '<b>bold</b>',
    'line one\nline two',
    '😀 done',
    '\ud83d cut',
    'x'.repeat(300),
    `${OWN_WORD} Ltd`,
  ],
].flat();

const NUMBERS = [0, 1, 2, 3.5, -4, 12, 99.99, 1240, 1_000_000, 0.1, 1e21, 2026, 1_772_582_400_000];

/** The name of a member: mostly a usual one. */
export function nameFor(random: Random, oddity = 0.12): string {
  return random.pick(random.chance(oddity) ? ODD_NAMES : PLAIN_NAMES) ?? 'name';
}

export function textFor(random: Random): string {
  return random.pick(TEXTS) ?? '';
}

export function scalarFor(random: Random): Json {
  if (random.chance(0.5)) return textFor(random);
  if (random.chance(0.7)) return random.pick(NUMBERS) ?? 0;
  return random.pick<Json>([true, false, null]) ?? null;
}

/** So many of what `make` makes. */
export function several<Item>(random: Random, most: number, make: () => Item): Item[] {
  return Array.from({ length: random.integer(most + 1) }, make);
}

/** A member that is there with a probability. */
export function maybe(random: Random, probability: number, name: string, make: () => unknown): object {
  return random.chance(probability) ? { [name]: make() } : {};
}
