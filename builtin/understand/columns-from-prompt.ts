import type { JsonObject } from '#contract/json.ts';
import { freshId } from '../fresh-id.ts';
import { deedIn } from './deeds.ts';
import { fieldKindOf } from './field-kind.ts';
import { identifier } from './identifier.ts';
import type { Listing } from './listings.ts';

const NO_COLUMN =
  /\b(?:search\w*|filters|^filter|sort\w*|pagination|paging|actions?|buttons?|table|list|chart|columns?|rows?|export|bulk|status filter|box|bar|ability)\b/iu;
const AT_END = new Set(['number', 'money', 'quantity', 'slider']);
const MAX_COLUMNS = 12;

/** The columns that a prompt names: those listed behind "columns", else the first list. */
export function columnsFromListings(listings: readonly Listing[]): JsonObject[] {
  const source =
    listings.find(({ lead }) => /\b(?:columns?|spalten|colonnes|colunas|colonne|columnas)\W*\w*\W*$/u.test(lead)) ??
    listings[0];
  const taken = new Set<string>();
  return (source?.items ?? [])
    .map(({ label }) => label.replace(/\s+filters?$/iu, ''))
    .filter((label) => !NO_COLUMN.test(label) && deedIn(label) === undefined)
    .slice(0, MAX_COLUMNS)
    .map((label) => {
      const column: JsonObject = { key: freshId(identifier(label, 'column'), taken), label, sortable: true };
      if (AT_END.has(fieldKindOf(label))) column['align'] = 'end';
      return column;
    });
}
