import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { rowAt, rowsOf } from '#builtin/edit/finding/names.ts';
import { itemKeyOf } from '#builtin/edit/finding/shown-values.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { CHANGES } from '#builtin/edit/words/looks.ts';

/** Colors the entry of a list that a phrase names, or the badges that show that text, by their own tone or color. */
export function colorEntries(patch: Patch, phrase: string, look: string): boolean {
  const color = CHANGES.get(look)?.color;
  if (color === undefined) return false;
  const entries = findTargets(patch.spec, phrase, {
    fits: ({ item, place }) => fieldsOf(place, item?.prop) !== undefined,
  });
  if (entries.length > 0) return entries.map((one) => colorEntry(patch, one, color)).includes(true);
  const badges = findTargets(patch.spec, phrase, {
    fits: ({ place }) => itemKeyOf(place.element.props['tone']) !== undefined,
  });
  return badges.map((one) => colorBadges(patch, one, color)).includes(true);
}

// The members of the entries of a list that can be colored.
function fieldsOf({ element }: Target['place'], prop: string | undefined): Prop['of'] {
  const fields = prop === undefined ? undefined : definitionOf(element.type)?.props[prop]?.of;
  return fields?.['tone'] === undefined && fields?.['color'] === undefined ? undefined : fields;
}

function colorEntry(patch: Patch, { place, item }: Target, color: string): boolean {
  const fields = fieldsOf(place, item?.prop);
  if (item === undefined || fields === undefined) return false;
  const tone = toneFor(fields['tone'], color);
  const [key, value] = tone === undefined ? ['color', color] : ['tone', tone];
  if (fields[key] === undefined) return false;
  return setAt(patch, `${item.pointer}/${item.index}/${key}`, value);
}

// Every row in which a badge shows the same text gets the tone that its badge reads.
function colorBadges(patch: Patch, { place, pointer, text }: Target, color: string): boolean {
  const { type, props } = place.element;
  const [shown, toneKey] = [itemKeyOf(props['text']), itemKeyOf(props['tone'])];
  const tone = toneFor(definitionOf(type)?.props['tone'], color);
  const rows = rowsOf(patch.spec, place.id);
  const own = rowAt(patch.spec, place.id, pointer);
  if (rows === undefined || own === undefined || tone === undefined || shown === undefined || toneKey === undefined)
    return false;
  const changed = Array.from({ length: rows.count }, (_, row) => `/state${rows.path}/${row}`).filter(
    (row) => readPointer(patch.spec, row + formatPointer([shown])) === text,
  );
  return changed.map((row) => setAt(patch, row + formatPointer([toneKey]), tone)).includes(true);
}

function toneFor(prop: Prop | undefined, color: string): string | undefined {
  return TONES_OF_COLOR[color]?.find((one) => prop?.values?.includes(one) === true);
}

function setAt({ spec, apply }: Patch, path: string, value: string): boolean {
  const before = readPointer(spec, path);
  if (before === value) return false;
  apply({ op: before === undefined ? 'add' : 'replace', path, value });
  return true;
}
