import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const spec = readFileSync('docs/service-spec.md', 'utf8');
const page = readFileSync('docs/contract-tests.md', 'utf8');

/** Tables whose rows are identified by other cells than the first. */
const KEY_CELLS: Record<string, number[]> = {
  'Streaming compose lifecycle': [0, 1, 2],
  'Idempotency key lifecycle': [0, 1, 2],
  'Stream events of POST /v1/compose': [1],
  Envelope: [1],
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isRow = (line: string): boolean => line.startsWith('|') && !/^\|[\s|-]+$/.test(line);

/** Rows of tables and numbered rules of the specification, as "heading: row". */
function rowsOfSpec(): string[] {
  const lines = spec.split('\n');
  let heading = '';
  return lines.flatMap((line, index) => {
    heading = /^#{2,3} (.+)$/.exec(line)?.[1] ?? heading;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (rule !== undefined) return [`${heading}: rule ${rule}`];
    const isHead = /^\|[\s|-]+$/.test(lines[index + 1] ?? '');
    if (!isRow(line) || isHead) return [];
    const cells = cellsOf(line);
    return [`${heading}: ${(KEY_CELLS[heading] ?? [0]).map((cell) => cells[cell]).join(' · ')}`];
  });
}

function rowsOfPage(): string[] {
  let heading = '';
  return page.split('\n').flatMap((line) => {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    return isRow(line) ? [`${heading}: ${cellsOf(line)[0]}`] : [];
  });
}

describe('docs/contract-tests.md', () => {
  test('has every row of the specification', () => {
    const known = new Set(rowsOfPage());
    expect(rowsOfSpec().length).toBeGreaterThan(180);
    expect(rowsOfSpec().filter((row) => !known.has(row))).toEqual([]);
  });

  test('names only files that exist', () => {
    const files = new Set([...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file));
    expect(files.size).toBeGreaterThan(30);
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });
});
