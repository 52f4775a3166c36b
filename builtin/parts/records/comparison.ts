import type { Part } from '#builtin/part.ts';
import { part, read } from '#builtin/part.ts';
import { columnsCalled } from '#builtin/understand/fields/columns-from-prompt.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { emptyTable } from './table.ts';

/**
 * A table of the plans by what the prompt compares them by or, where no plan is known yet, by whatever it names; rows
 * without a value there show none.
 */
export function comparison(u: Understanding, set: RecordSet | undefined, isBare: boolean): Part[] {
  const compared = u.parts.columns.length > 0 ? u.parts.columns : u.parts.facts.map(({ label }) => label);
  if (!isBare && compared.length < 2) return [];
  const name = set === undefined ? undefined : titleColumn(set);
  const aspects = columnsCalled(compared.filter((label) => label !== ''));
  if (aspects.length === 0) return [];
  const columns = [{ key: name?.key ?? 'name', label: u.copy.plan }, ...aspects];
  const pointer = `/${ownKey(u, 'comparison')}`;
  const table = emptyTable(u, u.copy.plan, columns, pointer);
  const filled =
    set === undefined ? table : { ...table, props: { ...table.props, rows: read(set.pointer) }, seeds: {} };
  return [part('comparisonCard', 'Card', {}, [filled])];
}
