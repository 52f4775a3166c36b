import type { Json, JsonObject } from '#contract/json/json.ts';
import { addDialog, entryOf } from '#builtin/parts/growing/add-dialog.ts';
import { addLabel, recordFields } from '#builtin/parts/growing/record-fields.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { stageOf, type Starter } from '#builtin/starters/starter.ts';
import type { Lane } from '#builtin/understand/screen/lanes.ts';
import { page } from '#builtin/parts/page/page.ts';
import { otherButtons } from './growing-list.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A board to fill: new cards come into its first lane and are moved on by hand. */
export function growingBoardScreen(u: Understanding, starter: Starter, lanes: readonly Lane[], title: string): Part {
  const stage = stageOf(starter);
  const isUsual = u.started?.isVague === true && stage !== undefined;
  const titles = isUsual ? (stage.choices ?? []).map(({ label }) => label) : lanes.map((lane) => lane.title);
  const known = recordFields(u).filter(({ name, label }) => name !== stage?.name && !titles.includes(label));
  const { button, content } = growingBoard(u, titles, u.started?.isVague === true ? cardFields(known) : known);
  return page(u, title, 'full', [...otherButtons(u), button], content);
}

function growingBoard(
  u: Understanding,
  lanes: readonly string[],
  fields: readonly Field[],
): { button: Part; content: Part[] } {
  const path = `/${ownKey(u, 'board')}`;
  const { button, dialog } = addDialog(u, {
    key: 'card',
    label: addLabel(u),
    fields,
    list: `${path}/0/cards`,
    entry: cardOf,
  });
  const start: Json = lanes.map((title) => ({ title, cards: [] }));
  const board = part('board', 'KanbanBoard', { columns: read(path), board: bind(path) }, [], {
    seeds: { [path]: start },
  });
  return { button, content: [board, dialog] };
}

const PEOPLE = new Set(['owner', 'person', 'employee', 'customer', 'client', 'vendor']);

// A card has a place for its name, a line below, a word or two on chips, who does it, and a day.
function cardOf(placed: readonly Placed[]): JsonObject {
  const [title, ...others] = placed;
  const person = others.find(({ field }) => PEOPLE.has(field.name));
  const day = others.find(({ field }) => field.kind === 'date');
  const chip = others.find(({ field }) => field.kind === 'choice');
  const line = others.find((one) => ![person, day, chip].includes(one) && TOLD.has(one.field.kind));
  const value = (one: Placed | undefined) => (one === undefined ? undefined : read(one.pointer));
  // What a card has no place for is kept with it all the same.
  const more = others.filter((one) => ![person, day, chip, line].includes(one));
  return definedOnly({
    ...entryOf(more),
    title: value(title),
    description: value(line),
    labels: chip === undefined ? undefined : [{ text: read(chip.pointer) }],
    assignee: value(person),
    meta: value(day),
  });
}

const TOLD: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'email', 'phone', 'url', 'time']);

// The fields that a card has a place for.
function cardFields(fields: readonly Field[]): Field[] {
  const [title, ...others] = fields;
  const one = (isIt: (field: Field) => boolean) => others.find(isIt);
  const person = one(({ name }) => PEOPLE.has(name));
  const day = one(({ kind }) => kind === 'date');
  const chip = one(({ kind }) => kind === 'choice');
  const line = one((field) => ![person, day, chip].includes(field) && TOLD.has(field.kind));
  return others
    .filter((field) => [person, day, chip, line].includes(field))
    .reduce((all, field) => [...all, field], title === undefined ? [] : [title]);
}
