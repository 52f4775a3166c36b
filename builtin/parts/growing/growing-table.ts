import type { JsonObject } from '#contract/json/json.ts';
import { questionBefore } from '#builtin/parts/actions/action-button.ts';
import { filter, searchBox } from '#builtin/parts/records/toolbar.ts';
import { emptyTable, type TableLinks } from '#builtin/parts/records/table.ts';
import { bind, part, type Part } from '#builtin/part.ts';
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
  return { button, content: growingTable(u, things, fields, list), dialog, list };
}

// A table of what the user adds, with what narrows it: each row can be changed and removed in place.
function growingTable(u: Understanding, things: string, fields: readonly Field[], list: string): Part[] {
  const name = identifier(things, 'rows');
  const searchPath = `/${ownKey(u, `${name}Search`)}`;
  const narrowing = fields.find(({ choices }) => choices !== undefined && choices.length <= FILTERED_MAX_CHOICES);
  const filterPath = `/${ownKey(u, 'filters')}/${narrowing?.name}`;
  const words = narrowing?.choices?.map(({ label }) => label) ?? [];
  const filters = narrowing === undefined ? [] : [filter(u, narrowing.name, narrowing.label, words, filterPath)];
  const filtered = narrowing === undefined ? {} : { filtered: { [narrowing.name]: filterPath } };
  const table = growingRows(u, things, fields, list, { searchPath, ...filtered });
  const search = searchBox(u, `${name}Search`, things, searchPath);
  const toolbar =
    filters.length === 0
      ? search
      : part(`${name}Toolbar`, 'Grid', { template: '2fr 1fr', gap: 'sm', align: 'end' }, [search, ...filters]);
  return [toolbar, table];
}

/** The table alone. */
export function growingRows(
  u: Understanding,
  things: string,
  fields: readonly Field[],
  list: string,
  links: TableLinks = {},
): Part {
  const table = emptyTable(u, things, fields.filter(isShown).map(columnOf), list, links);
  const props = {
    ...table.props,
    rows: bind(list),
    emptyText: emptyWords(u, things),
    rowActions: [{ id: 'edit' }, { id: 'delete', confirm: questionBefore(u.copy.remove, u.copy) as JsonObject }],
    saveLabel: u.copy.save,
    cancelLabel: u.copy.cancel,
  };
  return { ...table, props };
}

function columnOf({ name, label, kind, choices }: Field): JsonObject {
  const column: JsonObject = { key: name, label, sortable: true };
  if (NUMBERS.has(kind))
    Object.assign(column, { align: 'end', type: 'number', format: kind === 'money' ? 'currency' : 'number' });
  if (kind === 'date') column['format'] = 'date';
  else if (kind !== 'yesNo') column['editable'] = true;
  if (choices !== undefined) Object.assign(column, { type: 'select', options: choices.map(({ label: word }) => word) });
  return column;
}
