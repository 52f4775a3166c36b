import type { ComponentProps, Scalar } from '../../generated/component-props.ts';
import { factText, formatDate, type Place } from '../../parts/dates/format-date.ts';
import { numberFormat } from '../../parts/format-number.ts';
import { sharedDecimals } from '../../parts/shared-decimals.ts';

/** A column of a DataTable, and how the numbers in it are written. */
export type TableColumn = ComponentProps['DataTable']['columns'][number] & {
  /** Decimals that all of its numbers have. */
  decimals?: number;
};

/** A cell as it prints: numbers, money and dates by the locale, anything else as it is. */
export function cellText(value: Scalar | undefined, column: TableColumn, place: Place): string {
  if (value === undefined || value === null || value === '') return '';
  const { format, prefix = '', suffix = '' } = column;
  if (format === 'date') return `${prefix}${formatDate(dateValue(value), place)}${suffix}`;
  const number = format === undefined || typeof value === 'boolean' ? Number.NaN : Number(value);
  if (format === undefined || !Number.isFinite(number)) return `${prefix}${factText(String(value), place)}${suffix}`;
  if (format === 'currency') return money(number, prefix, suffix, place.locale);
  const options = (format === 'percent' ? PERCENT : PLAIN)[column.decimals ?? 0];
  const figure = numberFormat(place.locale, options).format(format === 'percent' ? number / 100 : number);
  return `${prefix}${figure}${suffix}`;
}

// By the decimals that a column shares.
const PLAIN: readonly Intl.NumberFormatOptions[] = [0, 1, 2].map((minimumFractionDigits) => ({
  minimumFractionDigits,
  maximumFractionDigits: 6,
}));
const PERCENT: readonly Intl.NumberFormatOptions[] = [0, 1, 2].map((minimumFractionDigits) => ({
  style: 'percent',
  minimumFractionDigits,
  maximumFractionDigits: 2,
}));
const MONEY: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

// A code of three letters is written as the locale writes that currency; any other prefix is the sign itself.
function money(amount: number, prefix: string, suffix: string, locale: string): string {
  if (/^[A-Z]{3}$/.test(prefix)) {
    return numberFormat(locale, { style: 'currency', currency: prefix }).format(amount) + suffix;
  }
  const figure = numberFormat(locale, MONEY).format(Math.abs(amount));
  return `${amount < 0 ? '−' : ''}${prefix}${figure}${suffix}`;
}

function dateValue(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}

/** The columns with the decimals that the numbers of each share, so that they stand below one another. */
export function alignDecimals(
  columns: ComponentProps['DataTable']['columns'],
  rows: ComponentProps['DataTable']['rows'],
): TableColumn[] {
  return columns.map((column) => {
    const { key, format, prefix = '', suffix = '' } = column;
    if (format !== 'number' && format !== 'percent') return column;
    const numbers = rows.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : []));
    return { ...column, decimals: sharedDecimals(numbers, prefix + suffix) };
  });
}

/** Figures stand at the end of their column, so that their digits are below one another. */
export function sideOf({ align, format }: TableColumn): 'start' | 'center' | 'end' {
  const isFigure = format !== undefined && format !== 'date';
  return align === 'start' && isFigure ? 'end' : align;
}
