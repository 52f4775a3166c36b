import type { Part } from '#builtin/part.ts';
import { part, read } from '#builtin/part.ts';
import { columnsFromLabels } from '#builtin/understand/fields/columns-from-prompt.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { columnFor, titleColumn, type RecordRole } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { emptyTable, recordTable } from '#builtin/parts/records/table.ts';

const ON_CARDS: readonly RecordRole[] = ['price', 'period', 'description', 'features', 'id'];

/** The columns that plan cards do not show. */
function columnsOffCards(set: RecordSet): Column[] {
  const name = titleColumn(set);
  return set.columns.filter(
    (column) =>
      column !== name &&
      column.kind !== 'boolean' &&
      column.kind !== 'id' &&
      !/^(?:badge|ribbon)$/i.test(column.key) &&
      !ON_CARDS.some((role) => columnFor(set, role) === column),
  );
}

function nameColumns(set: RecordSet): Column[] {
  const name = titleColumn(set);
  return name === undefined ? [] : [name];
}

/**
 * A table that compares the plans: by the data columns that the cards do not show, otherwise by what the prompt names.
 *
 * @param isBare true when no plan is known yet, so that a single aspect named in the prompt already makes a table
 */
export function comparison(u: Understanding, set: RecordSet | undefined, isBare: boolean): Part[] {
  const extra = set === undefined ? [] : columnsOffCards(set);
  if (set !== undefined && extra.length > 0) {
    const table = recordTable(u, { ...set, columns: [...nameColumns(set), ...extra] });
    return [part('comparisonCard', 'Card', {}, [table])];
  }
  const compared = u.parts.columns.length > 0 ? u.parts.columns : u.parts.facts.map(({ label }) => label);
  if (!isBare && compared.length < 2) return [];
  const name = set === undefined ? undefined : titleColumn(set);
  const aspects = columnsFromLabels(compared.filter((label) => label !== ''));
  if (aspects.length === 0) return [];
  const columns = [{ key: name?.key ?? 'name', label: u.copy.plan }, ...aspects];
  const pointer = `/${ownKey(u, 'comparison')}`;
  const table = emptyTable(u, u.copy.plan, columns, pointer);
  const withRows =
    set === undefined ? table : { ...table, props: { ...table.props, rows: read(set.pointer) }, seeds: {} };
  return [part('comparisonCard', 'Card', {}, [withRows])];
}
