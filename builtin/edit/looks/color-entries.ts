import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { CHANGES } from '#builtin/edit/words/looks.ts';

/** Colors the entry of a list that a phrase names by its own tone or color. */
export function colorEntries(patch: Patch, phrase: string, look: string): boolean {
  const color = CHANGES.get(look)?.color;
  if (color === undefined) return false;
  const entries = findTargets(patch.spec, phrase, {
    fits: ({ item, place }) => fieldsOf(place, item?.prop) !== undefined,
  });
  return entries.map((one) => colorEntry(patch, one, color)).includes(true);
}

const COLOR_KEYS = ['tone', 'color', 'accent'];

// The members of the entries of a list that can be colored.
function fieldsOf({ element }: Target['place'], prop: string | undefined): Prop['of'] {
  const fields = prop === undefined ? undefined : definitionOf(element.type)?.props[prop]?.of;
  return COLOR_KEYS.some((key) => fields?.[key] !== undefined) ? fields : undefined;
}

function colorEntry(patch: Patch, { place, item }: Target, color: string): boolean {
  const fields = fieldsOf(place, item?.prop);
  if (item === undefined || fields === undefined) return false;
  const tone = toneFor(fields['tone'], color);
  const key = tone === undefined ? ['color', 'accent'].find((one) => fields[one] !== undefined) : 'tone';
  if (key === undefined) return false;
  const value = tone ?? color;
  return setAt(patch, `${item.pointer}/${item.index}/${key}`, value);
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
