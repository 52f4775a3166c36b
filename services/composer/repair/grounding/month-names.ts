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
export const MONTH_NAME = String.raw`(?<!\p{L})(?<monthName>${[...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?!\p{L})\.?`;

/** The month, 1–12, for a name that {@link MONTH_NAME} matched; 0 for any other. */
export function monthOf(name: string): number {
  return MONTHS.get(plainName(name)) ?? 0;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll('.', '');
}
