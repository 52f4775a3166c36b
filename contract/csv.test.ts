import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  test('quotes what would end a cell', () => {
    expect(toCsv([['a', 'b,c', 'say "x"', 'two\nlines', 3]])).toBe('a,"b,c","say ""x""","two\nlines",3\r\n');
  });

  test.each(['=cmd()', '+1', '-1', '@SUM(A1)', '\tx'])('runs %j in no spreadsheet', (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`);
  });
});
