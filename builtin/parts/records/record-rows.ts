import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { ListColumn } from '#builtin/understand/data/list-columns.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { asksForTable } from '#builtin/understand/request/asks-for-table.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { type Comparison, recordControls } from '#builtin/parts/actions/record-controls.ts';
import { smallButton } from '#builtin/parts/actions/action-button.ts';
import { fromRow } from '#builtin/parts/actions/lookups.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { plainKeys } from './cell.ts';
import { mayGrow, readableColumns } from './table.ts';
import { linkTo, withoutUrl } from '#builtin/parts/facts/facts.ts';
import { namesOnce, placeOf, writtenCell, writtenList } from '#builtin/written-value.ts';

const MAX_ROWS = 12;
const MAX_COLUMNS = 12;
const MAX_ACTIONS = 3;
const QUERY_MAX_CHARS = 1_900;
const MORE_CHARS = 200;
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
  const title = titleColumn(set);
  const isNarrow = readableColumns(set.columns).length + set.lists.length <= MAX_COLUMNS;
  const isFew = set.rows.length > 0 && set.rows.length <= MAX_ROWS && isNarrow;
  if (title === undefined || !isFew || actions.length > MAX_ACTIONS || wantsTable(u, set)) return undefined;
  if (actions.some(({ fields }) => fields.some(({ kind, multiple }) => kind === 'records' || multiple === true)))
    return undefined;
  // A row can hand over its members, not itself.
  const ofRow = fromRow('', plainKeys(set), set);
  if (actions.some(({ fields }) => fields.some((field) => pathIn(ofRow(field)) === ''))) return undefined;
  const compared: string[] = [];
  const { buttons, dialogs } = recordControls(u, set, actions, {
    keys: plainKeys(set),
    at: (key) => ({ $bindItem: key }),
    compare: (comparison) => `${COMPARED}${compared.push(comparisonQuery(comparison)) - 1}`,
  });
  const query = rowQuery(u, set, title, compared);
  // A row tells its values once more.
  const isLarge = !mayGrow(set, JSON.stringify(set.rows).length / set.rows.length + MORE_CHARS);
  if (query.length > QUERY_MAX_CHARS || isLarge) return undefined;
  const name = identifier(set.key, 'records');
  const statePath = viewPath(u, set.pointer, 'rows');
  const { status, amount, note, details, addresses } = rolesIn(set, title);
  const links = addresses.map(({ key, label }, at) =>
    linkOf(`${name} ${key}`, namedLink(u, set, label), `${ADDRESS}${at}`),
  );
  const text = (id: string, key: string, props: JsonObject) =>
    part(`${name}${id}`, 'Text', { text: { $bindItem: key }, ...props });
  const badge = part(`${name}Status`, 'Badge', { text: { $bindItem: STATUS }, tone: { $bindItem: TONE } });
  const alert = {
    ...part(`${name}Alert`, 'Badge', { text: { $bindItem: ALERT }, tone: 'critical' }),
    visible: [{ $item: ALERT }],
  };
  const entry = across(`${name}Entry`, 'md', [
    part(`${name}Texts`, 'Stack', { gap: 'none' }, [
      across(`${name}Head`, 'sm', [
        text('Name', TITLE, { weight: 'semibold' }),
        ...(status === undefined ? [] : [badge]),
        ...(alertsOf(set) === undefined ? [] : [alert]),
      ]),
      ...(details.length + set.lists.length === 0 ? [] : [text('Details', DETAILS, { variant: 'muted' })]),
      ...(note === undefined ? [] : [{ ...text('Note', NOTE, {}), visible: [{ $item: NOTE }] }]),
      ...links,
    ]),
    across(`${name}End`, 'md', [
      ...(amount === undefined
        ? []
        : [{ ...text('Amount', AMOUNT, { weight: 'semibold' }), visible: [{ $item: AMOUNT }] }]),
      ...(buttons.length === 0 ? [] : [across(`${name}Buttons`, 'sm', buttons.map(smallButton))]),
    ]),
  ]);
  const row = part(`${name}Row`, 'Stack', { gap: 'md' }, [
    part(`${name}Line`, 'Separator', {}),
    { ...entry, props: { ...entry.props, justify: 'between' } },
  ]);
  const views = { [statePath]: { query, of: set.pointer } };
  return { parts: [part(`${name}List`, 'Stack', { gap: 'md' }, [row], { repeat: { statePath }, views })], dialogs };
}

/** A few records with addresses as rows, because a table cannot follow an address; undefined for other records. */
export function addressRows(u: Understanding, set: RecordSet): Part[] | undefined {
  const hasAddress = readableColumns(set.columns).some(({ kind }) => kind === 'url');
  return hasAddress ? recordRows(u, set, [])?.parts : undefined;
}

// "Guest, time and table" may mean a table that the guests sit at.
function wantsTable({ prompt }: Understanding, { columns }: RecordSet): boolean {
  const isMember = columns.some(({ label }) => asksForTable(label));
  return (asksForTable(prompt) && !isMember) || says(TABLE_WORK, prompt);
}

// A link called "URL" says nothing: it leads to the document.
function namedLink({ language }: Understanding, { label: things }: RecordSet, label: string): string {
  if (!/^(?:url|link|href)$/i.test(label)) return withoutUrl(label);
  return language === 'en' ? capitalized(singular(things.toLowerCase())) : things;
}

function alertsOf({ lists }: RecordSet): ListColumn | undefined {
  return lists.find(({ key }) => says(ALERTS, wordsOf(key).join(' ')));
}

// Shown for records that have the address.
function linkOf(id: string, label: string, item: string): Part {
  return { ...linkTo(identifier(id, 'record'), label, { $bindItem: item }), visible: [{ $item: item }] };
}

function across(id: string, gap: string, children: Part[]): Part {
  return part(id, 'Stack', { direction: 'horizontal', gap, align: 'center' }, children);
}

// Members that the view adds to each record.
const [TITLE, DETAILS, NOTE, AMOUNT, STATUS, TONE] = ['_title', '_details', '_note', '_amount', '_status', '_tone'];
const ADDRESS = '_address';
const COMPARED = '_is';
const ALERT = '_alert';
// What must not be overlooked.
const ALERTS = wordList(
  'alert*|allerg*|warning*|hazard*|warnung*|hinweis*|alerte*|advertencia*|avviso*|avvert*|alerta*',
);

function rolesIn(set: RecordSet, title: Column) {
  const status = columnFor(set, 'status');
  const amount = set.columns.find(({ format }) => format.as === 'money');
  const others = readableColumns(set.columns).filter((column) => ![title, status, amount].includes(column));
  const addresses = others.filter(({ kind }) => kind === 'url');
  // What somebody wrote needs no name before it.
  const note = others.find((one) => plays(one.key, 'description') && ['text', 'longText'].includes(one.kind));
  const details = others.filter((column) => column !== note && !addresses.includes(column));
  return { status: status?.kind === 'text' ? status : undefined, amount, note, details, addresses };
}

function rowQuery(u: Understanding, set: RecordSet, title: Column, compared: readonly string[]): string {
  const { status, amount, note, details, addresses } = rolesIn(set, title);
  const cellOf = (column: Column) => writtenCell(column, u);
  // What a record lacks is not told.
  const lines = details.map((column) => {
    const { value } = placeOf(column);
    return `(${value} != \`null\` && concat(${textLiteral(`${column.label}: `)}, ${cellOf(column)})) || ''`;
  });
  const alerts = alertsOf(set);
  for (const list of set.lists.filter((one) => one !== alerts)) {
    const told = `concat(${textLiteral(`${list.label}: `)}, ${writtenList(list, u)})`;
    lines.push(`(${memberQuery([list.key])} && ${told}) || ''`);
  }
  const added = [
    `${TITLE}: ${cellOf(title)}`,
    ...(lines.length === 0 ? [] : [`${DETAILS}: join(' · ', [${lines.join(', ')}][?@ != ''])`]),
    ...(amount === undefined ? [] : [`${AMOUNT}: (${placeOf(amount).value} != \`null\` && ${cellOf(amount)}) || ''`]),
    ...addresses.map((column, at) => `${ADDRESS}${at}: ${placeOf(column).value}`),
    ...(alerts === undefined ? [] : [`${ALERT}: (${memberQuery([alerts.key])} && ${writtenList(alerts, u)}) || ''`]),
    ...(note === undefined ? [] : [`${NOTE}: ${placeOf(note).value} || ''`]),
    ...(status === undefined ? [] : [`${STATUS}: ${cellOf(status)}`, `${TONE}: ${toneView(set, status)}`]),
  ];
  added.push(...compared.map((told, at) => `${COMPARED}${at}: ${told}`));
  const rows = `map(&merge(@, {${added.join(', ')}}), ${queryOf(set.pointer)})`;
  return namesOnce(rows, [...set.columns, ...set.lists]);
}

const SIGNS: { readonly [operator: string]: string } = { lt: '<', lte: '<=', gt: '>', gte: '>=', eq: '==', neq: '!=' };

function comparisonQuery({ key, operator, other, mayLack }: Comparison): string {
  const [one, two] = [memberQuery([key]), memberQuery([other])];
  const told = `${one} ${SIGNS[operator]} ${two}`;
  return mayLack ? `(${two} == \`null\` || ${told})` : `(${told})`;
}

function toneView({ rows }: RecordSet, { key }: Column): string {
  const texts = [...new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))];
  const tones = texts.flatMap((text) => {
    const tone = toneOf(text);
    return tone === undefined ? [] : [`${JSON.stringify(text)}: ${textLiteral(tone)}`];
  });
  return tones.length === 0
    ? textLiteral(NO_TONE)
    : `lookup(to_string(${memberQuery([key])}), {${tones.join(', ')}}, ${textLiteral(NO_TONE)})`;
}

const NO_TONE = 'neutral';

function pathIn(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}
