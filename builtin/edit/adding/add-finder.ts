import type { Spec } from '#contract/spec/spec.ts';
import { bind, part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { kindOfValues } from '#builtin/edit/finding/kinds-of-values.ts';
import { memberAt, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { childrenOf, placeOf, subtree, type Patch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { keyNamed } from '#builtin/edit/values/member-told.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { canFilter, showIfChosen, valuesOf } from './add-filter.ts';
import { insertPart } from './insert-part.ts';

const VALUES_MAX = 200;

type Searched = { list: ShownList; key: string };

/**
 * Adds a box that finds the entries of repeated lists by what is typed: by the member that is named, else by their names. Returns
 * false if the request names no member of theirs, or if it may mean several lists.
 */
export function addFinder(patch: Patch, u: Understanding, { label }: Addition, where: Where | undefined): boolean {
  const { spec } = patch;
  const found = searchedBy(spec, label);
  const [first] = found;
  const membersOf = ({ list }: Searched) => list.members.map(({ key }) => key).join(' ');
  if (first === undefined || found.some((one) => membersOf(one) !== membersOf(first))) return false;
  const values = [...new Set(found.flatMap(({ list, key }) => valuesOf(list, key)))].toSorted();
  if (values.length < 2 || values.length > VALUES_MAX) return false;
  const pointer = `/${ownKey(u, identifier(first.key, 'entry'))}Search`;
  const props = {
    options: values.map((value) => ({ label: value, value })),
    value: bind(pointer),
    placeholder: `${u.copy.search} …`,
  };
  const box = part('search', 'Combobox', props, [], { seeds: { [pointer]: '' } });
  const field = part('searchField', 'FormField', { label: u.copy.search, labelPlacement: 'hidden' }, [box]);
  const ids = found.map(({ list }) => list.place.id);
  const own: Where = { side: 'before', anchorId: commonElement(spec, ids) ?? first.list.place.id };
  insertPart(patch, field, where === undefined || where.side === 'inside' ? own : where, 'page');
  for (const { list, key } of found)
    for (const row of childrenOf(spec, list.place.id)) showIfChosen(patch, row, key, pointer);
  return true;
}

/** The innermost element with all of the others in it; the only one itself. */
export function commonElement(spec: Spec, ids: readonly string[]): string | undefined {
  let [found] = ids;
  while (found !== undefined && !ids.every((id) => id === found || isInside(spec, id, found ?? '')))
    found = placeOf(spec, found)?.parent;
  return found;
}

/** The repeated lists that words mean to search, and by which member. */
export function searchedBy(spec: Spec, told: string): Searched[] {
  const lists = shownLists(spec).filter((list) => list.place.element.repeat !== undefined && canFilter(spec, list));
  const { nameWords } = parseTargetPhrase(told);
  const named = lists.flatMap((list): Searched[] => {
    const key = keyNamed(list, nameWords.join(' '));
    return key === undefined || !shownKeys(spec, list).includes(key) ? [] : [{ list, key }];
  });
  if (named.length > 0) return named;
  const byName = (some: readonly ShownList[]) =>
    some.flatMap((list): Searched[] => {
      const key = nameKey(spec, list);
      return key === undefined ? [] : [{ list, key }];
    });
  const isAny = nameWords.length === 0 || kindOfValues(wordsOf(told)) === 'name';
  return byName(isAny ? lists : lists.filter((list) => isListOf(list, nameWords)));
}

// "a search for boats": what is in the list, and no member of it.
function isListOf(list: ShownList, nameWords: readonly string[]): boolean {
  if (keyNamed(list, nameWords.join(' ')) !== undefined) return false;
  return nameWords.every((told) => wordsOf(told).every((word) => list.words.some((one) => isSameWord(one, word))));
}

// The first member that distinguishes the entries, rather in words than in codes.
function nameKey(spec: Spec, list: ShownList): string | undefined {
  const isName = (key: string, sign: RegExp) => {
    const values = list.entries.map((entry) => memberAt(entry, key));
    return new Set(values).size === values.length && values.every((one) => typeof one === 'string' && sign.test(one));
  };
  const keys = shownKeys(spec, list);
  return keys.find((key) => isName(key, /\p{Ll}{2}/u)) ?? keys.find((key) => isName(key, /\p{L}/u));
}

// The members that an entry shows, in reading order.
function shownKeys(spec: Spec, { place }: ShownList): string[] {
  const props = JSON.stringify(subtree(spec, place.id).map((id) => spec.elements[id]?.props));
  return [...props.matchAll(/"\$bindItem":"\/?([^"/]+)"/g)].map(([, key]) => key ?? '');
}
