import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { isBelow } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

const PRICE =
  /price|cost|prix|cout|tarif|preis|kosten|precio|coste|prezzo|costo|preco|custo|amount|betrag|montant|importe|importo|valor|total/;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Sorts a table by one of its columns from the start: the one that is named, else the only one that has such values. */
export function sort(patch: Patch, { target, by, isDown, compares }: Command & { verb: 'sort' }): boolean {
  const { spec } = patch;
  const named = target === undefined ? undefined : findTargets(spec, target)[0]?.place;
  const tables = placesOf(spec).filter(({ element }) => element.type === 'DataTable');
  const meant = tables.filter(({ id }) => named !== undefined && (id === named.id || isBelow(spec, id, named.id)));
  const within = meant.length === 1 ? meant[0] : undefined;
  const isColumn = ({ item, place }: { item?: { prop: string }; place: Place }) =>
    item?.prop === 'columns' && place.element.type === 'DataTable';
  const [column] = by === undefined ? [] : findTargets(spec, by, { fits: isColumn, within: within?.id });
  const place = column?.place ?? within ?? (tables.length === 1 ? tables[0] : undefined);
  if (place === undefined || (by !== undefined && column === undefined && compares === 'any')) return false;
  const key = column?.item === undefined ? keyOf(patch, place, compares) : columnsOf(place)[column.item.index]?.['key'];
  if (typeof key !== 'string') return false;
  const changes = [put(patch, place, 'sortBy', key), put(patch, place, 'sortDir', isDown ? 'desc' : 'asc')];
  return changes.includes(true);
}

// Where the host keeps the order in the state, it is changed there.
function put(patch: Patch, { id, element }: Place, prop: string, value: string): boolean {
  const present = element.props[prop];
  const path = isJsonObject(present) ? (present['$bindState'] ?? present['$state']) : undefined;
  if (present === value || (typeof path === 'string' && readPointer(patch.spec, `/state${path}`) === value))
    return false;
  if (typeof path !== 'string') setProp(patch, id, prop, value);
  else
    patch.apply({
      op: readPointer(patch.spec, `/state${path}`) === undefined ? 'add' : 'replace',
      path: `/state${path}`,
      value,
    });
  return true;
}

function columnsOf({ element }: Place): JsonObject[] {
  const { columns } = element.props;
  return Array.isArray(columns) ? columns.filter(isJsonObject) : [];
}

// The only column of dates, or of prices.
function keyOf(patch: Patch, place: Place, compares: string): Json | undefined {
  const { rows } = place.element.props;
  const path = isJsonObject(rows) ? rows['$state'] : undefined;
  const list = typeof path === 'string' ? readPointer(patch.spec, `/state${path}`) : rows;
  const first = Array.isArray(list) ? list.find(isJsonObject) : undefined;
  const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');
  const isDate = ({ key, format }: JsonObject) =>
    /^(?:date|time|datetime|relative)/i.test(text(format)) || DATE.test(text(first?.[text(key)]));
  const isPrice = ({ key, label, format }: JsonObject) =>
    format === 'currency' || PRICE.test(wordsOf(`${text(key)} ${text(label)}`).join(' '));
  const found = columnsOf(place).filter(compares === 'date' ? isDate : isPrice);
  return found.length === 1 ? found[0]?.['key'] : undefined;
}
