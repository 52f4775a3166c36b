import { committedStarters } from '#builtin/starters/read-starters.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { capitalized } from './identifier.ts';

const GERMAN = 1;
const ENDINGS = ['', 'n', 'en', 'e', 's', 'es'];
// A one-word label of one of these kinds is a noun.
const NOUN_KINDS: ReadonlySet<FieldKind | 'status' | 'figure' | 'chart' | 'section' | 'plan'> = new Set<FieldKind>([
  'text',
  'longText',
  'money',
  'number',
  'date',
]);
const WORD = /\p{L}+/gu;
let nounsCache: ReadonlySet<string> | undefined;
let pluralsCache: ReadonlySet<string> | undefined;

/** Capitalizes the nouns of a German label, as far as the starters know them: "diese woche" becomes "diese Woche". */
export function withGermanNouns(label: string): string {
  const nouns = (nounsCache ??= nounsOfStarters());
  return nominative(label).replaceAll(WORD, (word) => {
    const isNoun = ENDINGS.some(
      (ending) => word.endsWith(ending) && nouns.has(word.slice(0, word.length - ending.length)),
    );
    return word.length > 3 && isNoun ? capitalized(word) : word;
  });
}

// "Mit Preisen und Kursen" lists "Preise" and "Kurse": after a preposition, a plural has an N at its end.
function nominative(label: string): string {
  const plurals = (pluralsCache ??= new Set(namesInGerman().flatMap((name) => name.split('/').slice(1))));
  const plain = label.endsWith('n') ? capitalized(label.slice(0, -1)) : label;
  return plurals.has(plain) && !plurals.has(capitalized(label)) ? plain : label;
}

function namesInGerman(): string[] {
  const { subjects, placesByPhrase } = committedStarters();
  const named = [...subjects.values(), ...[...placesByPhrase.values()].map(({ what }) => what)];
  return named.map(({ names }) => names.split(' | ')[GERMAN] ?? '');
}

function nounsOfStarters(): Set<string> {
  const { words } = committedStarters();
  const nouns = namesInGerman().flatMap((names) => names.split('/'));
  for (const { kind, labels } of words.values()) {
    const [first = '', ...others] = (labels.split(' | ')[GERMAN] ?? '').match(WORD) ?? [];
    nouns.push(...others, ...(others.length === 0 && NOUN_KINDS.has(kind) ? [first] : []));
  }
  return new Set(nouns.filter((noun) => /^\p{Lu}\p{Ll}{2,}$/u.test(noun)).map((noun) => noun.toLowerCase()));
}

/** Capitalizes the nouns in all labels of a value, such as the parts of a request. */
export function withGermanNounsIn<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') return (UNCHANGED_KEYS.has(key) ? value : withGermanNouns(value)) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => withGermanNounsIn(one, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withGermanNounsIn(one, name)])) as Value;
}

// Names and values are read by machines, button labels end in verbs, and quotes stay word for word.
const UNCHANGED_KEYS = new Set([
  'buttons',
  'rowButtons',
  'name',
  'value',
  'kind',
  'quotes',
  'lead',
  'initial',
  'rangeEnd',
  'suffix',
  'prefix',
  'pattern',
]);
