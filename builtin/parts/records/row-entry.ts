import type { JsonObject } from '#contract/json/json.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { withThumbnail } from './picture-entry.ts';
import { FACT_COLUMNS, type RowMembers } from './row-members.ts';
import { ROW } from './row-texts.ts';
import { plainText } from './row-title.ts';

type Entry = { texts: Part[]; members: RowMembers; buttons: Part[]; picture: Column | undefined };

/**
 * Lays out a record: texts, and at the end the amount and the buttons, at the same place in every row. Facts stand between the two,
 * as in a table, if there is room for them, else below; and buttons that are wide together stand below everything.
 */
export function entryOf(name: string, set: RecordSet, { texts, members, buttons, picture }: Entry): Part[] {
  const { amount, facts } = members;
  const items = factItems(facts);
  const isWide = widthOf(buttons) > BUTTONS_MAX_PX;
  const row = buttons.length === 0 ? [] : [across(`${name}Buttons`, 'sm', buttons)];
  const figure =
    amount === undefined ? [] : [ifThere(textOf(`${name}Amount`, ROW.amount, { weight: 'semibold' }), ROW.amount)];
  const aside = [...figure, ...(isWide ? [] : row)];
  const [only] = texts;
  const words = texts.length === 1 && only !== undefined ? only : part(`${name}Texts`, 'Stack', { gap: 'none' }, texts);
  const told = withThumbnail(name, picture, words);
  // The same in every row, also where a button is missing, so that the facts before it are in line.
  const [amountPx, buttonsPx] = [amount === undefined ? 0 : AMOUNT_PX, isWide ? 0 : widthOf(buttons)];
  const endPx = isLine(aside, buttons) ? amountPx + buttonsPx : Math.max(amountPx, buttonsPx);
  const isBeside = fitsBeside(set, facts, endPx);
  const end = aside.length === 0 || (aside.length === 1 && !isBeside) ? aside : [endOf(name, aside, buttons)];
  const template = [
    isBeside ? `2fr repeat(${facts.length}, 1fr)` : '1fr',
    ...(end.length === 0 ? [] : [isBeside ? `minmax(${endPx}px, auto)` : 'auto']),
  ];
  const children = [told, ...(isBeside ? items.map((one) => factsOf(name, [one], {})) : []), ...end];
  const align = texts.length === 1 || picture !== undefined ? 'center' : 'start';
  return [
    children.length === 1 ? told : part(`${name}Entry`, 'Grid', { template: template.join(' '), align }, children),
    ...(isBeside || items.length === 0 ? [] : [factsOf(name, items, inColumns(items))]),
    ...(isWide ? row : []),
  ];
}

const BUTTONS_MAX_PX = 330;
const CHAR_PX = 7;
const EDGES_PX = 32;
const AMOUNT_PX = 88;
// What a page of 760 pixels leaves for a row, and what its parts need at least, with the gap after them.
const ROW_PX = 668;
const TEXTS_PX = 176;
const FACT_PX = 106;
const FACT_MAX_CHARS = 24;

function fitsBeside({ rows }: RecordSet, facts: RowMembers['facts'], endPx: number): boolean {
  const isShort = facts.every(({ key, format }) =>
    rows.every((row) => format.as === 'dateTime' || plainText(row[key]).length <= FACT_MAX_CHARS),
  );
  return facts.length > 0 && isShort && TEXTS_PX + facts.length * FACT_PX + endPx <= ROW_PX;
}

function widthOf(buttons: readonly Part[]): number {
  return buttons.reduce(
    (sum, { props: { label } }) => sum + (typeof label === 'string' ? label.length : 0) * CHAR_PX + EDGES_PX,
    0,
  );
}

// A single button that every row has leaves the amounts in one line.
function isLine(aside: readonly Part[], buttons: readonly Part[]): boolean {
  return aside.length === 1 || (buttons.length === 1 && buttons[0]?.visible === undefined);
}

function endOf(name: string, aside: Part[], buttons: readonly Part[]): Part {
  const line = { direction: 'horizontal', gap: 'md', align: 'center', justify: 'end', wrap: false };
  return part(`${name}End`, 'Stack', isLine(aside, buttons) ? line : { gap: 'sm', align: 'end' }, aside);
}

/** The named facts of a record in their order, as items of a list. */
export function factItems(facts: RowMembers['facts']): JsonObject[] {
  return facts.map(({ label }, at) => ({ term: label, description: item(ROW.fact(at)) }));
}

/** Named facts of a record in one list. */
export function factsOf(name: string, items: JsonObject[], looks: JsonObject): Part {
  return part(`${name}Facts`, 'DescriptionList', { items, ...looks, density: 'compact' });
}

// Four make two lines of two.
function inColumns({ length }: readonly unknown[]): JsonObject {
  return { layout: 'grid', columns: length === FACT_COLUMNS + 1 ? 2 : FACT_COLUMNS };
}

export function across(id: string, gap: string, children: Part[]): Part {
  return part(id, 'Stack', { direction: 'horizontal', gap, align: 'center' }, children);
}

export function item(key: string): JsonObject {
  return { $bindItem: key };
}

export function textOf(id: string, key: string, props: JsonObject): Part {
  return part(id, 'Text', { text: item(key), ...props });
}

export function ifThere(shown: Part, key: string): Part {
  return { ...shown, visible: [{ $item: key }] };
}
