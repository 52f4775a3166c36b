import { capitalized } from '#builtin/understand/words/identifier.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { ReadingMode, TaggedPart } from './tagged-part.ts';

/** Something that a request tells with its time: "Mon 17:00 yoga", "1952 founded". `time` is written as in the request. */
export type StatedEvent = { time: string; title: string };

type Found = StatedEvent & { start: number; end: number };

const DAYS = [
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?',
  'mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|so(?:nntags?)?',
  'lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?',
  'lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica',
  'segunda|ter[çc]a|quarta|quinta|sexta',
].join('|');
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}(?:\s?(?:am|pm|uhr|h))?|\d{1,2}\s?(?:am|pm|uhr|h)`;
const DAY_AND_CLOCK = String.raw`(?:${DAYS})\.?\s(?:${CLOCK})`;
const DAY_OF_MONTH = String.raw`(?:day|tag|jour|d[ií]a|dia|giorno)\s\d{1,2}`;
const YEAR = String.raw`(?:1[5-9]|20)\d{2}`;
const YEARS = new RegExp(`^${YEAR}$`, 'u');
const FIRST = new RegExp(String.raw`^(${DAY_AND_CLOCK}|${CLOCK}|${DAY_OF_MONTH}|${YEAR})[\s:–—-]+(\S.*)$`, 'iu');
const LAST = new RegExp(String.raw`^(\S.*?)[\s:–—-]+(${DAY_AND_CLOCK})$`, 'iu');
const TITLE_MAX_CHARS = 60;
const SEPARATOR = /[,;\n]/u;
const EVENTS_MIN = 2;
/** What these screens list is asked for, not shown. */
const ASKING: ReadonlySet<ReadingMode> = new Set<ReadingMode>([
  'form',
  'wizard',
  'settings_panel',
  'pricing_table',
  'confirmation',
  'edit',
  'journey',
]);

/** The events that a request lists, in its order; none if it lists fewer than two in a row. */
export function statedEvents(prompt: string, mode: ReadingMode): { events: StatedEvent[]; isInEvent: IsInEvent } {
  const listed = ASKING.has(mode) ? [] : runOf(eventsIn(prompt));
  // "2024 revenue 52k" is a figure of a year.
  const found = mode === 'dashboard' && listed.every(({ time }) => YEARS.test(time)) ? [] : listed;
  const isInEvent = ({ start, end }: Pick<TaggedPart, 'start' | 'end'>) =>
    found.some((event) => start < event.end && event.start < end);
  return { events: found.map(({ time, title }) => ({ time, title })), isInEvent };
}

type IsInEvent = (part: Pick<TaggedPart, 'start' | 'end'>) => boolean;

function eventsIn(prompt: string): (Found | undefined)[] {
  const segments: { text: string; start: number }[] = [];
  let start = 0;
  for (let at = 0; at <= prompt.length; at += 1) {
    const sign = prompt[at] ?? '\n';
    // "…, maths mon 9am": a colon or a full stop before a space begins a list, too.
    const isEnd = SEPARATOR.test(sign) || (/[.:]/u.test(sign) && /\s/u.test(prompt[at + 1] ?? ' '));
    if (!isEnd) continue;
    segments.push({ text: prompt.slice(start, at), start });
    start = at + 1;
  }
  return segments.map(({ text, start: from }) => {
    const bare = text.replace(/^[\s*•–-]+/u, '');
    const begin = from + text.length - bare.length;
    return eventOf(bare.trim(), begin);
  });
}

function eventOf(text: string, start: number): Found | undefined {
  const [first, last] = [FIRST.exec(text), LAST.exec(text)];
  const [time, title] = first === null ? [last?.[2], last?.[1]] : [first[1], first[2]];
  if (time === undefined || title === undefined || !isTitle(title)) return undefined;
  return { time, title: capitalized(title.replaceAll(/^['"“„«]|['"”“»]$/gu, '')), start, end: start + text.length };
}

// "9:00 to 17:00" are hours, not something that happens then.
function isTitle(text: string): boolean {
  const rest = foldText(text).replaceAll(
    /[\d:.h–-]+|\b(?:am|pm|uhr|to|bis|a|e|al|alle|as|closed|geschlossen|ferme|chiuso|cerrado|fechado)\b/gu,
    '',
  );
  return text.length <= TITLE_MAX_CHARS && /\p{L}{3}/u.test(rest);
}

// Segments in a row; one alone is a remark.
function runOf(segments: readonly (Found | undefined)[]): Found[] {
  return segments
    .flatMap((one, at) => {
      const hasNeighbour = [segments[at - 1], segments[at + 1]].some((other) => other !== undefined);
      return one !== undefined && hasNeighbour ? [one] : [];
    })
    .filter((_, __, all) => all.length >= EVENTS_MIN);
}
