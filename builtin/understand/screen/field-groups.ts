import type { Copy } from '#builtin/copy/copy.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import type { NamedSection } from '#builtin/understand/request/sections-of-parts.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';
import { spelled } from '#builtin/understand/words/spelling.ts';
import { isContact, isMoment, isOfPerson } from './step-of-field.ts';

/** From so many fields on, a form is easier to fill in by groups. */
const GROUPED_MIN = 8;
const GROUP_MIN = 2;
const PREFIX_MIN_CHARS = 3;
// What begins the names of fields that do not belong together.
const NO_PREFIXES = setOf(
  'email mail phone tel telefon number num count has is max min new old first last total the with send allow show anzahl zahl ist hat neue nombre numero fecha data date ' +
    'numéro nb num tem hay con nuovo nuova nuevo nueva novo nova nouveau nouvelle preferred preferences requested desired gewuenschte',
);
const LONG: ReadonlySet<FieldKind> = new Set(['longText', 'file', 'records', 'choices', 'tags', 'signature']);

type Words = { copy: Copy; language: Language };
type Group = NamedSection & { key: string };

/**
 * The fields of a long form in titled groups: those whose names begin alike, when and where, who is to be reached, and the rest.
 * What belongs to none stays with the field before it. Undefined if that makes no groups.
 */
export function fieldGroups(fields: readonly Field[], words: Words): NamedSection[] | undefined {
  if (fields.length < GROUPED_MIN || fields.some((field) => field.fields !== undefined && field.kind !== 'records'))
    return undefined;
  const prefixes = prefixesOf(fields);
  const groups = new Map<string, Group>();
  let last = DETAILS;
  for (const field of fields.filter((one) => !isConsent(one))) {
    const own = ownGroup(field, fields, prefixes);
    const key = own ?? (LONG.has(field.kind) ? DETAILS : last);
    const group = groups.get(key) ?? { key, title: '', fields: [] };
    group.fields.push(field);
    groups.set(key, group);
    last = key;
  }
  const whole = [...groups.values()].map((group) => ({ ...group, title: titleOf(group, words) }));
  const isFit = whole.length > 1 && whole.every((group) => group.fields.length >= GROUP_MIN);
  return isFit ? whole.map(({ title, fields: own }) => ({ title, fields: own })) : undefined;
}

const DETAILS = 'details';
const WHEN = 'when';
const PERSON = 'person';

function ownGroup(field: Field, all: readonly Field[], prefixes: ReadonlySet<string>): string | undefined {
  const prefix = prefixOf(field);
  const alike = all.filter((one) => prefixOf(one) === prefix);
  if (prefixes.has(prefix) && !alike.every(isMoment)) {
    const contacts = alike.filter(isContact).length;
    return contacts > 1 || (contacts === 1 && alike.some(isOfPerson)) ? PERSON : prefix;
  }
  if (isContact(field) || isPerson(field, all)) return PERSON;
  return isMoment(field) ? WHEN : undefined;
}

// "Name" is that of the person only beside an address of theirs.
function isPerson(field: Field, all: readonly Field[]): boolean {
  const at = all.indexOf(field);
  const isBeside = [at - 2, at - 1, at + 1, at + 2].some((place) => {
    const one = all[place];
    return one !== undefined && isContact(one);
  });
  return isOfPerson(field) && isBeside;
}

// The words with which the names of several fields begin, but not of all: "delivery_street" and "delivery_city".
function prefixesOf(fields: readonly Field[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const prefix of fields.map(prefixOf)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const shared = [...counts].filter(([prefix, count]) => {
    const isName = prefix.length >= PREFIX_MIN_CHARS && !NO_PREFIXES.has(prefix);
    return isName && count >= GROUP_MIN && count < fields.length;
  });
  return new Set(shared.map(([prefix]) => prefix));
}

function prefixOf({ name }: Field): string {
  const [first = '', ...others] = wordsOf(name);
  return others.length === 0 ? '' : singular(first);
}

function titleOf({ key, fields }: Group, { copy, language }: Words): string {
  if (key === DETAILS) return copy.details;
  if (key === WHEN) return fields.every(isMoment) ? copy.when : copy.whenAndWhere;
  if (key === PERSON) return copy.contact;
  return spelled(humanize(key), language);
}

const AGREES = wordList(
  'consent*|accept|accepts|accepted|agree*|i confirm|akzept*|zustimm*|einwillig*|einverstanden|ich erkenne|ich bestatige|accepte*|consens*',
  'consient*|acept*|accett*|aceit*|j accepte|declaro|dichiaro|je declare|ich erklare|i declare|concordo|terms*|agb|cgu|privacy|datenschutz*',
);

/** A yes to terms, rules or a declaration comes last. */
export function isConsent({ kind, name, help = '' }: Field): boolean {
  return kind === 'yesNo' && (says(AGREES, wordsOf(name).join(' ')) || beginsWith(AGREES, help));
}
