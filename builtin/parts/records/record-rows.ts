import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { markersOf } from '#builtin/understand/data/markers.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { isPictureKey } from '#builtin/understand/data/value-kind.ts';
import { asksForTable } from '#builtin/understand/request/asks-for-table.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { type Comparison, recordControls } from '#builtin/parts/actions/record-controls.ts';
import { smallButton } from '#builtin/parts/actions/action-button.ts';
import { fromRow } from '#builtin/parts/actions/lookups.ts';
import { withoutThing } from '#builtin/parts/actions/lane-buttons.ts';
import { plainKeys } from './cell.ts';
import { GALLERY, galleryEntry, isOfPictures, pictureOf, withThumbnail } from './picture-entry.ts';
import { FACT_COLUMNS, rowMembers, saysSame, type RowMembers } from './row-members.ts';
import { ROW, rowViews } from './row-texts.ts';
import { fitsTable, mayGrow, readableColumns } from './table.ts';
import { linkTo, withoutUrl } from '#builtin/parts/facts/facts.ts';

const MAX_ROWS = 12;
const MAX_PICTURES = 24;
const MAX_COLUMNS = 24;
const MAX_ACTIONS = 4;
const QUERY_MAX_CHARS = 1_950;
const MORE_CHARS = 300;
// Only a table can be searched, sorted and ticked.
const TABLE_WORK = wordList(
  'sortable|sort|columns|search|filter|select|selected|bulk|suche|filtern|recherche|filtrer|buscar|filtrar|pesquisar|cercare|filtrare',
);

/**
 * A few records as rows that each have their own buttons; undefined where a table with a selection serves better. The rows
 * repeat over the caller's list, so that they follow it.
 */
export function recordRows(
  u: Understanding,
  set: RecordSet,
  actions: readonly Action[],
): { parts: Part[]; dialogs: Part[] } | undefined {
  const members = rowMembers(set);
  const isNarrow = readableColumns(set.columns).length + set.lists.length <= MAX_COLUMNS;
  const picture = pictureOf(set);
  const isGallery = picture !== undefined && isOfPictures(set);
  const isFew = set.rows.length > 0 && set.rows.length <= (isGallery ? MAX_PICTURES : MAX_ROWS) && isNarrow;
  if (members === undefined || !isFew || actions.length > MAX_ACTIONS || wantsTable(u, set)) return undefined;
  if (actions.some(({ fields }) => fields.some(({ kind, multiple }) => kind === 'records' || multiple === true)))
    return undefined;
  // A row can hand over its members, not itself.
  const ofRow = fromRow('', plainKeys(set), set);
  if (actions.some(({ fields }) => fields.some((field) => pathIn(ofRow(field)) === ''))) return undefined;
  const compared: Comparison[] = [];
  const { buttons, dialogs } = recordControls(u, set, actions, {
    keys: plainKeys(set),
    at: (key) => ({ $bindItem: key }),
    name: { $bindItem: ROW.title },
    compare: (comparison) => ROW.comparison(compared.push(comparison) - 1),
  });
  const { statePath, views } = rowViews(u, set, members, compared);
  // A row tells its values once more.
  const isLarge = !mayGrow(set, JSON.stringify(set.rows).length / set.rows.length + MORE_CHARS);
  if (isLarge || Object.values(views).some(({ query }) => query.length > QUERY_MAX_CHARS)) return undefined;
  const name = identifier(set.key, 'records');
  const texts = textsOf(u, set, name, members);
  if (isGallery) {
    const short = buttons.map((button) => withoutThing(smallButton(button), set));
    const facts = members.facts.length === 0 ? [] : [factsOf(name, members.facts, 'inline')];
    const entry = galleryEntry(name, picture, [...texts, ...facts], short);
    return { parts: [part(`${name}List`, 'Grid', GALLERY, [entry], { repeat: { statePath }, views })], dialogs };
  }
  const row = part(`${name}Row`, 'Stack', { gap: 'md' }, [
    { ...part(`${name}Line`, 'Separator', {}), visible: [{ $item: ROW.isNext }] },
    ...entryOf(name, texts, members, buttons.map(smallButton), picture),
  ]);
  return { parts: [part(`${name}List`, 'Stack', { gap: 'md' }, [row], { repeat: { statePath }, views })], dialogs };
}

/**
 * A few records as rows because a table cannot follow their addresses, or would be cut off at its end; undefined for other
 * records.
 */
export function readRows(u: Understanding, set: RecordSet): Part[] | undefined {
  const hasAddress = readableColumns(set.columns).some(({ kind }) => kind === 'url');
  const isWide = set.rows.length <= MAX_READ_ROWS && !fitsTable(set);
  return hasAddress || isWide ? recordRows(u, set, [])?.parts : undefined;
}

const MAX_READ_ROWS = 8;

// "Guest, time and table" may mean a table that the guests sit at.
function wantsTable({ prompt }: Understanding, { columns, groups }: RecordSet): boolean {
  if (groups?.areColumns === true) return false;
  const isMember = columns.some(({ label }) => asksForTable(label));
  return (asksForTable(prompt) && !isMember) || says(TABLE_WORK, prompt);
}

// A link called "URL" says nothing: it leads to the document.
function namedLink({ language }: Understanding, { label: things }: RecordSet, label: string): string {
  if (!/^(?:url|link|href)$/i.test(label)) return withoutUrl(label);
  return language === 'en' ? capitalized(singular(things.toLowerCase())) : things;
}

// Shown for records that have the address.
function linkOf(id: string, label: string, key: string): Part {
  return ifThere(linkTo(identifier(id, 'record'), label, item(key)), key);
}

function across(id: string, gap: string, children: Part[]): Part {
  return part(id, 'Stack', { direction: 'horizontal', gap, align: 'center' }, children);
}

// What a row tells, from its name to what somebody wrote about it.
function textsOf(u: Understanding, set: RecordSet, name: string, members: RowMembers): Part[] {
  const { states, flags, alerts, line, lists, notes, addresses } = members;
  const badges = [
    ...states.map((_, at) =>
      ifThere(part(`${name}Status`, 'Badge', { text: item(ROW.status(at)), tone: item(ROW.tone(at)) }), ROW.status(at)),
    ),
    ...flags.map((flag, at) => flagBadge(`${name}Flag`, set, flag, states, ROW.flag(at))),
    ...markersOf(u.data, set).map((_, at) =>
      ifThere(part(`${name}Mark`, 'Badge', { text: item(ROW.mark(at)), tone: 'info' }), ROW.mark(at)),
    ),
    ...alerts.map((_, at) =>
      ifThere(part(`${name}Alert`, 'Badge', { text: item(ROW.alert(at)), tone: 'critical' }), ROW.alert(at)),
    ),
  ];
  const heading = textOf(`${name}Name`, ROW.title, { weight: 'semibold' });
  const muted = (id: string, key: string) => ifThere(textOf(`${name}${id}`, key, { variant: 'muted' }), key);
  return [
    across(`${name}Head`, 'sm', [isPictureKey(set.key) ? ifThere(heading, ROW.title) : heading, ...badges]),
    ...(line.length === 0 ? [] : [muted('Details', ROW.line)]),
    ...lists.map((_, at) => muted('List', ROW.list(at))),
    ...notes.map((_, at) => ifThere(textOf(`${name}Note`, ROW.note(at), {}), ROW.note(at))),
    ...addresses.map(({ key, label }, at) => linkOf(`${name} ${key}`, namedLink(u, set, label), ROW.address(at))),
  ];
}

// What is true of a record, unless its status says the same.
function flagBadge(id: string, set: RecordSet, flag: Column, states: readonly Column[], viewKey: string): Part {
  const keys = plainKeys(set);
  const badge = part(id, 'Badge', { text: flag.label, tone: toneOf(flag.key) ?? 'neutral' });
  const shown = ifThere(badge, keys.includes(flag.key) ? flag.key : viewKey);
  const said = states.flatMap((state) =>
    keys.includes(state.key)
      ? state.distinct.flatMap((text) => (saysSame(flag, text) ? [{ $item: state.key, neq: text }] : []))
      : [],
  );
  return said.length === 0 ? shown : { ...shown, visible: [...(shown.visible as JsonObject[]), ...said] };
}

// Texts, and at the end the amount and the buttons: at the same place in every row, below the texts where they are wide.
function entryOf(
  name: string,
  texts: Part[],
  { amount, facts }: RowMembers,
  buttons: Part[],
  picture: Column | undefined,
): Part[] {
  const isWide = buttons.reduce((sum, button) => sum + widthOf(button), 0) > BUTTONS_MAX_PX;
  const row = buttons.length === 0 ? [] : [across(`${name}Buttons`, 'sm', buttons)];
  const figure =
    amount === undefined ? [] : [ifThere(textOf(`${name}Amount`, ROW.amount, { weight: 'semibold' }), ROW.amount)];
  const aside = [...figure, ...(isWide ? [] : row)];
  const [only] = texts;
  const words = texts.length === 1 && only !== undefined ? only : part(`${name}Texts`, 'Stack', { gap: 'none' }, texts);
  const told = withThumbnail(name, picture, words);
  const end = aside.length === 1 ? aside : [part(`${name}End`, 'Stack', endLooks(buttons), aside)];
  return [
    aside.length === 0
      ? told
      : part(
          `${name}Entry`,
          'Grid',
          { template: '1fr auto', align: texts.length === 1 || picture !== undefined ? 'center' : 'start' },
          [told, ...end],
        ),
    ...(facts.length === 0 ? [] : [factsOf(name, facts)]),
    ...(isWide ? row : []),
  ];
}

const BUTTONS_MAX_PX = 330;
const CHAR_PX = 7;
const EDGES_PX = 32;

function widthOf({ props: { label } }: Part): number {
  return (typeof label === 'string' ? label.length : 0) * CHAR_PX + EDGES_PX;
}

// A single button that every row has leaves the amounts in one line.
function endLooks(buttons: readonly Part[]): JsonObject {
  const isBeside = buttons.length === 1 && buttons[0]?.visible === undefined;
  return isBeside ? { direction: 'horizontal', gap: 'md', align: 'center', wrap: false } : { gap: 'sm', align: 'end' };
}

function factsOf(name: string, facts: RowMembers['facts'], layout: 'grid' | 'inline' = 'grid'): Part {
  const items = facts.map(({ label }, at) => ({ term: label, description: item(ROW.fact(at)) }));
  return part(`${name}Facts`, 'DescriptionList', {
    items,
    layout,
    ...(layout === 'grid' ? { columns: facts.length === FACT_COLUMNS + 1 ? 2 : FACT_COLUMNS } : {}),
    density: 'compact',
  });
}

function item(key: string): JsonObject {
  return { $bindItem: key };
}

function textOf(id: string, key: string, props: JsonObject): Part {
  return part(id, 'Text', { text: item(key), ...props });
}

function ifThere(shown: Part, key: string): Part {
  return { ...shown, visible: [{ $item: key }] };
}

function pathIn(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}
