/** A number with the separators of a language and its unit: an ISO currency, `%`, or words after it. */
export function formatNumber(value: number, unit = '', decimals?: number, language = 'en'): string {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (/^[A-Z]{3}$/.test(unit)) {
    return numberFormat(language, { style: 'currency', currency: unit, ...digits }).format(value);
  }
  const text = numberFormat(language, digits).format(value);
  return unit === '' ? text : unit === '%' ? `${text}%` : `${text} ${unit}`;
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

/** Whole days from one date to another, negative backwards; null where one of them is no date. Clock times do not count. */
export function daysBetween(from: string, to: string): number | null {
  const [start, end] = [from, to].map(dayNumber);
  return start === undefined || end === undefined ? null : end - start;
}

function dayNumber(text: string): number | undefined {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 ? date.getTime() / 86_400_000 : undefined;
}

const SECONDS_MAX = 1e12;

/** Seconds as `mm:ss`, or `h:mm:ss` from one hour. @throws RangeError for more than can be counted in hours */
export function formatDuration(seconds: number): string {
  if (!(Math.abs(seconds) < SECONDS_MAX)) throw new RangeError(`${seconds} seconds are no duration`);
  const whole = Math.round(Math.abs(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return `${seconds < 0 ? '-' : ''}${hours > 0 ? `${hours}:` : ''}${rest}`;
}

// Creating a formatter takes a hundred times as long as using it.
const FORMATS_MAX = 200;
const numberFormat = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
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
