import type { Json, JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { placeMap } from '#builtin/parts/facts/place.ts';
import { factList } from '#builtin/parts/facts/facts.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordsPart, type Picked } from '#builtin/parts/records/records.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { recordFields } from '#builtin/parts/growing/record-fields.ts';
import { columnOf, fieldToolbar, fitsTable } from '#builtin/parts/growing/growing-table.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import { allFacts, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';

const MAX_MARKERS = 200;
const MAP_OF = /\b(?:map|[ck]arte|mapa|location|directions) (?:of|to|von|de|nach) (?:the\s)?/iu;
const PLACE_NAME = /^\p{Lu}[\p{L}'’.-]*(?:[\s,]+(?:\p{Lu}[\p{L}'’.-]*|\d+))*/u;

/** Places on a map and the same places in a list. */
export function mapScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const set = sets.find((one) => columnFor(one, 'latitude') !== undefined && columnFor(one, 'longitude') !== undefined);
  const onRecord = set === undefined ? [] : u.actions.filter((action) => recordsOf(action, sets) === set);
  const others = sectionsOf(
    u,
    sets.filter((one) => one !== set),
  );
  const top = actionControls(
    u.actions.filter((action) => !onRecord.includes(action) && !others.actions.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const list = set === undefined ? { parts: [], dialogs: [] } : recordsPart(u, set, onRecord, pickedPlace(u, set));
  const facts = allFacts(u.data).filter(
    ({ kind, key }) => kind !== 'picture' && !plays(key, 'latitude') && !plays(key, 'longitude'),
  );
  const content =
    set === undefined
      ? singlePlace(u)
      : [markersMap(u, set), part('listCard', 'Card', { title: set.label }, list.parts)];
  const details =
    facts.length === 0 ? [] : [part('detailsCard', 'Card', { title: u.copy.details }, [factList('place', facts, u)])];
  return page(u, u.named.title ?? set?.label ?? u.copy.overview, 'xl', top.buttons, [
    ...content,
    ...details,
    ...others.cards,
    ...top.dialogs,
    ...list.dialogs,
    ...others.dialogs,
  ]);
}

// Selecting a marker filters the list.
function pickedPlace(u: Understanding, set: RecordSet): Picked | undefined {
  const key = (columnFor(set, 'id') ?? titleColumn(set))?.key;
  return key === undefined ? undefined : { key, path: `/${ownKey(u, 'selectedPlace')}` };
}

function markersMap(u: Understanding, set: RecordSet): Part {
  const latitude = columnFor(set, 'latitude')?.key ?? 'lat';
  const longitude = columnFor(set, 'longitude')?.key ?? 'lng';
  const title = titleColumn(set)?.key;
  const id = columnFor(set, 'id')?.key ?? title;
  const status = columnFor(set, 'status')?.key;
  const path = `/${ownKey(u, 'selectedPlace')}`;
  const markers = set.rows.slice(0, MAX_MARKERS).flatMap((row, index): Json[] => {
    if (typeof row[latitude] !== 'number' || typeof row[longitude] !== 'number') return [];
    const word = status === undefined ? undefined : row[status];
    const tone = typeof word === 'string' ? toneOf(word) : undefined;
    return [
      definedOnly({
        id: cell(set, index, id),
        label: cell(set, index, title),
        lat: cell(set, index, latitude),
        lng: cell(set, index, longitude),
        tone,
      }),
    ];
  });
  return part(`${identifier(set.key, 'places')}Map`, 'MapView', { markers, selectedId: bind(path) }, [], {
    seeds: { [path]: '' },
  });
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
