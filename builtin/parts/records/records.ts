import { assign, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { totalLine } from '#builtin/parts/facts/total.ts';
import { inSections } from './list-sections.ts';
import { pictureGallery } from './pictures.ts';
import { readRows, recordRows } from './record-rows.ts';
import { selectionBar } from './selection-bar.ts';
import { recordTable } from './table.ts';
import { toolbarFor } from './toolbar.ts';

/** A selection made next to the table, on a map or in a calendar: only rows with the selected value in `key` are shown. */
export type Picked = { key: string; path: string };

/** A list of records as a table, with its search and filters and with the actions on the selected row. */
export function recordsPart(
  u: Understanding,
  set: RecordSet,
  actions: readonly Action[],
  picked?: Picked,
): { parts: Part[]; dialogs: Part[] } {
  const { parts, dialogs } = plainRecords(u, set, actions, picked);
  return { parts: [...inSections(u, set, parts), ...totalLine(u, set)], dialogs };
}

function plainRecords(
  u: Understanding,
  set: RecordSet,
  actions: readonly Action[],
  picked?: Picked,
): { parts: Part[]; dialogs: Part[] } {
  // Columns beside each other are too narrow for tables; below one another, the columns of two tables would not meet.
  const areRows = set.groups !== undefined && (set.groups.areColumns || set.groups.column === undefined);
  const beside = areRows && actions.length === 0 ? recordRows(u, set, []) : undefined;
  if (beside !== undefined) return beside;
  if (set.rows.length === 0 && actions.length === 0) return { parts: [nothingYet(u, set)], dialogs: [] };
  const toolbar = toolbarFor(u, set);
  const links = picked === undefined ? toolbar.links : { ...toolbar.links, picked };
  const parts = picked === undefined ? toolbar.parts : [...toolbar.parts, showAll(u, picked)];
  const isShownOnly = actions.length === 0 && picked === undefined;
  const gallery = isShownOnly ? pictureGallery(set) : undefined;
  const whole = gallery === undefined ? (isShownOnly ? readRows(u, set) : undefined) : [gallery];
  if (whole !== undefined) return { parts: whole, dialogs: [] };
  if (actions.length === 0) return { parts: [...parts, recordTable(u, set, links)], dialogs: [] };
  const rows = picked === undefined ? recordRows(u, set, actions) : undefined;
  if (rows !== undefined) return rows;
  const selectionPath = `/${ownKey(u, `${identifier(set.key, 'records')}Selection`)}`;
  const { bar, dialogs } = selectionBar(u, set, actions, selectionPath);
  return { parts: [...parts, bar, recordTable(u, set, { ...links, selectionPath })], dialogs };
}

// The columns of a list without records are unknown.
function nothingYet({ copy }: Understanding, { key, label }: RecordSet): Part {
  return part(`${identifier(key, 'records')}Empty`, 'Text', { text: copy.nothingYet(label), variant: 'muted' });
}

/** A button that ends a selection. */
export function showAll(u: Understanding, { path }: Picked): Part {
  const on = { commit: assign(path, '') };
  return part('showAllButton', 'Button', { label: u.copy.showAll, variant: 'outline', size: 'sm', icon: 'x' }, [], {
    on,
    visible: { $state: path },
  });
}
