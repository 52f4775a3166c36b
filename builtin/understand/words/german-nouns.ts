import { committedStarters } from '#builtin/starters/read-starters.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { capitalized } from './identifier.ts';

const GERMAN = 1;
const ENDINGS = ['', 'n', 'en', 'e', 's', 'es'];
// What is answered so is called by a noun.
const NOUNS: ReadonlySet<FieldKind | 'status' | 'figure' | 'chart' | 'section' | 'plan'> = new Set<FieldKind>([
  'text',
  'longText',
  'money',
  'number',
  'date',
]);
const WORD = /\p{L}+/gu;
let known: ReadonlySet<string> | undefined;

/** A German label with its nouns in upper case, as far as the starters know them: "diese woche" becomes "diese Woche". */
export function withGermanNouns(label: string): string {
  const nouns = (known ??= nounsOfStarters());
  return label.replaceAll(WORD, (word) => {
    const isNoun = ENDINGS.some(
      (ending) => word.endsWith(ending) && nouns.has(word.slice(0, word.length - ending.length)),
    );
    return word.length > 3 && isNoun ? capitalized(word) : word;
  });
}

function nounsOfStarters(): Set<string> {
  const { subjects, calledPlaces, words } = committedStarters();
  const names = [...subjects.values(), ...[...calledPlaces.values()].map(({ what }) => what)].map((one) => one.names);
  const nouns = names.flatMap((name) => (name.split(' | ')[GERMAN] ?? '').split('/'));
  for (const { kind, labels } of words.values()) {
    const [first = '', ...others] = (labels.split(' | ')[GERMAN] ?? '').match(WORD) ?? [];
    nouns.push(...others, ...(others.length === 0 && NOUNS.has(kind) ? [first] : []));
  }
  return new Set(nouns.filter((noun) => /^\p{Lu}\p{Ll}{2,}$/u.test(noun)).map((noun) => noun.toLowerCase()));
}

/** The same for all that is read of the parts of a request. */
export function withGermanNounsIn<Told>(told: Told, key = ''): Told {
  if (typeof told === 'string') return (UNREAD.has(key) ? told : withGermanNouns(told)) as Told;
  if (Array.isArray(told)) return told.map((one: unknown) => withGermanNounsIn(one, key)) as Told;
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([name, one]) => [name, withGermanNounsIn(one, name)])) as Told;
}

// Names of fields and values are for machines, buttons end in verbs, and what is quoted stays.
const UNREAD = new Set([
  'buttons',
  'perRow',
  'name',
  'value',
  'kind',
  'quotes',
  'lead',
  'initial',
  'until',
  'suffix',
  'prefix',
  'pattern',
]);
