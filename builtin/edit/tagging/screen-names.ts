import type { Spec } from '#contract/spec/spec.ts';
import { namesOn, type Named } from '#builtin/edit/finding/names.ts';
import { memberAt, shownLists, textOf } from '#builtin/edit/finding/shown-lists.ts';
import { hasTitle } from '#builtin/edit/finding/words-of-element.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';

/** What the names on a screen belong to. */
export const NAME_KINDS = ['field', 'option', 'button', 'column', 'part', 'entry', 'text', 'value'] as const;

export type NameKind = (typeof NAME_KINDS)[number];

/** A name on a screen, and what it belongs to. */
export type ScreenName = { kind: NameKind; text: string };

const NAME_MAX_CHARS = 80;
const NAMES_MAX = 600;
const KIND_OF_LIST: { readonly [prop: string]: NameKind } = {
  columns: 'column',
  series: 'column',
  options: 'option',
  facets: 'option',
  steps: 'part',
  tabs: 'part',
  plans: 'part',
};
const BUTTONS: ReadonlySet<string> = new Set([...typesOf('button'), ...typesOf('link')]);
const FIELDS: ReadonlySet<string> = new Set([...typesOf('field'), ...typesOf('filter')]);

/** The names on a screen by which people refer to its parts, each once, in reading order. */
export function screenNames(spec: Spec): ScreenName[] {
  const seen = new Set<string>();
  const names: ScreenName[] = [];
  const add = (kind: NameKind, text: string) => {
    const key = `${kind} ${text}`;
    if (text.length > NAME_MAX_CHARS || text.trim() === '' || seen.has(key) || names.length >= NAMES_MAX) return;
    seen.add(key);
    names.push({ kind, text });
  };
  for (const named of namesOn(spec)) if (named.weight !== 'key') add(kindOf(named), named.text);
  for (const { entries, members } of shownLists(spec))
    for (const entry of entries) for (const { key } of members) add('value', textOf(memberAt(entry, key)));
  return names;
}

function kindOf({ item, place: { element } }: Named): NameKind {
  if (item !== undefined) return KIND_OF_LIST[item.prop] ?? 'entry';
  if (BUTTONS.has(element.type)) return 'button';
  if (FIELDS.has(element.type)) return 'field';
  return hasTitle(element) ? 'part' : 'text';
}
