import { valuesOf } from './figure.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** Month names, long and short, in lower case without dots, mapped to 1–12. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        plainName(format.format(Date.UTC(2000, index, 1))),
        index + 1,
      ]);
    }),
  ),
);

/** Matches a month name, with its dot; the name is the capture group `monthName`. */
const MONTH_NAME = String.raw`(?<!\p{L})(?<monthName>${[...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?!\p{L})\.?`;

/** The month, 1–12, for a name that {@link MONTH_NAME} matched; 0 for any other. */
function monthOf(name: string): number {
  return MONTHS.get(plainName(name)) ?? 0;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll('.', '');
}

/** A date, a time or a number that a text mentions. */
export type Mention =
  /** Every date it may mean, as `YYYY-MM-DD`, or as `MM-DD` or `YYYY-MM` when it says no more. */
  | { kind: 'date'; forms: readonly string[] }
  /** As `HH:mm`. */
  | { kind: 'time'; forms: readonly string[] }
  | NumberMention;

export type NumberMention = {
  kind: 'number';
  /** Every value it may mean, without its sign. */
  values: readonly number[];
  /** Number of decimals. */
  decimals: number;
  /** 1000 for "1.2k", 1,000,000 for "3M", else 1. */
  scale: number;
  unit: 'percent' | 'currency' | undefined;
};

type Reader = [
  /** Every match has it, and it is found sooner than that there is no match. */
  needed: RegExp,
  pattern: RegExp,
  read: (groups: { [name: string]: string | undefined }) => Mention | undefined,
];

const YEAR = String.raw`(?<year>\d{4})(?!\d)`;
/** The shortest names of months have three letters. */
const LETTERS = /\p{L}{3}/u;
const DAY = String.raw`(?<!\d)(?<day>\d{1,2})(?!\d)(?:\.|st|nd|rd|th|er)?`;

/** In this order: text that one reader has consumed is hidden from the next. */
const READERS: readonly Reader[] = [
  [/\d-\d/, /(?<!\d)(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?![\d-])/g, (date) => dateMention([date])],
  [
    /\d[./]\d/,
    /(?<!\d)(?<one>\d{1,2})(?<sign>[./])(?<other>\d{1,2})\k<sign>(?<year>\d{4})(?!\d)/g,
    ({ one, other, year }) =>
      dateMention([
        { day: one, month: other, year },
        { day: other, month: one, year },
      ]),
  ],
  [LETTERS, new RegExp(String.raw`${DAY}\s(?:de\s)?${MONTH_NAME}(?:,?\s(?:de\s)?${YEAR})?`, 'giu'), namedDate],
  [LETTERS, new RegExp(String.raw`${MONTH_NAME}\s${DAY}(?:,?\s${YEAR})?`, 'giu'), namedDate],
  [LETTERS, new RegExp(String.raw`${MONTH_NAME}\s(?:de\s)?${YEAR}`, 'giu'), namedDate],
  [
    /\d:\d/,
    /(?<!\d)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?(?!\d)(?:\s?(?<half>[ap])\.?m\b)?/gi,
    timeMention,
  ],
  [
    /\d/,
    /(?<![\p{L}\d])(?<before>\p{Sc}\s?)?(?<digits>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*)(?:\s?(?<scale>[kKmM])(?!\p{L}))?\s?(?<behind>%|\p{Sc}|(?:EUR|USD|GBP|CHF)\b)?/gu,
    numberMention,
  ],
];

/** The dates, times and numbers in a text, except for numbers that are part of a word, such as "Q3". */
export function mentionsIn(text: string): Mention[] {
  if (!/\d/.test(text)) return [];
  let rest = text;
  return READERS.flatMap(([needed, pattern, read]) => {
    if (!needed.test(rest)) return [];
    const mentions = [...rest.matchAll(pattern)].flatMap(({ groups }) => read(groups ?? {}) ?? []);
    rest = rest.replaceAll(pattern, ' ');
    return mentions;
  });
}

/** Every shorter form of a full date such as `2026-09-30`. */
export function shorterForms(form: string): string[] {
  const [year = '', month = '', day] = form.split('-');
  return day === undefined ? [form] : [form, `${month}-${day}`, `${year}-${month}`];
}

type DateParts = { year?: string | undefined; month?: string | undefined; day?: string | undefined };

function dateMention(readings: readonly DateParts[]): Mention | undefined {
  const forms = readings.filter(isDate).map((parts) => {
    const { year, month = '', day } = parts;
    return [year, month.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined).join('-');
  });
  return forms.length === 0 ? undefined : { kind: 'date', forms };
}

function isDate({ month = '', day = '1' }: DateParts): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}

function namedDate({ monthName = '', day, year }: { [name: string]: string | undefined }): Mention | undefined {
  return dateMention([{ year, month: String(monthOf(monthName)), day }]);
}

function timeMention({ hour, minute = '', half }: { [name: string]: string | undefined }): Mention {
  const hours = Number(hour);
  const isAfternoon = half?.toLowerCase() === 'p' && hours < 12;
  return { kind: 'time', forms: [`${String(isAfternoon ? hours + 12 : hours).padStart(2, '0')}:${minute}`] };
}

function numberMention({ before, digits = '', scale, behind }: { [name: string]: string | undefined }) {
  const values = valuesOf(digits);
  if (values.length === 0) return undefined;
  const isGrouped = values.every((value) => String(value) === digits.replaceAll(/\D/g, ''));
  const decimals = isGrouped ? 0 : (/[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0);
  const currency = before === undefined && behind === undefined ? undefined : 'currency';
  const unit = behind === '%' ? 'percent' : currency;
  return { kind: 'number', values, decimals, scale: scaleOf(scale), unit } satisfies NumberMention;
}

function scaleOf(letter: string | undefined): number {
  if (letter === undefined) return 1;
  return letter.toLowerCase() === 'k' ? 1_000 : 1_000_000;
}
