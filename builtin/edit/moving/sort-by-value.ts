import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { areOneTerm } from '#builtin/understand/words/english-terms.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { memberAt, textOf, type Member, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { knownValuesOf } from '#builtin/edit/values/member-told.ts';
import { isBottom } from '#builtin/edit/words/superlatives.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { isSameButEnding } from '#builtin/edit/words/word-similarity.ts';
import { placesOf } from '#builtin/edit/patch.ts';
import type { Order } from './sort-key.ts';

/** Entries of a list that are to come first or last: those with a value of a member. */
export type ValueFirst = { list: ShownList; key: string; value: Json; isLast: boolean };

const FIRST: ReadonlySet<string> = new Set('abord ahead forward vorweg davanti frente cabeza cabeca'.split(' '));

/** The only value that an order names, such as "pending first"; undefined if it names none or several. */
export function valueFirst(spec: Spec, list: ShownList, { clauseText }: Order): ValueFirst | undefined {
  const words = wordsOf(clauseText);
  const isLast = isBottom(words);
  const isEnd = isLast || cuesIn(clauseText).includes('first') || words.some((word) => FIRST.has(word));
  if (!isEnd) return undefined;
  const found = list.members.flatMap((member): ValueFirst[] =>
    valuesNamed(spec, list, member, words).map((value) => ({ list, key: member.key, value, isLast })),
  );
  const [first, ...others] = found;
  const entriesWith = (one: ValueFirst) =>
    list.entries.map((entry) => String(memberAt(entry, one.key) === one.value)).join(' ');
  if (first === undefined) return undefined;
  return others.every((one) => entriesWith(one) === entriesWith(first)) ? first : undefined;
}

/** The entries in the requested order; entries with the same value keep theirs. */
export function withValueFirst(entries: readonly Json[], { key, value, isLast }: ValueFirst): Json[] {
  const [told, rest] = [true, false].map((isTold) =>
    entries.filter((entry) => (memberAt(entry, key) === value) === isTold),
  );
  return (isLast ? [rest, told] : [told, rest]).flatMap((some) => some ?? []);
}

function valuesNamed(spec: Spec, list: ShownList, member: Member, words: readonly string[]): Json[] {
  const flags = list.entries.map((entry) => memberAt(entry, member.key));
  const isDenied = cuesIn(words.join(' ')).some((cue) => cue === 'not' || cue === 'none');
  if (flags.every((one) => typeof one === 'boolean'))
    return [true, false].flatMap((flag) =>
      namesOfFlag(spec, list, member, flag).some((name) => isNamed(name, words)) ? [flag !== isDenied] : [],
    );
  return isDenied ? [] : knownValuesOf(list, member.key).filter((value) => isNamed(value, words));
}

// What the screen calls a yes or no: the name of the member, and the texts that show only then.
function namesOfFlag(spec: Spec, { place }: ShownList, { key, label }: Member, flag: boolean): string[] {
  const shown = placesOf(spec).flatMap(({ id, element: { visible, props } }) => {
    if (!isInside(spec, id, place.id) || !isJsonObject(visible) || visible['$item'] !== key) return [];
    if ((visible['not'] === true) === flag) return [];
    return [props['text'], props['label']].map((one) => textOf(one));
  });
  return [...(flag ? [key, label] : []), ...shown].filter((name) => name !== '');
}

function isNamed(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  const isWord = (word: string) => words.some((one) => isSameButEnding(one, word) || areOneTerm(one, name));
  return own.length > 0 && own.every(isWord);
}
