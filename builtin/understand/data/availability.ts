import type { Json, JsonObject } from '#contract/json/json.ts';
import { roomIn } from '#builtin/understand/actions/room.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, textLiteral } from '#builtin/view-query.ts';
import { wordsOfKey } from '#builtin/written-value.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { columnFor } from './record-roles.ts';

/** Whether something can still be had, and how many are left where only few are. */
export type Availability = { isGone: boolean; few: number | undefined };

const FEW = 3;
const SOLD_OUT = wordList(
  'sold out|is sold out|full|is full|ausverkauft|ausgebucht|complet|complete|agotado|esaurito|esgotado',
);

/** Whether a record can still be had: it has places left, and neither a state nor a yes or no says otherwise. */
export function availabilityOf(set: RecordSet, row: JsonObject): Availability {
  const left = leftOf(set, row);
  const status = columnFor(set, 'status');
  const state = status === undefined ? undefined : row[status.key];
  const isTaken = typeof state === 'string' && isState('taken', state);
  const isMarked = set.columns.some(({ key, kind }) => kind === 'boolean' && row[key] === true && isSoldOut(key));
  const isGone = isTaken || isMarked || (left !== undefined && left <= 0);
  return { isGone, few: !isGone && left !== undefined && left <= FEW ? left : undefined };
}

/** A reason why somebody or something cannot be planned with, and the condition on a record for it. */
type Absence = { label: string; query: string; isMet: (row: JsonObject) => boolean };

/** Why some records of a list cannot be planned with, in words: ill, on leave, out of order. */
export function absencesOf({ columns, rows }: RecordSet, language: Language): Absence[] {
  return columns.flatMap(({ key, kind, label, path }): Absence[] => {
    if (path !== undefined) return [];
    const member = memberQuery([key]);
    if (kind === 'boolean' && isState('away', key, true))
      return [{ label, query: member, isMet: (row) => row[key] === true }];
    const texts = kind === 'text' ? new Set(rows.map((row) => row[key])) : [];
    return [...texts].flatMap((text): Absence[] => {
      if (typeof text !== 'string' || !isState('away', text, true)) return [];
      const query = `${member} == ${textLiteral(text)}`;
      return [{ label: wordsOfKey(text, language), query, isMet: (row) => row[key] === text }];
    });
  });
}

/** The members that hold how much room a record has. */
export function roomColumns(set: RecordSet): readonly Column[] {
  const room = roomIn(set);
  return room === undefined ? [] : 'left' in room ? [room.left] : [room.taken, room.capacity];
}

function leftOf(set: RecordSet, row: JsonObject): number | undefined {
  const room = roomIn(set);
  const count = (value: Json | undefined) => (typeof value === 'number' ? value : undefined);
  if (room === undefined) return undefined;
  if ('left' in room) return count(row[room.left.key]);
  const [taken, capacity] = [count(row[room.taken.key]), count(row[room.capacity.key])];
  return taken === undefined || capacity === undefined ? undefined : capacity - taken;
}

function isSoldOut(key: string): boolean {
  return isOneOf(SOLD_OUT, wordsOf(key).join(' '));
}

type Texts = {
  [language in Language]: { gone: string; full: string; left: (count: number) => string; current: string };
};

/** What a screen says about what can be had. */
export const AVAILABILITY: Texts = {
  en: { gone: 'Sold out', full: 'Full', left: (count) => `Only ${count} left`, current: 'Current plan' },
  de: { gone: 'Ausgebucht', full: 'Ausgebucht', left: (count) => `Nur noch ${count} frei`, current: 'Aktuell gewählt' },
  fr: { gone: 'Complet', full: 'Complet', left: (count) => `Plus que ${count}`, current: 'Formule actuelle' },
  es: { gone: 'Agotado', full: 'Completo', left: (count) => `Solo quedan ${count}`, current: 'Plan actual' },
  it: { gone: 'Esaurito', full: 'Al completo', left: (count) => `Ultimi ${count}`, current: 'Piano attuale' },
  pt: { gone: 'Esgotado', full: 'Esgotado', left: (count) => `Só restam ${count}`, current: 'Plano atual' },
};
