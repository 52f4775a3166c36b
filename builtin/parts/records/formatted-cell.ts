import type { Copy } from '#builtin/copy/copy.ts';
import { decimalsIn, isMoneyColumn, type Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { memberQuery, textLiteral } from '#builtin/view-query.ts';
import type { Language } from '#builtin/understand/learned/language.ts';
import { measures } from '#builtin/understand/data/value-kind.ts';

/**
 * An expression for a value of a record as people write it: numbers with separators and unit, dates in words, a dash for
 * nothing. It is read where `@` is the record.
 */
export function formattedCell(column: Column, { rows }: RecordSet, language: Language, copy: Copy): string {
  const value = memberQuery(column.path ?? [column.key]);
  if (column.kind === 'boolean') return `(${value} && ${textLiteral(copy.yes)}) || ${textLiteral(copy.no)}`;
  return `(${value} && ${formatted(value, column, rows, language)}) || ${textLiteral(copy.noValue)}`;
}

function formatted(value: string, column: Column, rows: RecordSet['rows'], language: Language): string {
  const { kind, key, prefix, suffix } = column;
  if (kind === 'date') return `format_date(${value}, 'medium', '${language}')`;
  if (kind === 'dateTime') return `format_date(${value}, 'datetime', '${language}')`;
  if (kind !== 'percent' && !(kind === 'number' && measures(key))) return `to_string(${value})`;
  const decimals = isMoneyColumn(column, rows) ? 2 : decimalsIn(key, rows);
  const unit = kind === 'percent' ? '%' : (suffix?.trim() ?? '');
  const number = `format_number(${value}, ${textLiteral(unit)}, \`${decimals}\`, '${language}')`;
  return prefix === undefined ? number : `concat(${textLiteral(prefix)}, ${number})`;
}
