import type { Json } from '#contract/json/json.ts';
import { UNITS } from '#builtin/understand/values/units.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { AMOUNT, keyOfKind, kindOfValues } from '#builtin/edit/finding/kinds-of-values.ts';
import type { Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, type Member, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { withAlike } from './number-in-text.ts';
import { withDate } from './part-of-text.ts';

const KNOWN_VALUES_MAX = 12;

/** The key of the member that words name: "the price", "status". */
export function keyNamed({ members, entries }: ShownList, words: string): string | undefined {
  const wanted = wordsOf(words);
  // A yes/no member is shown through another member and has no name of its own.
  const isShown = (key: string) => typeof memberAt(entries[0], key) !== 'boolean';
  const fits = members.filter(
    ({ key, label }) =>
      isShown(key) &&
      [label, key].some((name) => {
        const all = /^\d+$/.test(name) ? [] : wordsOf(name);
        return all.length > 0 && all.every((one) => wanted.some((word) => isSameWord(word, one)));
      }),
  );
  const longest = Math.max(0, ...fits.map(({ label }) => wordsOf(label).length));
  const best = fits.filter(({ label }) => wordsOf(label).length === longest);
  return best[0]?.key;
}

/** The same, or the only member of the kind that words name in any language: "l'ora". A total may be one of anything. */
export function keyMeant(list: ShownList, words: string, value: string): string | undefined {
  const kind = kindOfValues(wordsOf(words));
  const isOther =
    kind === undefined || kind === 'name' || kind === 'surname' || (kind === 'price' && !AMOUNT.test(value));
  return keyNamed(list, words) ?? (isOther ? undefined : keyOfKind(list, kind));
}

/** The only member that holds an old value, or its number. */
export function keyWithValue({ list, index }: Row, was: string): string | undefined {
  const number = numberIn(was);
  const words = (text: string) => ` ${wordsOf(text).join(' ')} `;
  return only(shownMembers(list), ({ key }) => {
    const text = textOf(memberAt(list.entries[index], key));
    return words(text).includes(words(was)) || (number !== undefined && numberIn(text) === number);
  });
}

/** The member that a value is for: one in which an entry has it already, else the only one whose value looks like it. */
export function keyByValue({ list, index }: Row, value: string): string | undefined {
  const known = list.members.find(({ key }) => knownValue(list, key, value) !== undefined);
  if (known !== undefined) return known.key;
  const shape = shapeOf(value);
  const textIn = ({ key }: Member) => textOf(memberAt(list.entries[index], key));
  const shown = shownMembers(list);
  const isAlike = (one: Member) => shape !== undefined && textIn(one) !== '' && shapeOf(textIn(one)) === shape;
  const price = AMOUNT.test(value) ? keyOfKind({ ...list, members: shown }, 'price') : undefined;
  const isLike = price !== undefined && isOfSize(textOf(memberAt(list.entries[index], price)), value);
  return (
    only(shown, isAlike) ??
    only(shown, (one) => isAlike(one) && isOfSize(textIn(one), value)) ??
    only(shown, (one) => partLike(textIn(one), value) !== undefined) ??
    (isLike ? price : undefined) ??
    only(shown, (one) => isUnitOf(one, value) && /^\D{0,4}\d[\d.,]*$/u.test(textIn(one)))
  );
}

/** A text with the only part that looks like a value replaced by it. A bare number looks like any other. */
export function partLike(text: string, value: string): string | undefined {
  return /^\d[\d.,]*$/u.test(value) ? undefined : (withDate(text, value) ?? withAlike(text, value));
}

const SIZE_MAX = 20;

// £1,300 is no new value for £0.50.
function isOfSize(text: string, value: string): boolean {
  const [before, after] = [numberIn(text) ?? 0, numberIn(value) ?? 0];
  return before === 0 || after === 0 || Math.max(before / after, after / before) < SIZE_MAX;
}

function shownMembers({ members }: ShownList): Member[] {
  return members.filter(({ key, label }) => label !== key || !HIDDEN_KEYS.has(key));
}

const HIDDEN_KEYS: ReadonlySet<string> = new Set('id key code href lat lng row column'.split(' '));
const UNIT = /^\d[\d.,]*\s?(\p{L}+)$/u;

// "2,310 kWh" is for the member "kwh_mtd".
function isUnitOf({ key, label }: Member, value: string): boolean {
  const unit = UNIT.exec(value)?.[1];
  const names = unit === undefined ? [] : [unit, UNITS[foldText(unit)] ?? unit].map(foldText);
  return wordsOf(`${key} ${label}`).some((word) => names.includes(word));
}

function only(members: readonly Member[], fits: (member: Member) => boolean): string | undefined {
  const found = members.filter(fits);
  return found.length === 1 ? found[0]?.key : undefined;
}

/** The values that entries have for a member, if it takes only a few: a status, a category. */
export function knownValuesOf({ entries }: ShownList, key: string): string[] {
  const values = entries.map((entry) => memberAt(entry, key));
  const known = new Set(values.filter((one) => typeof one === 'string' && one !== ''));
  return known.size <= KNOWN_VALUES_MAX && (known.size < values.length || known.size < 3)
    ? ([...known] as string[])
    : [];
}

/** The value that an entry already has for a member and that the words name. A number is of no member more than of others. */
export function knownValue(list: ShownList, key: string, value: string): Json | undefined {
  const wanted = wordsOf(value);
  if (!/\p{L}/u.test(value)) return undefined;
  return knownValuesOf(list, key).find((one) => {
    const words = wordsOf(one);
    return words.length === wanted.length && words.every((word, at) => isSameWord(word, wanted[at] ?? ''));
  });
}

/** The shape of a value with digits, the same for "12,50 €" and "8 €", and for "09:00" and "14:30". */
export function shapeOf(text: string): string | undefined {
  if (!/\d/.test(text) || text.length > 30) return undefined;
  if (/^\d{1,2}[:.]\d{2}$/.test(text.trim())) return 'time';
  return foldText(text)
    .replace(/(?:euros?|eur)$/, '€')
    .replaceAll(/\d[\d.,]*/g, '0')
    .replaceAll(/\s/g, '');
}
