import { Refusal } from '#contract/refusal.ts';
import type { Row, SqlValue } from './database.ts';

const PAGE_SIZE_MAX = 1_000;

/** The size of a page that ends only where its texts are too long for one answer. */
export const PAGE_SIZE_UNLIMITED = Number.MAX_SAFE_INTEGER - 1;

/** Which page of a list. */
export type PageQuery = { pageSize?: number | undefined; pageToken?: string | undefined };

/** Position in a list ordered by time, after which a page starts. */
export type Place = { atMs: number; id: string };

/** @throws Refusal BAD_REQUEST for a size outside 1 to 1000 */
export function readPageSize(size: number | undefined, standard: number): number {
  if (size === undefined) return standard;
  if (size >= 1 && size <= PAGE_SIZE_MAX) return size;
  throw new Refusal('BAD_REQUEST', `\`page_size\` must be 1 to ${PAGE_SIZE_MAX}.`, { field: 'page_size' });
}

/** A position as an opaque token. */
function writePlace({ atMs, id }: Place): string {
  return Buffer.from(`${atMs}:${id}`).toString('base64url');
}

/** @throws Refusal BAD_REQUEST for a token that {@link writePlace} did not write */
export function readPlace(token: string | undefined): Place | undefined {
  if (token === undefined) return undefined;
  const [, atMs, id] = /^(\d{1,16}):([\w-]{1,80})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (atMs !== undefined && id !== undefined) return { atMs: Number(atMs), id };
  throw new Refusal('BAD_REQUEST', '`page_token` must be the `next_page_token` of the page before.', {
    field: 'page_token',
  });
}

/** What one page may hold of texts: well below what a gRPC message may have, see grpc-options.ts. */
const PAGE_MAX_BYTES = 2 * 1024 * 1024;

/**
 * Cuts a result to one page: at most `size` rows, fewer where their texts are long. The query must have asked for one row
 * more than the page holds.
 */
export function pageOf<PageRow extends Row>(
  rows: readonly PageRow[],
  size: number,
  placeOf: (row: PageRow) => Place,
): { rows: readonly PageRow[]; nextPageToken: string | undefined } {
  const page = rows.slice(0, Math.min(size, countThatFits(rows)));
  const last = page.at(-1);
  return {
    rows: page,
    nextPageToken: rows.length > page.length && last !== undefined ? writePlace(placeOf(last)) : undefined,
  };
}

// At least one row, or the list would never end.
function countThatFits(rows: readonly Row[]): number {
  let bytes = 0;
  const tooMuch = rows.findIndex((row) => (bytes += bytesOf(row)) > PAGE_MAX_BYTES);
  return tooMuch === -1 ? rows.length : Math.max(1, tooMuch);
}

function bytesOf(row: Row): number {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** A condition and the values of its `?`s; undefined when a filter is not set. */
export type Condition = readonly [sql: string, ...values: SqlValue[]] | undefined;

/** Conditions as one WHERE clause with numbered parameters. */
export function where(conditions: readonly Condition[]): { clause: string; parameters: SqlValue[] } {
  const set = conditions.filter((condition) => condition !== undefined);
  let count = 0;
  const texts = set.map(([sql]) => sql.replaceAll('?', () => `$${(count += 1)}`));
  return {
    clause: texts.length === 0 ? '' : `WHERE ${texts.join(' AND ')}`,
    parameters: set.flatMap(([, ...values]) => values),
  };
}

/** The conditions of a time span; either end may be open. */
export function within(column: string, fromMs: number | undefined, toMs: number | undefined): Condition[] {
  return [
    fromMs === undefined ? undefined : [`${column} >= ?`, fromMs],
    toMs === undefined ? undefined : [`${column} < ?`, toMs],
  ];
}

/** @throws Refusal BAD_REQUEST for a time span that ends before it begins */
export function requireSpan({
  fromMs = 0,
  toMs = Infinity,
}: {
  fromMs?: number | undefined;
  toMs?: number | undefined;
}): void {
  if (fromMs < toMs) return;
  throw new Refusal('BAD_REQUEST', '`to_ms` must be later than `from_ms`.', { field: 'to_ms' });
}
