/** A number with the separators of a language and its unit: an ISO currency, `%`, or words after it. */
export function formatNumber(value: number, unit = '', decimals?: number, language = 'en'): string {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (/^[A-Z]{3}$/.test(unit)) {
    return numberFormat(language, { style: 'currency', currency: unit, ...digits }).format(value);
  }
  if (unit === '%') return numberFormat(language, { style: 'unit', unit: 'percent', ...digits }).format(value);
  const text = numberFormat(language, digits).format(value);
  return unit === '' ? text : `${text} ${unit}`;
}

const STYLES: { readonly [style: string]: Intl.DateTimeFormatOptions } = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  datetime: { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric', month: 'short' },
};
const ISO = /^(\d{4})-(\d\d)(?:-(\d\d))?(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/;
const CLOCK = /^(\d\d):(\d\d)/;

/**
 * Formats a date in a language. No time zone is applied: the clock time stays as in the data. A text that is not a date is
 * returned unchanged.
 *
 * @throws RangeError for a style or language that does not exist
 */
export function formatDate(text: string, style = 'medium', language = 'en'): string {
  const options = Object.hasOwn(STYLES, style) ? STYLES[style] : undefined;
  if (options === undefined)
    throw new RangeError(`there is no date style "${style}", only ${Object.keys(STYLES).join(', ')}`);
  const clock = CLOCK.exec(text);
  const [, year, month, day = '1', hour = clock?.[1] ?? '0', minute = clock?.[2] ?? '0', second = '0'] =
    ISO.exec(text) ?? [];
  if (year === undefined && clock === null) return text;
  const parts = [Number(year ?? 2000), Number(month ?? 1) - 1, Number(day), Number(hour), Number(minute)] as const;
  const date = new Date(Date.UTC(...parts, Number(second)));
  // A month 13 or a 31 April is not carried over into a date that nobody gave.
  if (date.getUTCMonth() !== parts[1] || date.getUTCDate() !== parts[2] || parts[3] > 23 || parts[4] > 59) return text;
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}

const SECONDS_MAX = 1e12;
const PARTS = ['hour', 'minute', 'second'] as const;
const DURATION_STYLES: ReadonlySet<string> = new Set(['clock', 'short', 'long']);

/**
 * Seconds as `mm:ss` (`h:mm:ss` from one hour), or in the words of a language: `1 hr, 15 min`, `1 hour, 15 minutes`.
 *
 * @throws RangeError for more than can be counted in hours, and for a style or language that does not exist
 */
export function formatDuration(seconds: number, style = 'clock', language = 'en'): string {
  if (!(Math.abs(seconds) < SECONDS_MAX)) throw new RangeError(`${seconds} seconds are no duration`);
  if (!DURATION_STYLES.has(style)) {
    throw new RangeError(`there is no duration style "${style}", only ${[...DURATION_STYLES].join(', ')}`);
  }
  const whole = Math.round(Math.abs(seconds));
  const amounts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60] as const;
  const sign = seconds < 0 && whole > 0 ? '-' : '';
  if (style === 'clock') {
    const two = numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
    const [hours, minutes, rest] = amounts;
    const before = hours > 0 ? `${numberFormat(language, { useGrouping: false }).format(hours)}:` : '';
    return `${sign}${before}${two.format(minutes)}:${two.format(rest)}`;
  }
  const unitDisplay = style === 'long' ? 'long' : 'short';
  const parts = PARTS.flatMap((unit, place) => {
    const amount = amounts[place] ?? 0;
    const isShown = amount > 0 || (unit === 'second' && whole === 0);
    return isShown ? [numberFormat(language, { style: 'unit', unit, unitDisplay }).format(amount)] : [];
  });
  return sign + listFormat(language, { type: 'unit', style: unitDisplay }).format(parts);
}

// Creating a formatter takes a hundred times as long as using it.
const FORMATS_MAX = 200;
const numberFormat = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
const listFormat = kept((language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options));
const dateFormat = kept((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));

function kept<Options, Format>(make: (language: string, options: Options) => Format): typeof make {
  const formats = new Map<string, Format>();
  return (language, options) => {
    const key = JSON.stringify([language, options]);
    const format = formats.get(key) ?? make(language, options);
    if (formats.size < FORMATS_MAX) formats.set(key, format);
    return format;
  };
}
