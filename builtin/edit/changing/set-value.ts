import { definitionOf } from '#catalog/components.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { fill } from './fill.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { placeOf, placesOf, setProp, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { isNumeric } from '#builtin/edit/reading/clauses/unit-of-control.ts';

// Beginnings of the words for when a day begins and ends.
const STARTS =
  'start begin open from ab offn beginn anfang commenc debut ouvr demarr empiez empez comien desde abr inizi apr parti comec'.split(
    ' ',
  );
const ENDS =
  'end until till close shut bis schliess finish clos ferm fini termin jusqu acab cierr hasta chiud fecha fin'.split(
    ' ',
  );

/** A value as it is told, with the words around it. */
type Said = { value: string; said?: string };

/** Gives what is meant a value told in the request: a price, an hour, a start value. Of several plans of a name that with the period told. */
export function setValue(patch: Patch, targets: readonly Target[], { value, said = '' }: Said): boolean {
  const target = oneFor(targets, said);
  const [grid, ...grids] = placesOf(patch.spec).filter(({ element }) => element.type === 'Scheduler');
  if (grid !== undefined && grids.length === 0 && setHour(patch, grid, value, said)) return true;
  if (target === undefined) return false;
  return setPrice(patch, target, value) || fillNumber(patch, target, value) || setShown(patch, target, value);
}

const PERIODS = [
  'month monthly monat monatlich mois mensuel mes mensual mese mensile mensal',
  'year yearly annual annually annum jahr jahrlich an annee annuel ano anual anno annuale',
  'week weekly woche wochentlich semaine semana settimana',
  'day daily tag taglich jour dia giorno',
].map((words) => words.split(' '));

function oneFor([first, ...others]: readonly Target[], said: string): Target | undefined {
  if (first === undefined || others.length === 0) return first;
  const period = PERIODS.find((words) => wordsOf(said).some((word) => words.includes(word)));
  const fits = ({ place }: Target) => {
    const shown = place.element.props['period'];
    return typeof shown === 'string' && period !== undefined && wordsOf(shown).some((word) => period.includes(word));
  };
  return [first, ...others].find(fits) ?? first;
}

// Without words for it, only a number is a start value.
function fillNumber(patch: Patch, target: Target, value: string): boolean {
  const inside = subtree(patch.spec, target.place.id).flatMap((id) => placeOf(patch.spec, id) ?? []);
  return inside.some(isNumeric) && fill(patch, target, value);
}

// Where the price stands: in the plan, in a list of plans, in the row that the plan is drawn for; and wherever it is said again.
function setPrice(patch: Patch, { place, item, pointer, text }: Target, value: string): boolean {
  const at = priceAt(patch, { place, item, pointer } as Target);
  const before = at === undefined ? undefined : readPointer(patch.spec, at);
  if (at === undefined || typeof before !== 'string') return false;
  const isAlone = occurrences(patch, before).filter((one) => one.endsWith('/price')).length === 1;
  const cells = cellsOf(patch, text, before);
  const again = isAlone ? occurrences(patch, before) : cells;
  for (const one of new Set([at, ...again]))
    patch.apply({ op: 'replace', path: one, value: likeBefore(before, value) });
  return true;
}

// "25" where "$20" stood is "$25".
function likeBefore(before: string, value: string): string {
  const [, bare] = /^(\d[\d.,]*)(?:\s*\p{L}{4,})?$/u.exec(value) ?? [];
  return bare === undefined ? value : before.replace(/\d[\d.,]*/, bare);
}

function priceAt({ spec }: Patch, { place, item, pointer }: Target): string | undefined {
  const { id, element } = place;
  if (item !== undefined) {
    const at = formatPointer(['elements', id, 'props', item.prop, item.index, 'price']);
    return typeof readPointer(spec, at) === 'string' ? at : undefined;
  }
  const price = element.props['price'];
  if (typeof price === 'string') return formatPointer(['elements', id, 'props', 'price']);
  const key = isJsonObject(price) ? price['$bindItem'] : undefined;
  const rows = rowsOf(spec, id);
  const row = rows === undefined ? undefined : pointer?.slice(`/state${rows.path}/`.length).split('/')[0];
  if (typeof key === 'string' && rows !== undefined && pointer?.startsWith(`/state${rows.path}/`))
    return `/state${rows.path}/${row}/${key}`;
  const path = isJsonObject(price) ? price['$state'] : undefined;
  return typeof path === 'string' ? `/state${path}` : undefined;
}

// All places that say a text and nothing else.
function occurrences({ spec }: Patch, text: string): string[] {
  const found: string[] = [];
  const visit = (value: Json | undefined, at: string) => {
    if (value === text) found.push(at);
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, `${at}/${index}`);
    else if (isJsonObject(value)) for (const [key, one] of Object.entries(value)) visit(one, at + formatPointer([key]));
  };
  for (const { id, element } of placesOf(spec)) visit(element.props, formatPointer(['elements', id, 'props']));
  visit(spec.state, '/state');
  return found;
}

// The cells of comparing tables in the column of that name.
function cellsOf({ spec }: Patch, name: string, text: string): string[] {
  return placesOf(spec).flatMap(({ id, element }) => {
    const { columns, rows } = element.props;
    if (element.type !== 'Table' || !Array.isArray(columns) || !Array.isArray(rows)) return [];
    const column = columns.findIndex((one) => typeof one === 'string' && foldText(one) === foldText(name));
    return rows.flatMap((row, index) =>
      Array.isArray(row) && column >= 0 && row[column] === text
        ? [formatPointer(['elements', id, 'props', 'rows', index, column])]
        : [],
    );
  });
}

// The hours that a day grid shows.
function setHour(patch: Patch, { id, element }: Place, value: string, said: string): boolean {
  const known = definitionOf(element.type)?.props ?? {};
  const told = wordsOf(said);
  const hasAny = (beginnings: readonly string[]) => told.some((word) => beginnings.some((one) => word.startsWith(one)));
  const prop = hasAny(STARTS) ? 'startHour' : hasAny(ENDS) ? 'endHour' : undefined;
  const hour = Number(/^(\d{1,2})(?!\d)/.exec(value)?.[1] ?? Number.NaN) + (/pm$/i.test(value) ? 12 : 0);
  if (Number.isNaN(hour) || prop === undefined || known[prop] === undefined || hour > 24) return false;
  if (element.props[prop] === hour) return false;
  setProp(patch, id, prop, hour);
  return true;
}

// "239,00 €" and "25 minutes" give way to another value, "Comune di Siziano" to none.
const AMOUNT = /^\D{0,4}\d[\d.,:\s]*\D{0,12}$/;

// A figure or a fact that is written out.
function setShown(patch: Patch, { place: { id }, item }: Target, value: string): boolean {
  const prop = item === undefined ? 'value' : item.prop === 'items' ? 'description' : undefined;
  if (prop === undefined) return false;
  const at = formatPointer(
    item === undefined ? ['elements', id, 'props', prop] : ['elements', id, 'props', item.prop, item.index, prop],
  );
  const before = readPointer(patch.spec, at);
  const path = isJsonObject(before) && typeof before['$state'] === 'string' ? `/state${before['$state']}` : at;
  const shown = readPointer(patch.spec, path);
  if (typeof shown !== 'string' && typeof shown !== 'number') return false;
  const isNumber = typeof shown === 'number' && /^-?\d+(?:\.\d+)?$/.test(value);
  if ((typeof shown === 'number' && !isNumber) || (typeof shown === 'string' && !AMOUNT.test(shown))) return false;
  patch.apply({ op: 'replace', path, value: isNumber ? Number(value) : likeBefore(String(shown), value) });
  return true;
}
