import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { memberQuery, queryOf, viewPath } from '#builtin/view-query.ts';
import { placeOf, writtenCell } from '#builtin/written-value.ts';
import { periodPrices } from './billing-periods.ts';
import { isHighlight } from './plans.ts';
import { columnsFromLabels } from '#builtin/understand/fields/columns-from-prompt.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { columnFor, plays, titleColumn, type RecordRole } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { emptyTable, recordTable } from '#builtin/parts/records/table.ts';

const MAX_PLANS = 5;
const ON_CARDS: readonly RecordRole[] = ['price', 'period', 'description', 'features', 'id'];

/** The columns that plan cards do not show. */
function columnsOffCards(set: RecordSet): Column[] {
  const name = titleColumn(set);
  const periods = periodPrices(set);
  return set.columns.filter(
    (column) =>
      column.key !== periods?.month.key &&
      column.key !== periods?.year.key &&
      column !== name &&
      column.kind !== 'id' &&
      column.hidden === undefined &&
      !isHighlight(column.key) &&
      !/^(?:badge|ribbon)$/i.test(column.key) &&
      // "cover: null, coverNote: Unlimited" is one aspect.
      noteOf(set, column.key) === undefined &&
      !ON_CARDS.some((role) => columnFor(set, role) === column),
  );
}

const NOTE = /[_ -]?(?:note|text|label|hint|hinweis|nota|remarque)$/i;

// The column that a note stands in for where it has no value.
function noteOf({ columns, rows }: RecordSet, key: string): Column | undefined {
  const about = NOTE.test(key) ? key.replace(NOTE, '') : undefined;
  const column = columns.find((one) => one.key === about);
  const isInstead = column !== undefined && rows.every((row) => !isThere(row[key]) || !isThere(row[column.key]));
  return isInstead ? column : undefined;
}

function isThere(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Records as columns, and what they differ in as rows, written as people write it; `head` stands above what these are called. */
export function aspectsTable(
  u: Understanding,
  set: RecordSet,
  name: Column,
  aspects: readonly Column[],
  head: string = u.copy.plan,
): Part {
  const written = viewPath(u, set.pointer, 'compared');
  const isReferring = name.refersTo !== undefined;
  const members = [...(isReferring ? [name] : []), ...aspects].map((column) => {
    const note = set.columns.find(({ key }) => noteOf(set, key) === column);
    const text = writtenCell(column, u);
    const { value } = placeOf(column);
    const told = note === undefined ? text : `(${value} == \`null\` && ${memberQuery([note.key])}) || ${text}`;
    return `${JSON.stringify(column.key)}: ${told}`;
  });
  const rows = aspects.map(({ key, label }): Json => {
    return [label, ...set.rows.map((_, index) => read(written + formatPointer([index, key])))];
  });
  const heads = set.rows.map((_, index) =>
    isReferring ? read(written + formatPointer([index, name.key])) : (cell(set, index, name.key) ?? '—'),
  );
  const columns = [head, ...heads];
  const views = { [written]: { query: `map(&{${members.join(', ')}}, ${queryOf(set.pointer)})`, of: set.pointer } };
  return part('comparisonTable', 'Table', { columns, rows }, [], { views });
}

/**
 * A table that compares the plans: by the data columns that the cards do not show, otherwise by what the prompt names.
 *
 * @param isBare true when no plan is known yet, so that a single aspect named in the prompt already makes a table
 */
export function comparison(u: Understanding, set: RecordSet | undefined, isBare: boolean): Part[] {
  const extra = set === undefined ? [] : columnsOffCards(set);
  if (set !== undefined && extra.length > 0) {
    const name = titleColumn(set);
    const areFew =
      set.rows.length > 1 && set.rows.length <= MAX_PLANS && set.lists.every(({ key }) => plays(key, 'features'));
    const table =
      name !== undefined && areFew
        ? aspectsTable(u, set, name, extra)
        : recordTable(u, {
            ...set,
            lists: set.lists.filter(({ key }) => !plays(key, 'features')),
            columns: [...(name === undefined ? [] : [name]), ...extra],
          });
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
