import type { JsonObject } from '#contract/json/json.ts';
import { questionBefore } from '#builtin/parts/actions/action-button.ts';
import { toolbar, type Toolbar } from '#builtin/parts/records/toolbar.ts';
import { emptyTable, type TableLinks } from '#builtin/parts/records/table.ts';
import { bind, type Part } from '#builtin/part.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { addDialog } from './add-dialog.ts';
import { addLabel, emptyWords, recordFields } from './record-fields.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'quantity', 'slider', 'rating']);
// What a cell cannot hold, or has no room for.
const UNSHOWN: ReadonlySet<FieldKind> = new Set([
  'file',
  'signature',
  'tags',
  'choices',
  'records',
  'password',
  'dateRange',
]);
const FILTERED_MAX_CHOICES = 8;
const MAX_FILTERS = 2;

/** True for a field whose answers a table can show. */
export function isShown({ kind }: Field): boolean {
  return !UNSHOWN.has(kind);
}

/** A list that is empty yet and can be added to: what opens the dialog, what stands on the page. */
export type Growing = { button: Part; content: Part[]; dialog: Part; list: string };

/** A table of what is added, with search, and the dialog that adds to it; each entry can be changed and removed. */
export function growingList(u: Understanding, things: string): Growing {
  const fields = recordFields(u).filter(isShown);
  const list = `/${ownKey(u, identifier(u.started?.starter.key ?? things, 'rows'))}`;
  const { button, dialog } = addDialog(u, { key: 'entry', label: addLabel(u), fields, list });
  const { parts, links } = fieldToolbar(u, things, fields);
  return { button, content: [...parts, growingRows(u, things, fields, list, links)], dialog, list };
}

/** Search, and a filter for what entries are sorted by. */
export function fieldToolbar(u: Understanding, things: string, fields: readonly Field[]): Toolbar {
  const sorting = fields.flatMap(({ name, label, choices }) =>
    choices !== undefined && choices.length <= FILTERED_MAX_CHOICES
      ? [{ key: name, label, distinct: choices.map((choice) => choice.label) }]
      : [],
  );
  return toolbar(u, identifier(things, 'rows'), things, sorting.slice(0, MAX_FILTERS));
}

/** The table alone: each row can be changed and removed in place. */
export function growingRows(
  u: Understanding,
  things: string,
  fields: readonly Field[],
  list: string,
  links: TableLinks = {},
): Part {
  const table = emptyTable(u, things, fields.map(columnOf), list, links);
  const props = {
    ...table.props,
    rows: bind(list),
    emptyText: emptyWords(u, things),
    rowActions: [...rowButtons(u), { id: 'delete', confirm: questionBefore(u.copy.remove, u.copy) as JsonObject }],
    saveLabel: u.copy.save,
    cancelLabel: u.copy.cancel,
  };
  const [done] = u.parts.perRow;
  if (done === undefined || !u.canInventActions) return { ...table, props };
  return { ...table, props, on: { commit: { action: identifier(done, 'press') } } };
}

// What is done with each entry; else it can be changed.
function rowButtons({ parts, canInventActions }: Understanding): JsonObject[] {
  const [done] = parts.perRow;
  if (done === undefined || !canInventActions) return [{ id: 'edit' }];
  return [{ id: identifier(done, 'press'), label: done, variant: 'outline', confirm: false }];
}

/** How what is known of each entry stands in a table that can be typed into. */
export function columnOf({ name, label, kind, choices }: Field): JsonObject {
  const column: JsonObject = { key: name, label, sortable: true };
  if (NUMBERS.has(kind))
    Object.assign(column, { align: 'end', type: 'number', format: kind === 'money' ? 'currency' : 'number' });
  if (kind === 'date') column['format'] = 'date';
  else if (kind !== 'yesNo') column['editable'] = true;
  if (choices !== undefined) Object.assign(column, { type: 'select', options: choices.map(({ label: word }) => word) });
  return column;
}
