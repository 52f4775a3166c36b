import { definitionOf } from '#catalog/components.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { rowAt, rowsOf } from '#builtin/edit/finding/names.ts';
import { itemKeyOf } from '#builtin/edit/finding/shown-values.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { changeFor } from './look-of-element.ts';

/** Gives a look to what shows the named text in the rows that have it: "Overdue in red", "Finn Moss in bold". */
export function styleRows(patch: Patch, phrase: string, look: string, within: string | undefined): boolean {
  const told = wordsOf(phrase);
  const kinds = kindsIn(phrase).flatMap(typesOf);
  const isNamed = ({ text, place }: Target) =>
    kinds.includes(place.element.type) || wordsOf(text).every((word) => told.some((one) => isSameWord(one, word)));
  const found = findTargets(patch.spec, phrase, {
    fits: (one) => one.item === undefined && !isElement(one) && isNamed(one),
    within,
  });
  return found.map((one) => styleRowsLike(patch, one, look)).includes(true);
}

// Styles every row that shows the same text in the same place.
function styleRowsLike(patch: Patch, { place, pointer = '', text }: Target, look: string): boolean {
  const rows = rowsOf(patch.spec, place.id);
  const own = rowAt(patch.spec, place.id, pointer);
  if (rows === undefined || own === undefined) return false;
  const all = Array.from({ length: rows.count }, (_, row) => `/state${rows.path}/${row}`);
  const styled = all.filter((row) => readPointer(patch.spec, row + pointer.slice(own.length)) === text);
  return styleIn(patch, place, all, styled, look);
}

// A look that differs between rows is kept in the rows.
function styleIn(
  patch: Patch,
  { id, element }: Place,
  all: readonly string[],
  styled: readonly string[],
  look: string,
): boolean {
  const change = changeFor(element, look);
  if (change === undefined) return false;
  const { prop, value } = change;
  const before = element.props[prop] ?? definitionOf(element.type)?.props[prop]?.default;
  const known = itemKeyOf(before);
  if (known === undefined && typeof before === 'object') return false;
  if (known === undefined && styled.length === all.length) {
    setProp(patch, id, prop, value);
    return true;
  }
  const isFree = all.every((row) => readPointer(patch.spec, `${row}/${prop}`) === undefined);
  const key = known ?? (isFree ? prop : `${prop}Look`);
  const changes = all.flatMap((row) => {
    const path = `${row}/${key}`;
    const present = readPointer(patch.spec, path) as Json | undefined;
    const wanted = styled.includes(row) ? value : known === undefined ? before : present;
    const op = present === undefined ? ('add' as const) : ('replace' as const);
    return wanted === undefined || wanted === present ? [] : [{ op, path, value: wanted }];
  });
  for (const one of changes) patch.apply(one);
  if (known === undefined) setProp(patch, id, prop, { $bindItem: key });
  return changes.length > 0;
}
