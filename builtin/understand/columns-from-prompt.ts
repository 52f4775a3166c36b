import type { JsonObject } from '#contract/json.ts';
import { freshId } from '../fresh-id.ts';
import { deedIn } from './deeds.ts';
import { fieldKindOf } from './field-kind.ts';
import { identifier } from './identifier.ts';
import type { Understanding } from './understanding.ts';
import type { Listing } from './listings.ts';

const NO_COLUMN =
  /\b(?:search\w*|filters|^filter|sort\w*|pagination|paging|actions?|buttons?|table|list|chart|columns?|rows?|export|bulk|status filter|box|bar|ability)\b/iu;
const AT_END = new Set(['number', 'money', 'quantity', 'slider']);
const MAX_COLUMNS = 12;

/** The columns that a prompt names, each with a key of its own. */
export function columnsNamed({ parts, listings }: Pick<Understanding, 'parts' | 'listings'>): JsonObject[] {
  const facts = parts.facts.map(({ label }) => label).filter((label) => label !== '');
  const labels = parts.columns.length > 0 ? parts.columns : facts;
  return labels.length > 0 ? columnsCalled(labels) : columnsFromListings(listings);
}

/** The columns that a prompt names: those listed behind "columns", else the first list. */
export function columnsFromListings(listings: readonly Listing[]): JsonObject[] {
  const source =
    listings.find(({ lead }) => /\b(?:columns?|spalten|colonnes|colunas|colonne|columnas)\W*\w*\W*$/u.test(lead)) ??
    listings[0];
  return columnsCalled(
    (source?.items ?? [])
      .map(({ label }) => label.replace(/\s+filters?$/iu, ''))
      .filter((label) => !NO_COLUMN.test(label) && deedIn(label) === undefined),
  );
}

function columnsCalled(labels: readonly string[]): JsonObject[] {
  const taken = new Set<string>();
  return labels.slice(0, MAX_COLUMNS).map((label) => {
    const column: JsonObject = { key: freshId(identifier(label, 'column'), taken), label, sortable: true };
    if (AT_END.has(fieldKindOf(label))) column['align'] = 'end';
    return column;
  });
}
