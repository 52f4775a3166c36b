import type { Command } from 'commander';
import type { AdminApi } from './api.ts';

/**
 * The result of a command: `json` for programs, `text` for people. A `warning` is printed to standard error in both cases.
 */
export type Output = { json: object; text: string; warning?: string };

/** Rows as aligned columns under their headings; `empty` when there is no row. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return empty;
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Epoch milliseconds as ISO 8601 in UTC; null for no time. */
export function isoTime(epochMs: number): string;
export function isoTime(epochMs: number | undefined): string | null;
export function isoTime(epochMs: number | undefined): string | null {
  return epochMs === undefined ? null : new Date(epochMs).toISOString();
}

/** A number of generations for people. */
export function generations(count: number): string {
  return count === Number.MAX_SAFE_INTEGER ? 'unlimited' : count.toLocaleString('en-US');
}

/** Makes a commander action of a command: connects, runs it, prints what it found or did, disconnects. */
export type Run = <Options>(
  command: (api: AdminApi, options: Options) => Promise<Output>,
) => (options: Options, command: Command) => Promise<void>;
