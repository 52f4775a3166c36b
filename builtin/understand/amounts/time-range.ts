const TIME = String.raw`(\d{1,2}(?::\d\d)?)\s?(am|pm|a\.m\.|p\.m\.|uhr|h\b)?`;
const FROM = String.raw`(?:from|between|von|ab|de|du|des|desde|das|da|dalle|dal)?`;
const TO = String.raw`(?:to|till|until|and|bis|und|a|à|au|hasta|y|até|às|alle|al|e|-|–)`;
const SPAN = new RegExp(
  String.raw`^[\s:(]*(?:las?\s)?${FROM}\s*(?:las?\s|les\s)?${TIME}\s*${TO}\s*(?:las?\s|les\s)?${TIME}`,
  'iu',
);

/** Two times of day, `HH:MM`, and the length of their text. */
export type TimeRange = { from: string; to: string; length: number };

/** The range of hours at the start of a text: "from 10pm to 7am", "22:00–7:00", "von 22 bis 7 Uhr". */
export function timeRangeAt(text: string): TimeRange | undefined {
  const found = SPAN.exec(text.slice(0, 60));
  if (found === null) return undefined;
  const [whole, from = '', fromHalf, to = '', toHalf] = found;
  // Two bare numbers may just as well be amounts.
  if (![from, to].some((time) => time.includes(':')) && fromHalf === undefined && toHalf === undefined)
    return undefined;
  const [begin, end] = [clock(from, fromHalf ?? (isHalf(toHalf) ? undefined : toHalf)), clock(to, toHalf)];
  return begin === undefined || end === undefined ? undefined : { from: begin, to: end, length: whole.length };
}

const CLOCK = /^(\d{1,2}(?::\d\d)?)\s?(am|pm|a\.m\.|p\.m\.|uhr)?$/iu;

/** The time of day, `HH:MM`, of a text that is nothing else: "8 pm", "18:30". A bare number is an amount. */
export function clockIn(text: string): string | undefined {
  const [, time = '', half] = CLOCK.exec(text) ?? [];
  return time.includes(':') || (time !== '' && half !== undefined) ? clock(time, half) : undefined;
}

function isHalf(word: string | undefined): boolean {
  return /^[ap]/iu.test(word ?? '');
}

function clock(time: string, half: string | undefined): string | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isAfternoon = /^p/iu.test(half ?? '');
  const hours24 = isHalf(half) ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  if (hours24 > 24 || minute > 59) return undefined;
  return `${String(hours24 % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
