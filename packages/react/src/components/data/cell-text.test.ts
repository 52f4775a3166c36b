import { describe, expect, it } from 'vitest';
import { alignDecimals, cellText, type TableColumn } from './cell-text.ts';

const column = (more: Partial<TableColumn>) => ({ key: 'a', label: 'A', ...more }) as TableColumn;
const english = { locale: 'en-US', timeZone: 'UTC' };
const german = { locale: 'de-DE', timeZone: 'UTC' };

describe('a cell', () => {
  it('prints numbers by the locale and leaves text alone', () => {
    expect(cellText(1234.5, column({ format: 'number' }), german)).toBe('1.234,5');
    expect(cellText('n/a', column({ format: 'number' }), german)).toBe('n/a');
    expect(cellText('007', column({}), german)).toBe('007');
  });

  it('prints money with the sign of the caller', () => {
    expect(cellText(1840, column({ format: 'currency', prefix: '$' }), english)).toBe('$1,840.00');
    expect(cellText(-5, column({ format: 'currency', prefix: '€ ' }), english)).toBe('−€ 5.00');
    expect(cellText(5, column({ format: 'currency', prefix: 'EUR' }), german)).toMatch(/^5,00\s€$/);
  });

  it('adds a percent sign without multiplying', () => {
    expect(cellText(12.5, column({ format: 'percent' }), english)).toBe('12.5%');
  });

  it('prints dates, and nothing for nothing', () => {
    expect(cellText('2026-09-30', column({ format: 'date' }), english)).toBe('Sep 30, 2026');
    expect(cellText('', column({ format: 'date', prefix: 'x' }), english)).toBe('');
    expect(cellText(null, column({}), english)).toBe('');
  });
});

it('shares its decimals with the other numbers of its column', () => {
  const [plain, percent, text] = alignDecimals(
    [column({ key: 'kwh', format: 'number' }), column({ key: 'change', format: 'percent' }), column({ key: 'name' })],
    [
      { kwh: 5210, change: 3, name: '1.5' },
      { kwh: 8120.5, change: 2.25, name: 'B' },
      { kwh: null, change: 'n/a', name: 'C' },
    ],
  );
  expect([5210, 8120.5].map((value) => cellText(value, plain!, english))).toEqual(['5,210.0', '8,120.5']);
  expect([3, 2.25].map((value) => cellText(value, percent!, english))).toEqual(['3.00%', '2.25%']);
  expect(cellText('1.5', text!, english)).toBe('1.5');
});
