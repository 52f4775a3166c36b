import type { Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { definitionOf } from '#catalog/components.ts';
import { part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { cardsAt, eachEntryAt, type EachEntry } from '#builtin/edit/finding/each-entry.ts';
import { canHold } from '#builtin/edit/finding/surroundings.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { childrenOf, placeOf, placesOf, setChildren, setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import { gridTableOf, type GridTable } from '#builtin/edit/finding/grid-tables.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { insertPart } from './insert-part.ts';
import type { Adding } from './new-field.ts';

const ENTRIES_MAX = 100;
const FREE_PROPS = ['meta', 'description', 'subtitle'];

/** Shows one more member on every entry of a repeated list, for the host to fill. */
export function addMember(adding: Adding): boolean {
  const { patch, u, thing, where } = adding;
  if (addToCards(adding)) return true;
  const each = eachEntryAt(patch.spec, where, thing.within);
  // A row of cells has as many as there are headings.
  const isCells = ({ row, beside }: EachEntry) =>
    patch.spec.elements[placeOf(patch.spec, beside ?? '')?.parent ?? row.id]?.type === 'Grid';
  if (each.length === 0 || each.some(isCells)) return false;
  for (const one of each)
    showMember(patch, one, thing.label, `${thing.label}: ${u.copy.noValue}`, where?.side === 'before');
  return true;
}

// The cards that a board holds as data tell more in one line.
function addToCards({ patch, u, thing, where }: Adding): boolean {
  const own = `${thing.label}: ${u.copy.noValue}`;
  const lines = cardsAt(patch.spec, where, thing.within).flatMap(({ pointer, entries }) =>
    entries.map((entry, at) => {
      const { meta = '' } = isJsonObject(entry) ? entry : {};
      const value = typeof meta === 'string' ? [meta, own].filter((one) => one !== '').join(' · ') : undefined;
      return { path: `${pointer}/${at}/meta`, value };
    }),
  );
  if (lines.length === 0 || lines.length > ENTRIES_MAX || lines.some(({ value }) => value === undefined)) return false;
  for (const { path, value = own } of lines) patch.apply({ op: 'add', path, value });
  return true;
}

function showMember(
  patch: Patch,
  { list, row, beside }: EachEntry,
  label: string,
  empty: string,
  isBefore: boolean,
): void {
  const key = fillMember(patch, list.pointer, label, empty);
  const value = { $bindItem: key };
  const free = FREE_PROPS.find(
    (prop) => definitionOf(row.element.type)?.props[prop] !== undefined && row.element.props[prop] === undefined,
  );
  const facts = subtree(patch.spec, row.id).find((id) => patch.spec.elements[id]?.type === 'DescriptionList');
  const items = facts === undefined ? undefined : patch.spec.elements[facts]?.props['items'];
  const text = part('rowFact', 'Text', { text: value, size: 'sm', tone: 'muted' });
  if (facts !== undefined && Array.isArray(items)) {
    const path = formatPointer(['elements', facts, 'props', 'items', '-']);
    patch.apply({ op: 'add', path, value: { term: label, description: value } });
  } else if (beside !== undefined && beside !== row.id)
    insertPart(patch, text, { side: isBefore ? 'before' : 'after', anchorId: beside }, 'page');
  else if (free !== undefined) setProp(patch, row.id, free, value);
  else insertPart(patch, text, { side: 'inside', anchorId: row.id }, 'page');
}

// A member that the entries have keeps its values; a new one is empty.
function fillMember(patch: Patch, pointer: string, label: string, empty: string): string {
  const entries: unknown = readPointer(patch.spec, pointer);
  const list = Array.isArray(entries) ? (entries as readonly Json[]) : [];
  const wanted = identifier(label, 'fact');
  const [first] = list;
  const known = isJsonObject(first)
    ? Object.keys(first).find((key) => identifier(key, '').toLowerCase() === wanted.toLowerCase())
    : undefined;
  if (known !== undefined) return known;
  for (const index of list.keys())
    if (index < ENTRIES_MAX)
      patch.apply({ op: 'add', path: `${pointer}/${index}${formatPointer([wanted])}`, value: empty });
  return wanted;
}

/** Adds a column to a table that is built of grids: a heading, and a cell in the row that is repeated. */
export function addGridColumn({ patch, u, thing, where }: Adding): boolean {
  const { spec } = patch;
  const table = where?.anchor === undefined ? undefined : gridTableAt(spec, where, thing.within);
  const at = (table?.index ?? 0) + (where?.side === 'before' ? 0 : 1);
  const [headings = '', ...rows] = table?.rows ?? [];
  const paths = rows.map((id) => spec.elements[placeOf(spec, id)?.parent ?? '']?.repeat?.statePath);
  if (table === undefined || !paths.every((path) => typeof path === 'string')) return false;
  const { type = 'Text', props = {} } = spec.elements[childrenOf(spec, headings)[table.index] ?? ''] ?? {};
  const heading = type === 'Text' ? { ...props, text: thing.label } : { label: thing.label };
  addCell(patch, headings, at, { type, props: heading, children: [] }, table);
  for (const [index, row] of rows.entries()) {
    const key = fillMember(patch, `/state${paths[index]}`, thing.label, u.copy.noValue);
    addCell(patch, row, at, { type: 'Text', props: { text: { $bindItem: key } }, children: [] }, table);
  }
  return true;
}

// The table that has a heading, or a cell for a member, that a place names.
function gridTableAt(spec: Spec, where: Where, within: string | undefined): GridTable | undefined {
  const tableOf = ({ item, place }: Target) => (item === undefined ? gridTableOf(spec, place) : undefined);
  const tables = placesOf(spec).flatMap((place) => gridTableOf(spec, place) ?? []);
  const each = eachEntryAt(spec, where, within);
  if (where.side === 'inside') return tables.findLast(({ rows }) => rows.includes(each[0]?.row.id ?? ''));
  const [heading] = findTargets(spec, where.anchor ?? '', { fits: (one) => tableOf(one) !== undefined });
  if (heading !== undefined) return tableOf(heading);
  const [cell] = each.map(({ beside }) => placeOf(spec, beside ?? ''));
  const cells = childrenOf(spec, cell?.parent ?? '');
  return tables.find(({ rows, index }) => rows.includes(cell?.parent ?? '') && cells[index] === cell?.id);
}

function addCell(patch: Patch, row: string, at: number, value: JsonObject, { count }: GridTable): void {
  const id = freshId('cell', new Set(Object.keys(patch.spec.elements)));
  patch.apply({ op: 'add', path: formatPointer(['elements', id]), value });
  const { template, columns } = patch.spec.elements[row]?.props ?? {};
  setChildren(patch, row, childrenOf(patch.spec, row).toSpliced(at, 0, id));
  const tracks = typeof template === 'string' ? template.split(' ') : [];
  if (tracks.length === count) setProp(patch, row, 'template', tracks.toSpliced(at, 0, '1fr').join(' '));
  else if (columns === count) setProp(patch, row, 'columns', count + 1);
}

/** Adds a button to every entry of a repeated list, with what the other buttons there send. */
export function addButtonToEach({ patch, u, thing, where }: Adding): boolean {
  const each = u.canInventActions ? eachEntryAt(patch.spec, where, thing.within) : [];
  const holders = each.map(({ row }) => holderIn(patch, row.id));
  if (each.length === 0 || holders.includes(undefined)) return false;
  for (const [index, { row }] of each.entries()) {
    const sample = subtree(patch.spec, row.id).flatMap((id) =>
      patch.spec.elements[id]?.type === 'Button' ? [patch.spec.elements[id]] : [],
    )[0];
    const commit = [sample?.on?.commit].flat()[0];
    const bound = Object.entries(commit?.params ?? {}).filter(
      ([, value]) => isJsonObject(value) && value['$bindItem'] !== undefined,
    );
    const params = bound.length === 0 ? {} : { params: Object.fromEntries(bound) };
    const { size } = sample?.props ?? {};
    const name = identifier(thing.label, 'press');
    const button = part(`${name}Button`, 'Button', { label: thing.label, variant: 'secondary', size }, [], {
      on: { commit: { action: name, ...params } },
    });
    insertPart(patch, button, { side: 'inside', anchorId: holders[index] ?? row.id }, 'page');
  }
  return true;
}

// The part of a row that holds its buttons, else the row itself if it takes more.
function holderIn(patch: Patch, row: string): string | undefined {
  const { spec } = patch;
  const button = subtree(spec, row).find((id) => spec.elements[id]?.type === 'Button');
  const parent = button === undefined || button === row ? undefined : placeOf(spec, button)?.parent;
  const holder = parent ?? row;
  return spec.elements[holder]?.type !== 'Grid' && canHold(spec, holder, 'Button') ? holder : undefined;
}
