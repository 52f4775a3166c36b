import type { ComponentProps } from '../../generated/component-props.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../parts/dates/format-date.ts';

type Labels = NonNullable<ComponentProps['RelativeTime']['labels']>;
type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const UNITS: readonly { unit: Unit; ms: number }[] = [
  { unit: 'year', ms: 365.25 * DAY_MS },
  { unit: 'month', ms: 30.4375 * DAY_MS },
  { unit: 'week', ms: 7 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1000 },
];

/** The largest unit of which the distance holds one or more, and how many, rounded down. */
function distanceOf(ms: number): { count: number; unit: Unit } {
  const length = Math.abs(ms);
  const found = UNITS.find((candidate) => length >= candidate.ms) ?? { unit: 'second' as const, ms: 1000 };
  return { count: Math.floor(length / found.ms), unit: found.unit };
}

/** How long the words stay true: a second within a minute, a minute within a day, an hour beyond. */
export function refreshAfterMs(ms: number, isCountdown: boolean): number {
  const length = Math.abs(ms);
  if (isCountdown || length < MINUTE_MS) return 1000;
  return length < DAY_MS ? MINUTE_MS / 2 : HOUR_MS;
}

type Wording = { format: 'short' | 'long'; locale: string; labels: Labels | undefined };

/** A distance from now in words: by the caller's own, else by the locale. `ms` is positive for what is to come. */
export function distanceText(ms: number, { format, locale, labels }: Wording): string {
  const { count, unit } = distanceOf(ms);
  const isNow = Math.abs(ms) < 5000;
  if (labels === undefined) {
    const options: Intl.RelativeTimeFormatOptions = {
      numeric: isNow ? 'auto' : 'always',
      style: format === 'short' ? 'narrow' : 'long',
    };
    const isEnglish = locale.toLowerCase().startsWith('en');
    if (isNow && isEnglish) return 'just now';
    // The narrow style of English joins number and unit ("5m ago"); its short style reads better in a line.
    const style = format === 'short' && isEnglish ? { ...options, style: 'short' as const } : options;
    return new Intl.RelativeTimeFormat(locale, style).format(isNow ? 0 : Math.sign(ms) * count, unit);
  }
  if (isNow) return labels.justNow;
  const amount = `${count} ${unitWord(labels, unit, count, format)}`;
  return ms < 0 ? `${amount} ${labels.ago}` : `${labels.in} ${amount}`;
}

const ENGLISH: { readonly [unit in Unit]: string } = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
};
const ENGLISH_SHORT: { readonly [unit in Unit]: string } = {
  second: 'sec',
  minute: 'min',
  hour: 'hr',
  day: 'day',
  week: 'wk',
  month: 'mo',
  year: 'yr',
};

// The caller gives the long words; where a word is still English, English shortens and counts it.
function unitWord(labels: Labels, unit: Unit, count: number, format: 'short' | 'long'): string {
  const word = labels[unit];
  if (word !== ENGLISH[unit]) return word;
  if (format === 'short') return unit === 'day' && count !== 1 ? 'days' : ENGLISH_SHORT[unit];
  return count === 1 ? word : `${word}s`;
}

/** What is left, as a clock: days where there are any, then hours, minutes and seconds. */
export function countdownText(ms: number, { format, locale, labels }: Wording): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts: [Unit, number][] = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ];
  const first = parts.findIndex(([, amount]) => amount > 0);
  const shown = parts.slice(first === -1 ? 3 : first);
  if (format === 'short') {
    const [days, ...clock] = shown.length === 4 ? shown : [undefined, ...shown];
    const figures = clock.flatMap((part) => (part === undefined ? [] : [part[1]]));
    const padded = figures.map((figure, at) =>
      at === 0 && days === undefined && figures.length > 1 ? String(figure) : String(figure).padStart(2, '0'),
    );
    const time = padded.length === 1 ? `0:${padded[0]}` : padded.join(':');
    return days === undefined ? time : `${unitAmount(days[1], 'day', { format, locale, labels })} ${time}`;
  }
  return shown.map(([unit, amount]) => unitAmount(amount, unit, { format, locale, labels })).join(' ');
}

function unitAmount(amount: number, unit: Unit, { format, locale, labels }: Wording): string {
  if (labels !== undefined) return `${amount} ${unitWord(labels, unit, amount, format)}`;
  const unitDisplay = format === 'short' ? 'narrow' : 'long';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(amount);
}
