import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { columnOf } from '#builtin/parts/growing/growing-table.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import { addColumn } from './add-column.ts';
import { addField } from './add-field.ts';
import { addFinder, commonElement, searchedBy } from './add-finder.ts';
import { addLane } from './add-lane.ts';
import { addSearch } from './add-search.ts';
import { addGridColumn, addMember } from './add-to-each.ts';
import { fieldOf, type Adding } from './new-field.ts';
import { besideAt } from './place-told.ts';

/** True for a table of any type. */
export function isTable({ element }: Place): boolean {
  return element.type === 'DataTable' || element.type === 'Table';
}

function tablesOn(spec: Spec): Place[] {
  return placesOf(spec).filter(isTable);
}

/** Adds a lane to a board, else a column to the table at a place or the first one, else a fact to every entry. */
export function addTableColumn(adding: Adding): boolean {
  const { patch, thing, where } = adding;
  if (addLane(patch, thing.label, where) || addGridColumn(adding)) return true;
  const tables = tablesOn(patch.spec);
  const at = besideAt(patch.spec, where)?.place.id;
  const table = tables.find(({ id }) => id === at) ?? tables[0];
  if (table === undefined) return addMember(adding);
  asDataTable(patch, table);
  if (!addColumn(patch, table.id, thing.label, where, columnOf(fieldOf(thing)))) return false;
  askForNewEntries(adding, table.id);
  return true;
}

// The only form, if it adds entries to a table, asks for what the new column shows.
function askForNewEntries({ patch, u, thing, where }: Adding, table: string): void {
  const path = statePathOf(elementOf(patch.spec, table)?.props['rows']);
  const [form, ...others] = placesOf(patch.spec).filter(({ element }) => element.type === 'Form');
  const bindings = [form?.element.on?.commit ?? []].flat();
  const isOfTable = bindings.some(({ action, params }) => action === 'pushState' && params?.['statePath'] === path);
  if (path === undefined || others.length > 0 || !isOfTable) return;
  addField(
    patch,
    { ...fieldOf(thing), required: false },
    'form',
    u,
    isInForm(patch.spec, form, where) ? where : undefined,
  );
}

function isInForm(spec: Spec, form: Place | undefined, where: Where | undefined): boolean {
  if (form === undefined || where?.anchor === undefined || where.side === 'inside') return false;
  return findTargets(spec, where.anchor, { within: form.id, canBeOutside: false }).length > 0;
}

/** Adds a button to every row of the only table. */
export function addRowAction({ patch, u, thing, where }: Adding): boolean {
  const [before, ...others] = tablesOn(patch.spec);
  const isRow = kindsIn(where?.anchor ?? '').includes('row') && cuesIn(where?.anchor ?? '').includes('all');
  if (!isRow || before === undefined || others.length > 0 || !u.canInventActions) return false;
  asDataTable(patch, before);
  const [table = before] = tablesOn(patch.spec);
  const { rowActions } = table.element.props;
  const action = { id: identifier(thing.label, 'press'), label: thing.label, confirm: false };
  const path = formatPointer(['elements', table.id, 'props', 'rowActions']);
  if (Array.isArray(rowActions)) patch.apply({ op: 'add', path: `${path}/-`, value: action });
  else patch.apply({ op: 'add', path, value: [action] });
  if (table.element.on === undefined)
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', table.id, 'on']),
      value: { commit: { action: action.id } },
    });
  return true;
}

/** Adds a search box to the only table, whatever its type, or to several with the same columns; else to a repeated list. */
export function addSearchBox(adding: Adding): boolean {
  const { patch, u, thing, where } = adding;
  const all = tablesOn(patch.spec);
  const columnsOf = ({ element }: Place) => JSON.stringify(element.props['columns']);
  const [only] = all;
  if (only === undefined) return addFinder(patch, u, thing, where);
  // A box for some of the lists would leave out the others.
  const isElsewhere = all.length > 1 && searchedBy(patch.spec, thing.label).length > 0;
  if (isElsewhere || all.some((one) => columnsOf(one) !== columnsOf(only))) return false;
  for (const one of all) asDataTable(patch, one);
  const tables = tablesOn(patch.spec);
  if (tables.some(({ element }) => element.type !== 'DataTable')) return false;
  const ids = tables.map(({ id }) => id);
  return addSearch(patch, u, tables, where ?? { side: 'before', anchorId: commonElement(patch.spec, ids) ?? only.id });
}
