const NUMBER = String.raw`(\d{1,7})`;
const FROM = '(?:from|between|von|zwischen|de|entre|desde|da|dal|tra)';
const TO = '(?:to|and|bis|und|à|a|et|y|e|al|até)';
const SPAN = new RegExp(
  String.raw`^\s*\(?${FROM}\s+${NUMBER}\s+${TO}\s+${NUMBER}(?![\d:.,]*\d|\s?(?:am|pm|uhr|h)\b)`,
  'iu',
);

// A scale needs no "from": "1 to 5", "(1-10)".
const SCALE = new RegExp(String.raw`^[\s,]*\(?([01])\s?(?:-|–|\s${TO}\s)\s?([3-9]|10)\b\)?(?![\d:.,]*\d)`, 'iu');

/** Two numbers, both included. `length` is the length of the text that tells them. */
export type NumberRange = { from: number; to: number; length: number };

/** The range of whole numbers at the start of a text: "from 0 to 20", "1-5". `length` is the length of its text. */
export function numberRangeAt(text: string): NumberRange | undefined {
  const [whole, from, to] = SPAN.exec(text) ?? SCALE.exec(text) ?? [];
  if (whole === undefined || Number(from) >= Number(to)) return undefined;
  return { from: Number(from), to: Number(to), length: whole.length };
}

const SPAN_INSIDE = new RegExp(String.raw`\s(?:${FROM}\s+\d|\(?[01]\s?(?:-|–|\s${TO}\s)\s?\d)`, 'iu');

/** Splits a range of whole numbers off the end of a name: "how loud was it from 1 to 5". */
export function splitOffRange(name: string): { text: string; range: string } {
  const at = name.search(SPAN_INSIDE);
  const range = at > 0 ? name.slice(at) : '';
  return numberRangeAt(range)?.length === range.length && range !== ''
    ? { text: name.slice(0, at), range }
    : { text: name, range: '' };
}

const AMOUNT = String.raw`(\d{1,7})(k)?`;
const UP_TO = String.raw`\s?(?:-|–|\s(?:to|bis|à|a|al|até)\s)\s?`;
// No date, time or telephone number: nothing else may follow.
const BARE = new RegExp(String.raw`^[\s:]*\(?${AMOUNT}${UP_TO}${AMOUNT}(?![\d:.]*\d|\p{L}|[-/])\)?`, 'iu');
const THOUSAND = 1000;

/** A range at the start of a text without a word before it: "0-10", "1k-50k", "1 to 30". Only where a number is asked for. */
export function bareRangeAt(text: string): NumberRange | undefined {
  const [whole = '', from, thousandsFrom, to, thousandsTo] = BARE.exec(text) ?? [];
  const valueOf = (digits: string | undefined, thousands: string | undefined) =>
    Number(digits) * (thousands === undefined ? 1 : THOUSAND);
  const range = { from: valueOf(from, thousandsFrom), to: valueOf(to, thousandsTo), length: whole.length };
  return range.from < range.to ? range : undefined;
}
