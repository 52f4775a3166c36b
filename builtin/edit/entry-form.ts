import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { boundPaths } from '#builtin/part.ts';
import { columnOf } from '#builtin/parts/growing/growing-table.ts';
import { MAX_COLUMNS } from '#builtin/understand/data/column.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { isInside, isRow } from '#builtin/edit/finding/surroundings.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { frameOf } from '#builtin/edit/changing/convert-choice.ts';
import { remove } from '#builtin/edit/removing/remove.ts';
import { childrenOf, placeOf, placesOf, setChildren, setProp, type Patch, type Place } from './patch.ts';

/**
 * A form that adds entries to a list of the state. `entry` is what it adds, and stands at the pointer `value`; `members`: what an
 * entry gets from which path, by key.
 */
export type EntryForm = {
  id: string;
  list: string;
  entry: JsonObject;
  value: string;
  members: ReadonlyMap<string, string>;
};

type Column = { key: string; label: Json | undefined; index: number };

/**
 * Keeps a table and the form that adds its entries alike: a column that an edit removes or renames is removed or renamed in the
 * form, and the other way around.
 */
export function alignEntryForms(patch: Patch, prior: Spec): void {
  for (const form of entryForms(prior)) {
    const table = tableOf(prior, form.list);
    if (table === undefined) continue;
    for (const { key, label } of columnsOf(prior, table.id)) {
      const path = form.members.get(key);
      const before = path === undefined ? undefined : controlIn(prior, form, path);
      if (path === undefined || before === undefined || placeOf(patch.spec, form.id) === undefined) continue;
      const column = columnsOf(patch.spec, table.id).find((one) => one.key === key);
      const control = controlIn(patch.spec, form, path);
      if (column === undefined) removeControl(patch, form, key, control);
      else if (control === undefined) removeColumn(patch, form, table.id, column);
      else alignLabels(patch, { table: table.id, column, was: label, control, wasControl: labelOf(prior, before) });
    }
  }
}

/** Shows what a form newly asks for in the list that it adds entries to: in a column of a table, or at the end of each row. */
export function showInEntries(patch: Patch, formId: string, field: Field): void {
  const form = entryForms(patch.spec).find(({ id }) => id === formId);
  if (form === undefined) return;
  const table = tableOf(patch.spec, form.list);
  if (table !== undefined) {
    const columns = columnsOf(patch.spec, table.id);
    if (columns.length >= MAX_COLUMNS || columns.some(({ key }) => key === field.name)) return;
    const path = formatPointer(['elements', table.id, 'props', 'columns', '-']);
    patch.apply({ op: 'add', path, value: columnOf(field) });
    return;
  }
  const [list, ...others] = placesOf(patch.spec).filter(({ element }) => element.repeat?.statePath === form.list);
  const [row] = list === undefined || others.length > 0 ? [] : childrenOf(patch.spec, list.id);
  if (row === undefined || !isRow(patch.spec, row) || !SHORT_KINDS.has(field.kind)) return;
  const id = freshId(`${field.name}Note`, new Set(Object.keys(patch.spec.elements)));
  const props = { text: { $bindItem: field.name }, variant: 'muted' };
  const value = { type: 'Text', props, children: [], visible: { $item: field.name } };
  patch.apply({ op: 'add', path: formatPointer(['elements', id]), value });
  setChildren(patch, row, [...childrenOf(patch.spec, row), id]);
}

/** Gives the column of a field the form that its kind of value needs. */
export function alignColumn(patch: Patch, path: string, field: Field): void {
  for (const form of entryForms(patch.spec)) {
    const key = [...form.members].find(([, read]) => read === path)?.[0];
    const table = tableOf(patch.spec, form.list);
    const column = table === undefined ? undefined : columnsOf(patch.spec, table.id).find((one) => one.key === key);
    if (key === undefined || table === undefined || column === undefined) continue;
    const at = formatPointer(['elements', table.id, 'props', 'columns', column.index]);
    const value = { ...columnOf(field), key, ...(column.label === undefined ? {} : { label: column.label }) };
    patch.apply({ op: 'replace', path: at, value });
  }
}

const SHORT_KINDS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'email',
  'phone',
  'choice',
  'date',
  'time',
  'number',
  'money',
  'quantity',
]);

/** True for a screen with a table whose entries a form adds. */
export function hasEntryForm(spec: Spec): boolean {
  return entryForms(spec).some(({ list }) => tableOf(spec, list) !== undefined);
}

/** The forms of a screen that add entries to a list. */
export function entryForms(spec: Spec): EntryForm[] {
  return placesOf(spec).flatMap(({ id, element }) => {
    const bindings = [element.type === 'Form' ? (element.on?.commit ?? []) : []].flat();
    const at = bindings.findIndex(({ action, params }) => action === 'pushState' && isJsonObject(params?.['value']));
    const { statePath, value } = bindings[at]?.params ?? {};
    if (typeof statePath !== 'string' || !isJsonObject(value)) return [];
    const members = Object.entries(value).flatMap(([key, read]): [string, string][] => {
      const path = statePathOf(read);
      return path === undefined ? [] : [[key, path]];
    });
    const commit = Array.isArray(element.on?.commit) ? ['commit', at] : ['commit'];
    const pointer = formatPointer(['elements', id, 'on', ...commit, 'params', 'value']);
    return [{ id, list: statePath, entry: value, value: pointer, members: new Map(members) }];
  });
}

function tableOf(spec: Spec, list: string): Place | undefined {
  return placesOf(spec).find(
    ({ element }) => element.type === 'DataTable' && statePathOf(element.props['rows']) === list,
  );
}

function columnsOf(spec: Spec, table: string): Column[] {
  const columns = elementOf(spec, table)?.props['columns'];
  return (Array.isArray(columns) ? columns : []).flatMap((one, index) =>
    isJsonObject(one) && typeof one['key'] === 'string' ? [{ key: one['key'], label: one['label'], index }] : [],
  );
}

function controlIn(spec: Spec, form: EntryForm, path: string): Place | undefined {
  return placesOf(spec).find(
    ({ id, element }) => boundPaths(element.props).includes(path) && isInside(spec, id, form.id),
  );
}

// A form keeps its last control.
function removeControl(patch: Patch, form: EntryForm, key: string, control: Place | undefined): void {
  if (control !== undefined && writtenPaths(patch.spec, form.id).length < 2) return;
  if (control !== undefined) remove(patch, asTarget(control), false);
  dropMember(patch, form, key);
}

function removeColumn(patch: Patch, form: EntryForm, table: string, { key, index }: Column): void {
  if (columnsOf(patch.spec, table).length > 1)
    patch.apply({ op: 'remove', path: formatPointer(['elements', table, 'props', 'columns', index]) });
  dropMember(patch, form, key);
}

function dropMember(patch: Patch, { id, value }: EntryForm, key: string): void {
  const now = entryForms(patch.spec).find((one) => one.id === id);
  if (now?.value === value && now.members.has(key)) patch.apply({ op: 'remove', path: value + formatPointer([key]) });
}

function alignLabels(
  patch: Patch,
  {
    table,
    column,
    was,
    control,
    wasControl,
  }: { table: string; column: Column; was: Json | undefined; control: Place; wasControl: Json | undefined },
): void {
  const now = labelOf(patch.spec, control);
  if (was === undefined || was !== wasControl || column.label === now) return;
  const labelled = labelledBy(patch.spec, control);
  if (column.label !== was && now === was) setProp(patch, labelled, 'label', column.label ?? '');
  if (column.label === was && now !== undefined)
    patch.apply({
      op: 'replace',
      path: formatPointer(['elements', table, 'props', 'columns', column.index, 'label']),
      value: now,
    });
}

/** The label of a control, which may be that of a frame around it. */
export function labelOf(spec: Spec, control: Place): Json | undefined {
  return elementOf(spec, labelledBy(spec, control))?.props['label'];
}

// The control itself, or the frame that has its label.
function labelledBy(spec: Spec, control: Place): string {
  return control.element.props['label'] === undefined ? (frameOf(spec, control)?.id ?? control.id) : control.id;
}
