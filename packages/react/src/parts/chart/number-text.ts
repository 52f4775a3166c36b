import { numberFormat } from '../format-number.ts';

/** How the numbers of a chart print. */
export type NumberStyle = {
  locale: string;
  format?: 'plain' | 'compact' | 'percent';
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Decimals that every number has, as its neighbours do; see `sharedDecimals`. */
  decimals?: number;
  /** Decimals of `compact`; 1 without. */
  compactDigits?: number;
};

// From here on even the words for thousands and millions run out.
const SCIENTIFIC_FROM = 1e15;

/** One number as a reader sees it: `€1,180`, `1.2K`, `38%`. `percent` adds a sign, it does not multiply. */
export function numberText(value: number, style: NumberStyle): string {
  const { format = 'plain', prefix = '', suffix = '', locale } = style;
  const sign = value < 0 ? minusSign(locale) : '';
  const digits = plainText(Math.abs(value), style);
  return `${sign}${prefix}${digits}${format === 'percent' ? percentSign(locale) : ''}${suffix}`;
}

function plainText(amount: number, { locale, format, decimals = 0, compactDigits = 1 }: NumberStyle): string {
  if (amount >= SCIENTIFIC_FROM) {
    return numberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 }).format(amount);
  }
  if (format === 'compact') {
    return numberFormat(locale, { notation: 'compact', maximumFractionDigits: compactDigits }).format(amount);
  }
  // Small amounts keep what tells them apart; larger ones two places.
  const options =
    amount > 0 && amount < 0.1
      ? { maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: 2 };
  return numberFormat(locale, options).format(amount);
}

function minusSign(locale: string): string {
  return (
    numberFormat(locale, {})
      .formatToParts(-1)
      .find(({ type }) => type === 'minusSign')?.value ?? '-'
  );
}

function percentSign(locale: string): string {
  const parts = numberFormat(locale, { style: 'percent' }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'percentSign');
  const space = parts[at - 1]?.type === 'literal' ? (parts[at - 1]?.value ?? '') : '';
  return `${space}${parts[at]?.value ?? '%'}`;
}

/** A share of a whole: `44%`, and `0.4%` rather than `0%`. */
export function shareText(share: number, locale: string): string {
  const isTiny = share > 0 && share < 0.01;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: isTiny ? 1 : 0 }).format(share);
}

/**
 * The numbers along an axis: short from ten thousand on, all with the decimals that keep neighbours apart, so that
 * 0.25 and 0.5 stand as 0.25 and 0.50.
 */
export function tickTexts(ticks: readonly number[], style: NumberStyle): string[] {
  const { locale, format = 'plain', prefix = '', suffix = '' } = style;
  const largest = Math.max(0, ...ticks.map(Math.abs));
  const sign = format === 'percent' ? percentSign(locale) : '';
  const dress = (value: number, options: Intl.NumberFormatOptions) =>
    `${value < 0 ? minusSign(locale) : ''}${prefix}${numberFormat(locale, options).format(Math.abs(value))}${sign}${suffix}`;
  if (largest >= SCIENTIFIC_FROM) {
    return ticks.map((tick) =>
      tick === 0 ? dress(0, {}) : dress(tick, { notation: 'scientific', maximumFractionDigits: 2 }),
    );
  }
  const isShort = format === 'compact' ? largest >= 1000 : largest >= 10_000;
  for (let digits = 0; digits <= 12; digits += 1) {
    const options: Intl.NumberFormatOptions = isShort
      ? { notation: 'compact', maximumFractionDigits: digits }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const isExact =
      isShort || ticks.every((tick) => Math.abs(Number(tick.toFixed(digits)) - tick) <= step(ticks) / 100);
    const texts = ticks.map((tick) => dress(tick, options));
    if (isExact && new Set(texts).size === texts.length) return texts;
  }
  return ticks.map((tick) => dress(tick, { maximumSignificantDigits: 4 }));
}

function step(ticks: readonly number[]): number {
  return Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0));
}
