import { definitionOf } from '#catalog/components.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { findRows, nameOf, type Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf } from '#builtin/edit/finding/shown-lists.ts';
import { rowAt, SECONDARY_PROPS } from '#builtin/edit/finding/names.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { memberProps, type MemberProp } from '#builtin/edit/finding/member-props.ts';
import { asTarget, FULL_NAME_SCORE, oncePerList } from '#builtin/edit/finding/scores.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { dropProp, placeOf, placesOf, subtree, type Patch } from '#builtin/edit/patch.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { isSeveral } from '#builtin/edit/words/plural-kinds.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { removeRows } from '#builtin/edit/values/change-row.ts';
import { remove } from './remove.ts';
import { namesIcon, removeIcons } from './remove-icons.ts';
import { dropOptionalNote, removeLineBelow, removeNote } from './remove-notes.ts';
import { columnWith } from '#builtin/edit/finding/grid-tables.ts';
import { reorderColumns } from '#builtin/edit/moving/table-columns.ts';
import { dropNamedProp } from '#builtin/edit/changing/set-prop.ts';

/** Removes what words name: icons, a prop, else elements and entries. */
export function removeNamed(
  patch: Patch,
  u: Pick<Understanding, 'actions'>,
  command: Command & { verb: 'remove' },
  find: (phrase: string, fits?: (target: Target) => boolean) => Target[],
): boolean {
  const { target, within } = command;
  if (command.below !== undefined) return removeLineBelow(patch, command.below);
  if (command.isWord === true)
    return find(target)
      .map((one) => dropText(patch, one))
      .includes(true);
  const [named] = find(target);
  const isName = (named?.score ?? 0) >= FULL_NAME_SCORE;
  // "the icon of Minutes" is not Minutes.
  if (namesIcon(target) && !(isName && namesIcon(named?.text ?? ''))) return removeIcons(patch, target, within);
  return (
    dropOptionalNote(patch, target, within) ||
    (!isName && dropNamedProp(patch, target)) ||
    removeTargets(patch, u, command, find) ||
    removeIcons(patch, target, within) ||
    removeMember(patch, command) ||
    removeNote(patch, command)
  );
}

// A text that shows one member of each entry goes, with its column; of a component that shows several, only the prop.
function removeMember(patch: Patch, { target, within }: Command & { verb: 'remove' }): boolean {
  const scope = within === undefined ? undefined : findTargets(patch.spec, within)[0]?.place.id;
  const isNamedPart = within !== undefined && parseTargetPhrase(within).nameWords.length > 0;
  if (isNamedPart && scope === undefined) return false;
  const isWithin = ({ place }: MemberProp) => !isNamedPart || isInside(patch.spec, place.id, scope ?? '');
  const removed = memberProps(patch.spec, target)
    .filter(isWithin)
    .map((one) => removeMemberProp(patch, one));
  return removed.includes(true);
}

/** Removes what shows one member of each entry: a text with its column, or one prop of a component with several. */
export function removeMemberProp(patch: Patch, { place, prop }: MemberProp): boolean {
  const { id, element } = place;
  // A cell may have gone with its column.
  if (placeOf(patch.spec, id) === undefined) return false;
  const known = definitionOf(element.type)?.props[prop];
  if (prop === 'text') {
    const table = columnWith(patch.spec, place);
    if (table === undefined) return remove(patch, asTarget(place), false);
    return reorderColumns(patch, table, Array.from({ length: table.count }, (_, at) => at).toSpliced(table.index, 1));
  }
  if (known === undefined || known.required === true) return false;
  dropProp(patch, id, prop);
  return true;
}

// If the words match both an element and a list entry, the element is removed only if its name contains all of them.
function removeTargets(
  patch: Patch,
  u: Pick<Understanding, 'actions'>,
  { target: words, within = '' }: Command & { verb: 'remove' },
  find: (phrase: string, fits: (target: Target) => boolean) => Target[],
): boolean {
  const [owner] = findTargets(patch.spec, within);
  const found = find(words, (one) => (one.item === undefined ? isElement(one) : isInRow(patch.spec, one, owner)));
  // "the button" of several names none: the main one is the last that anyone wants to lose.
  if (isOneOfSeveral(patch, words)) return false;
  const name = wordsOf(found[0]?.text ?? '');
  const isNamed = parseTargetPhrase(words).nameWords.every((word) => name.some((one) => isSameWord(one, word)));
  if (!(isNamed && found.length > 0) && removeNamedRows(patch, words, within)) return true;
  return oncePerList(found)
    .filter(({ place, item }) => item !== undefined || !holdsRequired(patch, u, place.id))
    .map((one) => dropSecondary(patch, one) || remove(patch, one, parseTargetPhrase(words).kinds.includes('row')))
    .includes(true);
}

// The only entry of a list is removed only if a whole member of it is told, and one that holds what is named only by its name.
function removeNamedRows(patch: Patch, words: string, within: string): boolean {
  const owners = findRows(patch.spec, within);
  const isOwner = (row: Row) => owners.some(({ list, index }) => list === row.list && index === row.index);
  const rows = findRows(patch.spec, words).filter((row) => {
    const entry = row.list.entries[row.index] ?? null;
    const members = row.list.members.map(({ key }) => textOf(memberAt(entry, key)));
    if (isOwner(row)) return isTold(words, [nameOf(row.list, entry)]);
    return row.list.entries.length > 1 || isTold(words, members);
  });
  const [row] = rows;
  // A list that is written in its element goes with that element.
  const isLast = row?.list.entries.length === 1 && !row.list.pointer.startsWith('/state/');
  return isLast ? remove(patch, asTarget(row.list.place), false) : removeRows(patch, rows);
}

function isTold(phrase: string, texts: readonly string[]): boolean {
  const told = wordsOf(phrase);
  const isWhole = (words: readonly string[]) => words.length > 0 && words.every((word) => told.includes(word));
  return parseTargetPhrase(phrase).nameWords.length === 0 || texts.some((text) => isWhole(wordsOf(text)));
}

// "the locker of Maker": one element may show all plans, each with a list of its own.
function isInRow(spec: Spec, { item }: Target, owner: Target | undefined): boolean {
  const row = owner === undefined ? undefined : rowAt(spec, owner.place.id, owner.pointer);
  return item === undefined || row === undefined || item.pointer.startsWith(`${row}/`);
}

// The only control of an action that the caller requires stays: a repair would put another in its place.
function holdsRequired({ spec }: Patch, { actions }: Pick<Understanding, 'actions'>, id: string): boolean {
  const required = new Set(actions.filter((one) => one.required).map(({ name }) => name));
  if (required.size === 0) return false;
  const inside = new Set(subtree(spec, id));
  const firedBy = (isWithin: boolean) =>
    placesOf(spec)
      .filter((place) => inside.has(place.id) === isWithin)
      .flatMap(({ element }) => wiresOf(element).map(({ binding }) => binding.action));
  const others = new Set(firedBy(false));
  return firedBy(true).some((name) => required.has(name) && !others.has(name));
}

// The sentence under a title goes, not what it describes.
function dropSecondary(patch: Patch, target: Target): boolean {
  const { props } = target.place.element;
  const hasName = props['label'] !== undefined || props['title'] !== undefined;
  return dropShown(patch, target, [...SECONDARY_PROPS, ...(hasName ? ['caption'] : [])]);
}

function dropText(patch: Patch, target: Target): boolean {
  return ['Text', 'Heading'].includes(target.place.element.type)
    ? remove(patch, target, false)
    : dropShown(patch, target, Object.keys(target.place.element.props));
}

function dropShown(patch: Patch, { place, item, pointer }: Target, names: readonly string[]): boolean {
  const { id, element } = place;
  const prop = names.find((one) => element.props[one] !== undefined && shownPointer(patch.spec, id, one) === pointer);
  const known = prop === undefined ? undefined : definitionOf(element.type)?.props[prop];
  if (item !== undefined || prop === undefined || known === undefined || known.required === true) return false;
  dropProp(patch, id, prop);
  return true;
}

function isOneOfSeveral({ spec }: Patch, words: string): boolean {
  const { nameWords, kinds, ordinal, color } = parseTargetPhrase(words);
  const [kind] = kinds;
  if (kind !== 'button' || nameWords.length > 0 || ordinal !== undefined || color !== undefined) return false;
  const labels = placesOf(spec).flatMap(({ element }) => (element.type === 'Button' ? [element.props['label']] : []));
  return !isSeveral(wordsOf(words).at(-1) ?? '') && new Set(labels.map((one) => JSON.stringify(one))).size > 1;
}
