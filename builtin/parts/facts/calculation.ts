import type { Json } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Fact, Group, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery, writtenCell } from '#builtin/written-value.ts';

/** Amounts of a record that make another one: what is taken off the gross, or added to the net, and what is left. */
export type Calculation = {
  from: readonly Fact[];
  entries?: { set: RecordSet; amount: Column; sign: -1 | 1 };
  result: Fact;
};

const MAX_ENTRIES = 12;
const HALF_CENT = 0.005;

/** The calculation that the amounts of a record are: found by adding up, whatever they are called. */
export function calculationIn({ facts, records }: Pick<Group, 'facts' | 'records'>): Calculation | undefined {
  const amounts = facts.filter(({ format, hidden }) => format.as === 'money' && hidden === undefined);
  for (const set of records) {
    const amount = amountOf(set);
    const total = amount === undefined ? undefined : sumOf(set, amount);
    if (amount === undefined || total === undefined || total === 0) continue;
    for (const sign of [-1, 1] as const)
      for (const from of amounts) {
        const result = amounts.find((one) => one !== from && isSame(amountIn(one), amountIn(from) + sign * total));
        if (result !== undefined && isLike(from, amount))
          return { from: [from], entries: { set, amount, sign }, result };
      }
  }
  return sumOfFacts(amounts);
}

// "subtotal, tax, total": each but the last is a part of it.
function sumOfFacts(amounts: readonly Fact[]): Calculation | undefined {
  for (const [end, result] of amounts.entries())
    for (let start = 0; start + 1 < end; start += 1) {
      const from = amounts.slice(start, end);
      const areParts = from.every((one) => amountIn(one) !== 0 && isSameFormat(one, result));
      const sum = from.reduce((whole, one) => whole + amountIn(one), 0);
      if (areParts && isSame(sum, amountIn(result))) return { from, result };
    }
  return undefined;
}

function amountOf({ columns, rows }: RecordSet): Column | undefined {
  const amounts = columns.filter(
    ({ format, path, hidden }) => format.as === 'money' && path === undefined && hidden === undefined,
  );
  return rows.length > 0 && rows.length <= MAX_ENTRIES && amounts.length === 1 ? amounts[0] : undefined;
}

function sumOf({ rows }: RecordSet, { key, format }: Column): number | undefined {
  const values = rows.map((row) => numberIn(row[key]));
  const parts = format.as === 'money' ? format.parts : 1;
  return values.includes(undefined) ? undefined : values.reduce<number>((sum, one) => sum + (one ?? 0), 0) / parts;
}

function amountIn({ value, format }: Fact): number {
  return (numberIn(value) ?? NaN) / (format.as === 'money' ? format.parts : 1);
}

function numberIn(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' ? number : undefined;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < HALF_CENT;
}

function isLike({ format }: Fact, amount: Column): boolean {
  return format.as === 'money' && amount.format.as === 'money' && format.currency === amount.format.currency;
}

function isSameFormat({ format }: Fact, result: Fact): boolean {
  return format.as === 'money' && result.format.as === 'money' && format.currency === result.format.currency;
}

/** The calculation line by line, with the result large at its end. */
export function calculationCard(u: Understanding, { from, entries, result }: Calculation): Part {
  const lines = [
    ...from.map((fact) => lineOf('term', fact.label, written(u, fact))),
    ...(entries === undefined ? [] : entries.set.rows.map((_, at) => entryLine(u, entries, at))),
  ];
  const total = written(u, result);
  const name = part('resultName', 'Text', { text: result.label, weight: 'semibold' });
  const amount = part('result', 'Heading', { text: total.value, level: 'h2', size: 'xl' }, [], { views: total.views });
  return part('calculationCard', 'Card', {}, [
    part('terms', 'Stack', { gap: 'sm' }, lines),
    part('resultLine', 'Separator', {}),
    across('resultRow', [name, amount]),
  ]);
}

type Told = { value: Json; views: NonNullable<Part['views']> };

function written(u: Understanding, fact: Fact): Told {
  const path = viewPath(u, fact.pointer, 'amount');
  return { value: read(path), views: { [path]: { query: `${factQuery(fact, u)} || ''`, of: fact.pointer } } };
}

function entryLine(u: Understanding, { set, amount, sign }: NonNullable<Calculation['entries']>, at: number): Part {
  const name = cell(set, at, titleColumn(set)?.key) ?? set.label;
  const path = viewPath(u, `${rowPointer(set, at)} ${amount.key}`, 'taken');
  const told = sign === -1 ? `concat(${textLiteral('−')}, ${writtenCell(amount, u)})` : writtenCell(amount, u);
  const views = { [path]: { query: `${queryOf(set.pointer)}[${at}] | (${told})`, of: set.pointer } };
  return lineOf(identifier(set.key, 'entry'), name, { value: read(path), views });
}

function lineOf(id: string, name: Json, { value, views }: Told): Part {
  return across(`${id}Row`, [
    part(`${id}Name`, 'Text', { text: name }),
    part(`${id}Amount`, 'Text', { text: value }, [], { views }),
  ]);
}

function across(id: string, children: Part[]): Part {
  return part(id, 'Stack', { direction: 'horizontal', justify: 'between', align: 'center', gap: 'md' }, children);
}
