import type { Json, JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import { formDialog } from '#builtin/parts/controls/form.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { assign, part, read, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A dialog that adds entries to a list in the state. */
export type AddDialog = {
  /** Stem of the state key under which the answers are kept. */
  key: string;
  /** Label of the opening button, of the dialog and of its submit button. */
  label: string;
  fields: readonly Field[];
  /** State path of the list. */
  list: string;
  /** Builds an entry from the answers; by default, each answer is stored under the name of its field. */
  entry?: (placed: readonly Placed[]) => JsonObject;
};

/** A button, and the dialog that it opens. The dialog adds an entry to the list in client state; no action is fired. */
export function addDialog(u: Understanding, options: AddDialog): { button: Part; dialog: Part } {
  const base = `/${ownKey(u, `new${capitalized(options.key)}`)}`;
  // The open flag is among the answers, so that clearing them closes the dialog.
  const openPath = `${base}/open`;
  const placed = placeFields(options.fields, base);
  const commit = appendTo(options, placed, base);
  const dialog = formDialog(u, { name: 'add', label: options.label, openPath, placed, commit });
  const button = part('addButton', 'Button', { label: options.label, variant: 'primary', icon: 'plus' }, [], {
    on: { commit: assign(openPath, true) },
  });
  return { button, dialog };
}

/** The binding that appends an entry to a list and clears the controls for the next one. */
export function appendTo(
  { list, entry = entryOf }: Pick<AddDialog, 'list' | 'entry'>,
  placed: readonly Placed[],
  base: string,
): ActionBinding {
  return { action: 'pushState', params: { statePath: list, value: entry(placed), clearStatePath: base } };
}

/** An entry that stores each answer under the name of its field. */
export function entryOf(placed: readonly Placed[]): JsonObject {
  return Object.fromEntries(placed.map(({ field, pointer }): [string, Json] => [field.name, read(pointer)]));
}
