import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { read, type Part } from '#builtin/part.ts';
import { shownCell } from '#builtin/parts/records/shown-cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allFacts, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { periodPrices, perPeriod } from './billing-periods.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { availabilityOf, AVAILABILITY } from '#builtin/understand/data/availability.ts';
import { KEY_WORDS } from '#builtin/understand/data/record-key.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { cell, keysOfRow, rowPointer } from '#builtin/parts/records/cell.ts';
import { fromRow } from '#builtin/parts/actions/lookups.ts';
import { literalFor, type Lookup } from '#builtin/parts/actions/wire-params.ts';
import { markersOf, type Marker } from '#builtin/understand/data/markers.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

// A param takes a plan when its name ends in one of PLAN ("newPlanId") or is one of JUST_NAME.
const PLAN = wordList('plan|tier|package|product|tarif|plan name|price id|priceid|plan id|planid');
const JUST_NAME = wordList('name|id');

const HIGHLIGHTS = wordList(
  'highlighted|popular|recommended|featured|most popular|is popular|best value|default|empfohlen|beliebt|bestseller|recommande|populaire',
  'recomendado|recomendada|destacado|popolare|consigliato|consigliata|raccomandato|destaque|mais popular',
);

/** True for a key that says which plan is recommended. */
export function isHighlight(key: string): boolean {
  return isOneOf(HIGHLIGHTS, wordsOf(key).join(' '));
}

/** A plan with the props of its card and the lookup for the params of the action that chooses it. */
export type Plan = {
  id: string;
  name: string;
  props: { [name: string]: Json | undefined };
  lookup: Lookup;
  seeds: JsonObject;
  views?: NonNullable<Part['views']>;
  /** What it costs by the year, for plans with a price for each period. */
  byYear?: { price: Json; views: NonNullable<Part['views']> };
  /** Why it cannot be chosen: it is the present one, or there is no room left. */
  closed?: string;
  isPresent?: boolean;
  /** How many features its record lists. */
  included?: number;
  /** What its button sends besides its name when the host declares no action for it. */
  sends?: JsonObject;
};

/** The plans in a list of records. */
export function dataPlans(u: Understanding, set: RecordSet): Plan[] {
  const title = titleColumn(set)?.key;
  const periods = periodPrices(set);
  const price = periods?.month ?? columnFor(set, 'price');
  const present = presentKeys(u, set);
  const marks = markersOf(u.data, set);
  return set.rows.slice(0, 12).map((row, index) => {
    const at = (key: string | undefined) => cell(set, index, key);
    const amount = shownCell(u, set, index, withoutPeriod(price));
    const features = Object.keys(row).find((key) => plays(key, 'features') && isTextList(row[key]));
    const name = title === undefined ? '' : textOf(row[title]);
    const mark = marks.find(({ fact, key }) => String(fact.value) === textOf(row[key]));
    const marked = mark === undefined ? undefined : markOf(u, mark);
    const yearly = periods === undefined ? undefined : shownCell(u, set, index, periods.year);
    const isPresent = present.some(({ key, value }) => value === textOf(row[key]));
    const words = AVAILABILITY[u.language];
    const closed = isPresent ? words.current : availabilityOf(set, row).isGone ? words.full : undefined;
    const highlight = set.columns.find(({ key }) => isHighlight(key) && row[key] === true);
    return {
      id: name,
      name,
      props: {
        name: at(title) ?? '—',
        price: amount?.value ?? '—',
        period:
          periods === undefined
            ? (at(columnFor(set, 'period')?.key) ?? periodOf(set, index, price))
            : perPeriod(u, 'month'),
        description: at(columnFor(set, 'description')?.key),
        features: features === undefined ? undefined : read(rowPointer(set, index) + formatPointer([features])),
        badge: at(Object.keys(row).find((key) => /^(?:badge|ribbon)$/i.test(key))) ?? marked?.text ?? highlight?.label,
        highlighted: highlight === undefined && (mark === undefined || !isHighlight(mark.label)) ? undefined : true,
      },
      lookup: planLookup(fromRow(rowPointer(set, index), keysOfRow(set, index), set), at(title)),
      seeds: {},
      views: { ...amount?.views, ...marked?.views },
      ...(yearly === undefined ? {} : { byYear: { price: yearly.value, views: yearly.views } }),
      ...(closed === undefined ? {} : { closed, isPresent }),
      included: features === undefined ? 0 : listIn(row[features]).length,
    };
  });
}

// The plan that somebody has: "plan_id" of a membership, and no "recommended_plan_id".
function presentKeys(u: Understanding, set: RecordSet): { key: string; value: string }[] {
  const nouns = [...wordsOf(set.key), ...PRESENT];
  return allFacts(u.data).flatMap(({ key, value, refersTo }) => {
    if (refersTo?.pointer !== set.pointer) return [];
    const words = wordsOf(key).filter((word) => !isOneOf(KEY_WORDS, word));
    const isBare = words.every((word) => nouns.some((noun) => haveSameStem(word, noun)));
    return isBare ? [{ key: refersTo.key, value: textOf(value) }] : [];
  });
}

const PRESENT =
  'current present active my aktuell aktiv actuel actif actual actuell activo attuale attivo atual ativo'.split(' ');

// The words stand on the plan that the data picks: "Current".
function markOf(u: Understanding, { label, fact }: Marker): { text: Json; views: NonNullable<Part['views']> } {
  const pointer = viewPath(u, fact.pointer, 'mark');
  const query = `(${queryOf(fact.pointer)} && ${textLiteral(label)}) || ''`;
  return { text: read(pointer), views: { [pointer]: { query, of: fact.pointer } } };
}

// A card has a place of its own for the period.
function withoutPeriod(price: Column | undefined): Column | undefined {
  if (price?.format.as !== 'money') return price;
  const { perKey: _, ...format } = price.format;
  return { ...price, format };
}

function periodOf(set: RecordSet, index: number, price: Column | undefined): Json | undefined {
  if (price?.format.as !== 'money' || price.format.perKey === undefined) return undefined;
  const path = [...(price.path ?? []).slice(0, -1), price.format.perKey];
  return read(rowPointer(set, index) + formatPointer(path));
}

/** Provides params from a plan's record, and params such as `plan` or `planName` with the plan's name. */
export function planLookup(record: Lookup, name: Json | undefined): Lookup {
  return (field) => record(field) ?? (takesPlan(wordsOf(field.name).join(' ')) ? nameFor(field, name) : undefined);
}

function takesPlan(words: string): boolean {
  return endsIn(PLAN, words) || isOneOf(JUST_NAME, words);
}

function nameFor(field: Field, name: Json | undefined): Json | undefined {
  return typeof name === 'string' ? literalFor(field, name) : name;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isTextList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
