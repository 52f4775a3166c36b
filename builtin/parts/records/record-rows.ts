import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { markersOf } from '#builtin/understand/data/markers.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { isPictureKey } from '#builtin/understand/values/value-kind.ts';
import { asksForTable, asksToSort } from '#builtin/understand/request/list-tools.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { type Comparison, recordControls } from '#builtin/parts/actions/record-controls.ts';
import { smallButton } from '#builtin/parts/actions/action-button.ts';
import { fromRow } from '#builtin/parts/actions/lookups.ts';
import { withoutThing } from '#builtin/parts/actions/lane-buttons.ts';
import { plainKeys } from './cell.ts';
import { GALLERY, galleryEntry, isOfPictures, pictureOf } from './picture-entry.ts';
import { across, entryOf, factItems, factsOf, ifThere, item, textOf } from './row-entry.ts';
import { rowMembers, saysSame, type RowMembers } from './row-members.ts';
import { isNamedByTitle, ROW, rowViews } from './row-texts.ts';
import { mayGrow } from './table-rows.ts';
import { fitsTable, readableColumns } from './table.ts';
import { linkTo, withoutUrl } from '#builtin/parts/facts/facts.ts';

const MAX_ROWS = 20;
const MAX_PICTURES = 24;
const MAX_COLUMNS = 24;
const MAX_ACTIONS = 4;
const QUERY_MAX_CHARS = 1_950;
const MORE_CHARS = 300;
// Only a table can be searched, sorted and ticked.
const TABLE_WORK = wordList(
  'columns|search|filter|select|selected|bulk|suche|filtern|recherche|filtrer|buscar|filtrar|pesquisar|cercare|filtrare',
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
  if (actions.some(({ fields }) => fields.some((field) => takesSeveral(field, set)))) return undefined;
  // A row can hand over its members, not itself.
  const ofRow = fromRow('', plainKeys(set), set);
  if (actions.some(({ fields }) => fields.some((field) => pathIn(ofRow(field)) === ''))) return undefined;
  const compared: Comparison[] = [];
  const isNamedWhole = actions.length > 0 && !isNamedByTitle(set, members);
  const { buttons, dialogs } = recordControls(u, set, actions, {
    keys: plainKeys(set),
    at: (key) => ({ $bindItem: key }),
    name: { $bindItem: isNamedWhole ? ROW.name : ROW.title },
    compare: (comparison) => ROW.comparison(compared.push(comparison) - 1),
  });
  const { statePath, views } = rowViews(u, set, members, compared, isNamedWhole);
  // A row tells its values once more.
  const isLarge = !mayGrow(set, JSON.stringify(set.rows).length / set.rows.length + MORE_CHARS);
  if (isLarge || Object.values(views).some(({ query }) => query.length > QUERY_MAX_CHARS)) return undefined;
  const name = identifier(set.key, 'records');
  const texts = textsOf(u, set, name, members);
  if (isGallery) {
    const short = buttons.map((button) => withoutThing(smallButton(button), set));
    const facts = members.facts.length === 0 ? [] : [factsOf(name, factItems(members.facts), { layout: 'inline' })];
    const entry = galleryEntry(name, picture, [...texts, ...facts], short);
    return { parts: [part(`${name}List`, 'Grid', GALLERY, [entry], { repeat: { statePath }, views })], dialogs };
  }
  const row = part(`${name}Row`, 'Stack', { gap: 'sm' }, [
    { ...part(`${name}Line`, 'Separator', {}), visible: [{ $item: ROW.isNext }] },
    ...entryOf(name, set, { texts, members, buttons: buttons.map(smallButton), picture }),
  ]);
  return { parts: [part(`${name}List`, 'Stack', { gap: 'sm' }, [row], { repeat: { statePath }, views })], dialogs };
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

// The ids of several records, which are ticked in a table. A list of tags is typed for each record.
function takesSeveral({ name, kind, multiple }: Field, set: RecordSet): boolean {
  const one = singular(joinedWords(name));
  const isKey = one.endsWith('id') || one === joinedWords(keyColumn(set)?.key ?? '');
  return kind === 'records' || (multiple === true && isKey);
}

// "Guest, time and table" may mean a table that the guests sit at.
function wantsTable({ prompt }: Understanding, { columns, groups }: RecordSet): boolean {
  if (groups?.areColumns === true) return false;
  const isMember = columns.some(({ label }) => asksForTable(label));
  return (asksForTable(prompt) && !isMember) || asksToSort(prompt) || says(TABLE_WORK, prompt);
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
    ...alerts.map((one, at) => {
      const tone = 'made' in one ? one.made : 'critical';
      return ifThere(part(`${name}Alert`, 'Badge', { text: item(ROW.alert(at)), tone }), ROW.alert(at));
    }),
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

function pathIn(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}
