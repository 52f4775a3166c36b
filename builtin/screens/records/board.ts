import type { Json, JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { boardLanes, type Lane } from '#builtin/understand/screen/lanes.ts';
import { laneButtons } from '#builtin/parts/actions/lane-buttons.ts';
import { recordsPart } from '#builtin/parts/records/records.ts';
import { page } from '#builtin/parts/page/page.ts';
import { isAboutRecord } from '#builtin/understand/actions/about-record.ts';
import { addDialog, entryOf } from '#builtin/parts/growing/add-dialog.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { addLabel, recordFields } from '#builtin/parts/growing/record-fields.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { stageOf } from '#builtin/starters/starter.ts';
import type { Started } from '#builtin/starters/with-starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { ValueKind } from '#builtin/understand/data/value-kind.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { section } from './list-table.ts';

const MAX_CARDS = 200;
const MAX_LABELS = 4;
const UNLABELLED: ReadonlySet<ValueKind> = new Set(['picture', 'boolean', 'longText', 'id', 'url']);
// Keeps cards with their own buttons and dialogs well below the element limit of a spec.
const MAX_ELEMENTS_ON_CARDS = 300;

/** Work items in lanes by their status. Cards move in place; an action on one item is a button on its card. */
export function boardScreen(u: Understanding): Part {
  if (u.started !== undefined) return growingBoard(u, u.started);
  const sets = allRecords(u.data);
  const set =
    sets.find((one) => columnFor(one, 'status') !== undefined) ??
    sets.find((one) => columnFor(one, 'tag') !== undefined);
  const lanes = boardLanes(u, set);
  const onCards =
    set === undefined || set.rows.length === 0 ? [] : u.actions.filter((action) => isAboutRecord(action, set));
  const top = actionControls(
    u.actions.filter((action) => !onCards.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const others = sets.filter((one) => one !== set).map((one) => section(u, one));
  const title = u.named.title ?? set?.label ?? u.copy.overview;
  const dialogs: Part[] = [];
  if (set !== undefined && onCards.length > 0 && fitsOnCards(set, onCards)) {
    const built = boardWithButtons(u, set, lanes, onCards, dialogs);
    return page(u, title, 'full', top.buttons, [built, ...others, ...top.dialogs, ...dialogs]);
  }
  // Too many cards for a button each: the items are repeated in a list below, where the user selects one.
  const list = set === undefined || onCards.length === 0 ? { parts: [], dialogs: [] } : recordsPart(u, set, onCards);
  const listCard = list.parts.length === 0 ? [] : [part('listCard', 'Card', {}, list.parts)];
  return page(u, title, 'full', top.buttons, [
    boardOfLanes(u, set, lanes),
    ...listCard,
    ...others,
    ...top.dialogs,
    ...list.dialogs,
  ]);
}

// An empty board: new cards are added to the first lane, and users drag them on.
function growingBoard(u: Understanding, { starter, isVague }: Started): Part {
  const stage = stageOf(starter);
  const titles = boardLanes(u, undefined).map(({ title }) => title);
  const known = recordFields(u).filter(({ name, label }) => name !== stage?.name && !titles.includes(label));
  const places = placesOnCard(known);
  const path = `/${ownKey(u, 'board')}`;
  const { button, dialog } = addDialog(u, {
    key: 'card',
    label: addLabel(u),
    fields: isVague ? known.filter((field) => Object.values(places).includes(field)) : known,
    list: `${path}/0/cards`,
    entry: (placed) => cardOf(placed, places),
  });
  const start: Json = titles.map((lane) => ({ title: lane, cards: [] }));
  const board = part('board', 'KanbanBoard', { columns: read(path), board: bind(path) }, [], {
    seeds: { [path]: start },
  });
  return growingPage(u, starter, 'full', [button], [board, dialog]);
}

const PEOPLE = new Set(['owner', 'person', 'employee', 'customer', 'client', 'vendor']);
const DESCRIBING_KINDS: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'email', 'phone', 'url', 'time']);

type Places = { [place in 'title' | 'description' | 'labels' | 'assignee' | 'meta']: Field | undefined };

// A card shows a title, a description, a label, an assignee and a date.
function placesOnCard([title, ...others]: readonly Field[]): Places {
  const assignee = others.find(({ name }) => PEOPLE.has(name));
  const meta = others.find(({ kind }) => kind === 'date');
  const labels = others.find(({ kind }) => kind === 'choice');
  const description = others.find((one) => one !== assignee && DESCRIBING_KINDS.has(one.kind));
  return { title, description, labels, assignee, meta };
}

function cardOf(placed: readonly Placed[], places: Places): JsonObject {
  // Fields that a card does not show are stored with it all the same.
  const card = entryOf(placed.filter(({ field }) => !Object.values(places).includes(field)));
  for (const [place, field] of Object.entries(places)) {
    const one = placed.find((each) => each.field === field);
    if (one !== undefined) card[place] = place === 'labels' ? [{ text: read(one.pointer) }] : read(one.pointer);
  }
  return card;
}

function fitsOnCards({ rows }: RecordSet, actions: readonly Action[]): boolean {
  const perCard = actions.reduce((sum, { fields }) => sum + 1 + (fields.length > 2 ? 6 + 2 * fields.length : 0), 2);
  return rows.length * perCard <= MAX_ELEMENTS_ON_CARDS;
}

function boardOfLanes(u: Understanding, set: RecordSet | undefined, lanes: readonly Lane[]): Part {
  if (set === undefined || set.rows.length === 0) {
    const columns = lanes.map(({ title }) =>
      part(`${identifier(title, 'lane')}Lane`, 'BoardColumn', { title, emptyText: u.copy.nothingYet(undefined) }),
    );
    return part('board', 'KanbanBoard', {}, columns);
  }
  const columns = lanes.map(({ title, rows }) => ({
    title,
    cards: rows.slice(0, MAX_CARDS).map((index): Json => definedOnly(cardProps(set, index))),
  }));
  return part('board', 'KanbanBoard', { columns });
}

function boardWithButtons(
  u: Understanding,
  set: RecordSet,
  lanes: readonly Lane[],
  actions: readonly Action[],
  dialogs: Part[],
): Part {
  const columns = lanes.map((lane, position) => {
    const cards = lane.rows.map((index) => {
      const buttons = laneButtons(u, set, index, actions, lanes[position + 1] ?? lanes[position - 1], dialogs);
      const row =
        buttons.length === 0 ? [] : [part('cardActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
      return part(`${identifier(set.key, 'item')}Card`, 'KanbanCard', cardProps(set, index), row);
    });
    return part(
      `${identifier(lane.title, 'lane')}Lane`,
      'BoardColumn',
      { title: lane.title, emptyText: u.copy.nothingYet(undefined) },
      cards,
    );
  });
  return part('board', 'KanbanBoard', {}, columns);
}

function cardProps(set: RecordSet, index: number): { [name: string]: Json | undefined } {
  const title = titleColumn(set);
  const at = (key: string | undefined) => cell(set, index, key);
  const [id, status, description, person] = (['id', 'status', 'description', 'person'] as const).map((role) =>
    columnFor(set, role),
  );
  const date = set.columns.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  // Columns without a place of their own are shown as labels.
  const others = set.columns.filter(
    (column) => ![id, status, description, person, date, title].includes(column) && !UNLABELLED.has(column.kind),
  );
  const labels = others.flatMap(({ key }) => at(key) ?? []).slice(0, MAX_LABELS);
  return {
    id: at(id?.key),
    title: (title === undefined ? undefined : at(title.key)) ?? '—',
    description: description === title ? undefined : at(description?.key),
    labels: labels.length === 0 ? undefined : labels.map((text) => ({ text })),
    assignee: at(person?.key),
    meta: at(date?.key),
  };
}
