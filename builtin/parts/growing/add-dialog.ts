import type { Json, JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import { formDialog } from '#builtin/parts/controls/form.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { assign, part, read, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** What is added, and the list that it is added to. */
export type Adding = {
  /** A name for ids and state. */
  key: string;
  /** The words on the button, on the dialog and on what sends it. */
  label: string;
  fields: readonly Field[];
  /** The path of the list. */
  list: string;
  /** What an entry of the list is made of, by what was typed; each field under its name where nothing else is told. */
  entry?: (placed: readonly Placed[]) => JsonObject;
};

/** A button that opens a dialog, and the dialog, which adds what was typed to a list in the client alone. */
export function addDialog(u: Understanding, adding: Adding): { button: Part; dialog: Part } {
  const base = `/${ownKey(u, `new${capitalized(adding.key)}`)}`;
  // It stands among the answers, so that clearing these closes the dialog.
  const openPath = `${base}/open`;
  const placed = placeFields(adding.fields, base);
  const commit = pushing(adding, placed, base);
  const dialog = formDialog(u, { name: 'add', label: adding.label, openPath, placed, commit });
  const button = part('addButton', 'Button', { label: adding.label, variant: 'primary', icon: 'plus' }, [], {
    on: { commit: assign(openPath, true) },
  });
  return { button, dialog };
}

/** Puts what was typed into a list, and clears the controls for the next. */
export function pushing(
  { list, entry = entryOf }: Pick<Adding, 'list' | 'entry'>,
  placed: readonly Placed[],
  base: string,
): ActionBinding {
  return { action: 'pushState', params: { statePath: list, value: entry(placed), clearStatePath: base } };
}

/** An entry with each answer under the name of its field. */
export function entryOf(placed: readonly Placed[]): JsonObject {
  return Object.fromEntries(placed.map(({ field, pointer }): [string, Json] => [field.name, read(pointer)]));
}
