import type { JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { placeMap } from '#builtin/parts/facts/place.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordsPart, showAll, type Picked } from '#builtin/parts/records/records.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { recordFields } from '#builtin/parts/growing/record-fields.ts';
import { columnOf, fieldToolbar, fitsTable } from '#builtin/parts/growing/growing-table.ts';
import { bind, part, read, type Part } from '#builtin/part.ts';
import { allFacts, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { kindsOf, markersOf, pickedKey, placeMarkers } from './map-markers.ts';
import { positionIn, type Position } from '#builtin/understand/data/position.ts';

const MAP_OF = /\b(?:map|[ck]arte|mapa|location|directions) (?:of|to|von|de|nach) (?:the\s)?/iu;
const PLACE_NAME = /^\p{Lu}[\p{L}'’.-]*(?:[\s,]+(?:\p{Lu}[\p{L}'’.-]*|\d+))*/u;

/** All places of the data on one map, and the records in lists below it. */
export function mapScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const placed = sets.flatMap((set) => {
    const position = positionIn(set);
    return position === undefined ? [] : [{ set, position }];
  });
  const [only] = placed;
  // The markers of one list filter it, and so they do its rows with buttons.
  const filtered =
    placed.length === 1 && only !== undefined && !u.actions.some((one) => recordsOf(one, sets) === only.set)
      ? only.set
      : undefined;
  const ordered = [...placed.map(({ set }) => set), ...sets.filter((set) => !placed.some((one) => one.set === set))];
  const lists = sectionsOf(
    u,
    ordered.filter((set) => set !== filtered),
  );
  const top = actionControls(
    u.actions.filter((action) => !lists.actions.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const list = filtered === undefined ? undefined : recordsPart(u, filtered, [], pickedPlace(u, filtered));
  const title = u.named.title ?? only?.set.label ?? u.copy.overview;
  return page(u, title, 'xl', top.buttons, [
    ...(placed.length === 0 ? singlePlace(u) : markersMap(u, placed)),
    ...(list === undefined ? [] : [part('listCard', 'Card', { title: filtered?.label }, list.parts)]),
    ...lists.cards.map((card) => placed.reduce((shown, { set }) => pickedRows(u, set, shown), card)),
    ...top.dialogs,
    ...lists.dialogs,
  ]);
}

// Selecting a marker filters the list.
function pickedPlace(u: Understanding, set: RecordSet): Picked | undefined {
  const key = pickedKey(set);
  return key === undefined ? undefined : { key, path: `/${ownKey(u, 'selectedPlace')}` };
}

// Rows with buttons are hidden but for that of the picked marker, until all are shown again.
function pickedRows(u: Understanding, set: RecordSet, card: Part): Part {
  const picked = pickedPlace(u, set);
  if (picked === undefined || !hasRowsOf(set, card)) return card;
  const isNonePicked = { $state: picked.path, not: true };
  const isPicked = { $item: picked.key, eq: read(picked.path) };
  // Conditions that stand together must all hold, so that each row stands there for either case.
  const eitherWay = (row: Part) =>
    part(`${identifier(set.key, 'place')}Shown`, 'Stack', { gap: 'none' }, [
      { ...row, visible: isNonePicked },
      { ...row, visible: isPicked },
    ]);
  const shown = (inner: Part): Part => {
    const children = inner.children.map(inner.repeat === undefined ? shown : eitherWay);
    return { ...inner, children };
  };
  return { ...card, children: [showAll(u, picked), ...card.children.map(shown)] };
}

function hasRowsOf(set: RecordSet, { repeat, views = {}, children }: Part): boolean {
  const source = repeat === undefined ? undefined : (views[repeat.statePath]?.of ?? repeat.statePath);
  return source === set.pointer || children.some((child) => hasRowsOf(set, child));
}

function markersMap(u: Understanding, placed: readonly { set: RecordSet; position: Position }[]): Part[] {
  const path = `/${ownKey(u, 'selectedPlace')}`;
  const { tones, legend } = kindsOf(
    u,
    placed.map(({ set }) => set),
  );
  // The later ones are drawn above: vans that stand at their depot.
  const markers = [
    ...placeMarkers(u.data),
    ...placed.flatMap(({ set, position }, at) => markersOf(u, set, position, tones[at])),
  ];
  const name = identifier(placed[0]?.set.key ?? '', 'places');
  const map = part(`${name}Map`, 'MapView', { markers, selectedId: bind(path) }, [], { seeds: { [path]: '' } });
  return [...legend, map];
}

// A single place by its coordinates, its address or its name in the prompt; without any, a map for the host to fill.
function singlePlace(u: Understanding): Part[] {
  const facts = allFacts(u.data);
  const address = facts.find(
    ({ key, kind }) =>
      /address|adresse|direccion|location|place|venue/i.test(key) && (kind === 'text' || kind === 'longText'),
  );
  const name = facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title'));
  const title = u.named.title ?? u.copy.overview;
  const map = placeMap(facts, title);
  if (map !== undefined) return [map];
  if (address !== undefined)
    return [
      part('map', 'MapEmbed', {
        title,
        query: read(address.pointer),
        placeName: name === undefined ? undefined : read(name.pointer),
      }),
    ];
  const [lead = ''] = MAP_OF.exec(u.prompt) ?? [];
  const rest = lead === '' ? '' : u.prompt.slice(u.prompt.indexOf(lead) + lead.length);
  const place = PLACE_NAME.exec(rest)?.[0].replace(/[.,\s]+$/, '');
  return place === undefined ? placesToFill(u) : [part('map', 'MapEmbed', { title, query: place })];
}

function placesToFill(u: Understanding): Part[] {
  const pointer = `/${ownKey(u, 'places')}`;
  const path = `/${ownKey(u, 'selectedPlace')}`;
  const title = u.named.title ?? u.copy.overview;
  const map = part('placesMap', 'MapView', { markers: read(pointer), selectedId: bind(path) }, [], {
    seeds: { [pointer]: [], [path]: '' },
  });
  const fields = recordFields(u).filter(fitsTable);
  const { parts, links } = fieldToolbar(u, title, fields);
  const columns = fields.map((field): JsonObject => ({ ...columnOf(field), editable: false }));
  const named = columns.length > 0 ? columns : [{ key: 'label', label: u.copy.name }];
  return [map, part('listCard', 'Card', {}, [...parts, emptyTable(u, title, named, pointer, links)])];
}
