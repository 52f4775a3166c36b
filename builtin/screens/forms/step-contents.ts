import type { Json } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { factList, linkTo } from '#builtin/parts/facts/facts.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { shownCell } from '#builtin/parts/records/shown-cell.ts';
import { recordTable } from '#builtin/parts/records/table.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, allLists, allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { isScalar } from '#builtin/understand/values/value-kind.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const MAX_PRICES = 40;
const MAX_LINKS = 12;

/** What an object of the data holds, without cards: the lines of a cart, then its totals. */
export function givenIn(u: Understanding, group: Group): Part[] {
  const tables = group.records
    .filter(({ rows }) => rows.length > 0)
    .flatMap((set) => [heading(set.key, set.label), recordTable(u, set)]);
  const inner = group.groups.flatMap((one) => {
    const parts = givenIn(u, one);
    return parts.length === 0 ? [] : [heading(one.key, one.label), ...parts];
  });
  const shown = group.facts.filter(({ hidden, kind }) => hidden === undefined && kind !== 'picture');
  const facts = shown.length === 0 ? [] : [factList(identifier(group.key, 'given'), shown, u)];
  return [...inner, ...tables, ...facts];
}

function heading(key: string, text: string): Part {
  return part(`${identifier(key, 'part')}Heading`, 'Heading', { text, level: 'h2', size: 'xs' });
}

/** What a yes is given to, and the place of its field: the rules before "rules accepted". */
export function textsToAccept({ data }: Understanding, placed: readonly Placed[]): { texts: Part[]; at: number } {
  for (const [at, { field }] of placed.entries()) {
    const list = allLists(data).find(({ key, values }) => values.every(isText) && isNamedLike(field.name, key));
    if (field.kind !== 'yesNo' || list === undefined) continue;
    const { key, label, pointer, values } = list;
    const name = `${identifier(key, 'text')}Text`;
    const texts = values.map((_, index) => part(name, 'Text', { text: read(`${pointer}/${index}`) }));
    return { texts: [heading(key, label), ...texts], at };
  }
  return { texts: [], at: placed.length };
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

/** The pages that the records of a choice lead to, such as the texts of the policies to accept. */
export function linksOfChoices({ data }: Understanding, placed: readonly Placed[]): Part[] {
  return allRecords(data).flatMap((set) => {
    const address = set.columns.find(({ kind }) => kind === 'url');
    const isChosen = placed.some(({ field }) => chosenBy(set, field.choices) !== undefined);
    if (address === undefined || !isChosen) return [];
    const name = titleColumn(set)?.key;
    const links = set.rows.slice(0, MAX_LINKS).flatMap((_, at) => {
      const href = cell(set, at, address.key);
      return href === undefined ? [] : [linkTo(identifier(set.key, 'page'), cell(set, at, name) ?? set.label, href)];
    });
    return [part(`${identifier(set.key, 'page')}Links`, 'Stack', { direction: 'horizontal', gap: 'md' }, links)];
  });
}

/** What was chosen costs, and the amounts of the data that are the same whatever is chosen. */
export function chosenPrices(u: Understanding, placed: readonly Placed[]): Part[] {
  const prices = allRecords(u.data).flatMap((set) => pricesIn(u, set, placed));
  const amounts = allFacts(u.data).filter(({ format, hidden }) => format.as === 'money' && hidden === undefined);
  const fixed = amounts.length === 0 ? [] : [factList('amounts', amounts, u)];
  return [...prices.slice(0, MAX_PRICES), ...fixed];
}

type Condition = { $state: string; eq: string | number };

// Each record with a price is shown while it is what the choices name: the fee of this licence for that period.
function pricesIn(u: Understanding, set: RecordSet, placed: readonly Placed[]): Part[] {
  const columns = set.columns.filter(({ format, path }) => format.as === 'money' && path === undefined);
  const keys = placed.flatMap(({ field, pointer }) => {
    const column = chosenBy(set, field.choices);
    return column === undefined ? [] : [{ column, pointer, isNumeric: field.isNumeric === true }];
  });
  if (columns.length === 0 || keys.length === 0) return [];
  return set.rows.flatMap((row, at) => {
    const visible = keys.map(({ column, pointer, isNumeric }): Condition => {
      const value = textOf(row[column.key]);
      return { $state: pointer, eq: isNumeric ? Number(value) : value };
    });
    const values = columns.flatMap((column) => {
      const shown = shownCell(u, set, at, column);
      return shown === undefined ? [] : [{ term: column.label, ...shown }];
    });
    if (values.length === 0) return [];
    const items = values.map(({ term, value }) => ({ term, description: value }));
    const views = Object.assign({}, ...values.map((one) => one.views)) as NonNullable<Part['views']>;
    return [
      part(`${identifier(set.key, 'price')}Price`, 'DescriptionList', { items, layout: 'inline' }, [], {
        visible,
        views,
      }),
    ];
  });
}

// The column whose values are the choices.
function chosenBy({ columns, rows }: RecordSet, choices: readonly { value: string }[] = []): Column | undefined {
  if (choices.length < 2 || rows.length === 0) return undefined;
  const values = new Set(choices.map(({ value }) => value));
  return columns.find(({ key, path }) => {
    if (path !== undefined) return false;
    const own = new Set(rows.map((row) => textOf(row[key])));
    // Not every record may be free to be chosen.
    return own.isSubsetOf(values) || values.isSubsetOf(own);
  });
}

function textOf(value: Json | undefined): string {
  return isScalar(value) ? String(value) : '';
}
