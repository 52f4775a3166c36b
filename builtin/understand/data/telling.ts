import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { beginsWith, endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { plays } from './record-roles.ts';

/** A member that needs no name before its value in a row, or two that are told as one: where something starts and where it ends. */
export type Telling = readonly [Column] | readonly [Column, Column];

const WORD = /\p{L}{2}/u;
const LONG_WORD = /\p{L}{4}/u;
const NAME_MAX_CHARS = 40;
// Said of something that is not told: of what "yes" is.
const ANSWERS = wordList(
  'yes|no|none|na|n a|unknown|other|ja|nein|keine|keiner|unbekannt|oui|non|aucun|aucune|si|ninguno|ninguna|nessuno|nessuna|sim|nao|nenhum|nenhuma|true|false|high|low|medium|hoch|niedrig|mittel',
);
// "Reported by" and "last visit" say what a name or day would not.
const NAMED_ENDS = wordList('by|from|to|until|since|von|bis|seit|par|por|da|per|until|hasta|jusqu|fino|ate');
const NAMED_STARTS = wordList(
  'last|next|previous|prev|old|new|first|second|emergency|letzte*|nachste*|alte*|neue*|dernier*|prochain*|ancien*|nouveau|nouvelle|ultim*|proxim*|anterior|nuev*|prossim*|precedent*|nov*',
);
const REASONS = wordList(
  'reason|cause|result|answer|reply|grund|ursache|ergebnis|raison|motif|resultat|motivo|causa|resultado|risultato|esito',
);
const PLAIN_DATE = wordList(
  'date|day|when|datum|tag|termin|jour|quand|fecha|dia|cuando|data|giorno|quando|starts|start|starts at|start at|at|on|time|uhrzeit|heure|hora|ora|scheduled at|scheduled for|slot',
);
const PLAIN_LENGTH = wordList(
  'duration|length|dauer|duree|duracion|durata|duracao|estimate|minutes|minuten|hours|stunden',
);
const UNITS_OF_ONE_THING: ReadonlySet<string> = new Set([
  'kg',
  'g',
  'lb',
  'lbs',
  'km',
  'm²',
  'ft²',
  'ha',
  '°C',
  '°F',
  'l',
  'kWh',
  'mg',
  'ml',
  'GB',
]);

/** Whether the values of a member are understood without its name: a person, a place, a weight, the only day of a record. */
export function isTelling(column: Column, set: Pick<RecordSet, 'rows' | 'columns'>): boolean {
  const words = wordsOf(column.path?.at(-1) ?? column.key).join(' ');
  const { format, kind } = column;
  const others = set.columns.filter((one) => one !== column && one.hidden === undefined);
  if (kind === 'email') return !others.some((one) => one.kind === 'email');
  if (format.as === 'bytes') return true;
  if (format.as === 'date' || format.as === 'dateTime' || kind === 'time')
    return isOneOf(PLAIN_DATE, words) && !others.some((one) => one.format.as === format.as && one.kind === kind);
  if (format.as === 'duration') return says(PLAIN_LENGTH, words) && !others.some((one) => one.format.as === 'duration');
  if (format.as === 'number')
    return UNITS_OF_ONE_THING.has(format.unit ?? '') && !others.some((one) => hasUnit(one, format.unit));
  if (endsIn(NAMED_ENDS, words) || beginsWith(NAMED_STARTS, words) || says(REASONS, words)) return false;
  if (column.refersTo !== undefined) return !others.some((one) => one.refersTo?.pointer === column.refersTo?.pointer);
  const isText = kind === 'text' && (format.as === 'text' || format.as === 'words');
  // "Pick-up place" and "return place".
  const last = words.split(' ').at(-1);
  const isOneOfTwo = others.some((one) => one.kind === 'text' && wordsOf(one.key).at(-1) === last);
  return isText && (!isOneOfTwo || plays(column.key, 'title')) && areNames(textsOf(column, set));
}

function hasUnit({ format }: Column, unit: string | undefined): boolean {
  return format.as === 'number' && format.unit === unit;
}

function textsOf({ key }: Column, { rows }: Pick<RecordSet, 'rows'>): string[] {
  return rows.flatMap((row) => (typeof row[key] === 'string' && row[key] !== '' ? [row[key]] : []));
}

// Words, not codes such as "25-21" or "B".
function areNames(texts: readonly string[]): boolean {
  return (
    texts.some((text) => LONG_WORD.test(text)) &&
    texts.every((text) => WORD.test(text) && text.length <= NAME_MAX_CHARS && !isOneOf(ANSWERS, text))
  );
}

const STARTS_AND_ENDS: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['from', 'until'],
  ['start', 'end'],
  ['starts', 'ends'],
  ['begin', 'end'],
  ['origin', 'destination'],
  ['arrival', 'departure'],
  ['checkin', 'checkout'],
  ['pickup', 'dropoff'],
  ['pickup', 'return'],
  ['von', 'bis'],
  ['von', 'nach'],
  ['beginn', 'ende'],
  ['start', 'ende'],
  ['start', 'ziel'],
  ['anreise', 'abreise'],
  ['debut', 'fin'],
  ['depart', 'destination'],
  ['arrivee', 'depart'],
  ['de', 'a'],
  ['desde', 'hasta'],
  ['inicio', 'fin'],
  ['inicio', 'fim'],
  ['origen', 'destino'],
  ['origem', 'destino'],
  ['llegada', 'salida'],
  ['entrada', 'salida'],
  ['da', 'a'],
  ['dal', 'al'],
  ['inizio', 'fine'],
  ['origine', 'destinazione'],
  ['partenza', 'arrivo'],
  ['de', 'ate'],
];

/** The members that are told as one because the second is where or when what the first begins ends. */
export function rangesIn(columns: readonly Column[]): (readonly [Column, Column])[] {
  return columns.flatMap((from): (readonly [Column, Column])[] => {
    const to = columns.find((one) => one !== from && one.kind === from.kind && isEndOf(from, one));
    return to === undefined ? [] : [[from, to] as const];
  });
}

// Names differ by "start" and "end" alone: "pickup_city" and "dropoff_city", "origin.city" and "destination.city".
function isEndOf(from: Column, to: Column): boolean {
  if (!['text', 'date', 'dateTime', 'time'].includes(from.kind)) return false;
  const lastWord = ({ key, path }: Column) => path?.at(-1) ?? key;
  const allWords = ({ key, path }: Column) => path?.join(' ') ?? key;
  return startsAndEnds(lastWord(from), lastWord(to)) || startsAndEnds(allWords(from), allWords(to));
}

function startsAndEnds(from: string, to: string): boolean {
  const [first = '', second = ''] = [from, to].map((name) => wordsOf(name).join(' ').replace('check ', 'check'));
  return STARTS_AND_ENDS.some(([start, end]) => {
    const words = first.split(' ');
    const at = words.indexOf(start);
    return at !== -1 && words.with(at, end).join(' ') === second;
  });
}
