import type { Json, JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { boardLanes, isListOfStages, laneColumn, stageAfter, type Lane } from '#builtin/understand/screen/lanes.ts';
import { laneButtons } from '#builtin/parts/actions/lane-buttons.ts';
import { recordsPart } from '#builtin/parts/records/records.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { addDialog, entryOf } from '#builtin/parts/growing/add-dialog.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { addLabel, recordFields } from '#builtin/parts/growing/record-fields.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { stageOf } from '#builtin/starters/starter.ts';
import type { Started } from '#builtin/starters/with-starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { listTableScreen } from './list-table.ts';
import { detailViewScreen } from './detail-view.ts';
import { allRecords, isEmpty, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isOnlyReferredTo } from '#builtin/understand/data/references.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { boardCards } from './board-card.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';

const MAX_CARDS = 200;
// Keeps cards with their own buttons and dialogs well below the element limit of a spec.
const MAX_ELEMENTS_ON_CARDS = 300;

/** Work items in lanes by their status. Cards move in place; an action on one item is a button on its card. */
export function boardScreen(u: Understanding): Part {
  if (u.started !== undefined) return growingBoard(u, u.started);
  const sets = allRecords(u.data);
  const set = workItems(sets);
  // Lanes without any of the caller's records would say that there is nothing.
  const mayBeEmpty = sets.some(({ rows }) => rows.length === 0);
  if (set === undefined && !isEmpty(u.data) && !mayBeEmpty)
    return sets.length > 0 ? listTableScreen(u) : detailViewScreen(u);
  const lanes = boardLanes(u, set);
  const onCards =
    set === undefined || set.rows.length === 0 ? [] : u.actions.filter((action) => recordsOf(action, sets) === set);
  const others = sectionsOf(
    u,
    sets.filter((one) => one !== set && !isListOfStages(one, set) && !isOnlyReferredTo(one, sets)),
  );
  const top = actionControls(
    u.actions.filter((action) => !onCards.includes(action) && !others.actions.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const title = u.named.title ?? set?.label ?? u.copy.overview;
  const dialogs: Part[] = [];
  if (set !== undefined && onCards.length > 0 && fitsOnCards(set, onCards)) {
    const built = boardWithButtons(u, set, lanes, onCards, dialogs);
    return page(u, title, 'full', top.buttons, [built, ...others.cards, ...top.dialogs, ...dialogs, ...others.dialogs]);
  }
  // Too many cards for a button each: the items are repeated in a list below, where the user selects one.
  const list = set === undefined || onCards.length === 0 ? { parts: [], dialogs: [] } : recordsPart(u, set, onCards);
  const listCard = list.parts.length === 0 ? [] : [part('listCard', 'Card', {}, list.parts)];
  return page(u, title, 'full', top.buttons, [
    boardOfLanes(u, set, lanes),
    ...listCard,
    ...others.cards,
    ...top.dialogs,
    ...list.dialogs,
    ...others.dialogs,
  ]);
}

// The records that stand in lanes.
function workItems(sets: readonly RecordSet[]): RecordSet | undefined {
  const items = sets.filter((one) => !isOnlyReferredTo(one, sets) && laneColumn(one) !== undefined);
  return (
    items.find((one) => laneColumn(one)?.refersTo !== undefined) ??
    items.find((one) => columnFor(one, 'status') !== undefined) ??
    items[0]
  );
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
  const { propsOf, views } = boardCards(u, set);
  const columns = lanes.map(({ title, rows }) => ({
    title,
    cards: rows.slice(0, MAX_CARDS).map((index): Json => definedOnly(propsOf(index))),
  }));
  return part('board', 'KanbanBoard', { columns }, [], { views });
}

function boardWithButtons(
  u: Understanding,
  set: RecordSet,
  lanes: readonly Lane[],
  actions: readonly Action[],
  dialogs: Part[],
): Part {
  const { propsOf, views } = boardCards(u, set);
  const shared = { dialogs, buttons: new Map() };
  const columns = lanes.map((lane, position) => {
    const target = lanes[position + 1] ?? stageAfter(lane, actions, set) ?? lanes[position - 1];
    const cards = lane.rows.map((index) => {
      const buttons = laneButtons(u, set, index, actions, target, shared);
      const row =
        buttons.length === 0 ? [] : [part('cardActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
      return part(`${identifier(set.key, 'item')}Card`, 'KanbanCard', propsOf(index), row);
    });
    return part(
      `${identifier(lane.title, 'lane')}Lane`,
      'BoardColumn',
      { title: lane.title, emptyText: u.copy.nothingYet(undefined) },
      cards,
    );
  });
  return part('board', 'KanbanBoard', {}, columns, { views });
}
