import type { JsonObject } from '#contract/json/json.ts';
import { confirmationFor } from '#builtin/parts/actions/action-button.ts';
import { toolbar, type Toolbar } from '#builtin/parts/records/toolbar.ts';
import { emptyTable, type TableLinks } from '#builtin/parts/records/table.ts';
import { bind, type Part } from '#builtin/part.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { addDialog } from './add-dialog.ts';
import { addLabel, emptyText, recordFields } from './record-fields.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'quantity', 'slider', 'rating']);
// Kinds whose answers do not fit into a table cell.
const NOT_IN_TABLES: ReadonlySet<FieldKind> = new Set([
  'file',
  'signature',
  'tags',
  'choices',
  'records',
  'password',
  'dateRange',
]);
// Kinds that no dialog for an entry asks for.
const UNASKED: ReadonlySet<FieldKind> = new Set(['records', 'password']);
const FILTERED_MAX_CHOICES = 8;
const MAX_FILTERS = 2;

/** True for a field whose answers fit into a table cell. */
export function fitsTable({ kind }: Field): boolean {
  return !NOT_IN_TABLES.has(kind);
}

/** A list that starts empty and to which the user adds entries: its add button, content and dialog. */
export type GrowingList = { button: Part; content: Part[]; dialog: Part; list: string };

/** A table with search and an add dialog. Each entry can be edited and removed in place. */
export function growingList(u: Understanding, things: string): GrowingList {
  const fields = recordFields(u).filter(fitsTable);
  const asked = isNamed(u) ? recordFields(u).filter(({ kind }) => !UNASKED.has(kind)) : fields;
  const list = `/${ownKey(u, identifier(u.started?.starter.key ?? things, 'rows'))}`;
  const { button, dialog } = addDialog(u, { key: 'entry', label: addLabel(u), fields: asked, list });
  const { parts, links } = fieldToolbar(u, things, fields);
  return { button, content: [...parts, growingRows(u, things, fields, list, links)], dialog, list };
}

// What the request itself names is asked for even where no cell has room for it, such as a photo.
function isNamed({ started }: Understanding): boolean {
  return started?.isVague !== true;
}

/** Search, and a filter for each choice with few options. */
export function fieldToolbar(u: Understanding, things: string, fields: readonly Field[]): Toolbar {
  const columns = fields.flatMap(({ name, label, choices }) =>
    choices !== undefined && choices.length <= FILTERED_MAX_CHOICES
      ? [{ key: name, label, options: choices.map((choice) => ({ label: choice.label, value: choice.label })) }]
      : [],
  );
  return toolbar(u, identifier(things, 'rows'), things, columns.slice(0, MAX_FILTERS));
}

/** The table alone. Each row can be edited and removed in place, or has the button that the request wants on every row. */
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
    emptyText: emptyText(u, things),
    rowActions: [...rowButtons(u), { id: 'delete', confirm: confirmationFor(u.copy.remove, u.copy) }],
    saveLabel: u.copy.save,
    cancelLabel: u.copy.cancel,
  };
  const [rowButton] = u.parts.rowButtons;
  if (rowButton === undefined || !u.canInventActions) return { ...table, props };
  return { ...table, props, on: { commit: { action: identifier(rowButton, 'press') } } };
}

// The button that every row has; by default, it edits the row.
function rowButtons({ parts, canInventActions }: Understanding): JsonObject[] {
  const [rowButton] = parts.rowButtons;
  if (rowButton === undefined || !canInventActions) return [{ id: 'edit' }];
  return [{ id: identifier(rowButton, 'press'), label: rowButton, variant: 'outline', confirm: false }];
}

/** A field of an entry as a column of an editable table. */
export function columnOf({ name, label, kind, choices }: Field): JsonObject {
  const column: JsonObject = { key: name, label, sortable: true };
  if (NUMBERS.has(kind))
    Object.assign(column, { align: 'end', type: 'number', format: kind === 'money' ? 'currency' : 'number' });
  if (kind === 'date') column['format'] = 'date';
  else if (kind !== 'yesNo') column['editable'] = true;
  if (choices !== undefined) Object.assign(column, { type: 'select', options: choices.map(({ label: word }) => word) });
  return column;
}
