import type { JsonObject } from '#contract/json/json.ts';
import type { OfferedIf } from './offered.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** The members that hold how much room a record has: how much is left, or how much is taken of how much there is. */
export type Room = { left: Column } | { taken: Column; capacity: Column };

const LEFT = wordList(
  'free|available|left|remaining|vacant|frei*|verfugbar*|ubrig*|restlich*|verbleibend*|libre*|disponible*|restant*|restante*',
  'liber*|disponibil*|rimanent*|rimast*|livre|livres|disponivel|disponiveis|vagas|vacancies|vacantes|stock|in stock|lagerbestand|bestand|existencias|estoque|giacenza',
);
const TAKEN = wordList(
  'booked|taken|used|occupied|registered|enrolled|sold|claimed|reserved|attending|attendees|participants|signups|signed up|filled',
  'belegt*|gebucht*|angemeldet*|teilnehmer*|verkauft*|vergeben*|besetzt*|inscrit|inscrits|inscrites|inscripciones|reserves|reservees|vendus',
  'vendues|occupe*|participants|pris|prises|ocupad*|inscrit*|matriculad*|reservad*|vendid*|iscritt*|prenotat*|occupat*|vendut*|inscricoes|asistentes|anmeldungen',
);
const CAPACITY = wordList(
  'capacity|max|maximum|limit|total|places|seats|slots|spots|spaces|beds|quota|kapazitat|kapazitaet|platze|plaetze|platzzahl|hochstzahl|limite',
  'capacite|plazas|cupo|aforo|lugares|vagas|capienza|capacidad|capacidade|capacita|posti|max participants|max teilnehmer|totales|size',
);

const MOST = wordList('max|maximum|maximal|capacity|limit|maximo|massimo|hochst');

/** How much room the records of a list have; undefined where they don't say. */
export function roomIn({ columns }: RecordSet): Room | undefined {
  const numbers = columns.filter(
    ({ kind, path, format }) => kind === 'number' && path === undefined && format.as === 'number',
  );
  const named = (list: typeof LEFT) => numbers.filter(({ key }) => says(list, wordsOf(key).join(' ')));
  const taken = named(TAKEN);
  const [left, ...moreLeft] = named(LEFT).filter((one) => !taken.includes(one) && !isOfOthers(one, numbers));
  if (left !== undefined && moreLeft.length === 0) return { left };
  const own = numbers.flatMap((most) => {
    const things = wordsOf(most.key);
    const count = numbers.find(({ key }) => things.length > 1 && wordsOf(key).join(' ') === things.slice(1).join(' '));
    return count !== undefined && says(MOST, things[0] ?? '') ? [{ taken: count, capacity: most }] : [];
  });
  if (own[0] !== undefined) return own[0];
  const [first] = taken;
  const capacities = named(CAPACITY).filter((one) => !taken.includes(one) && !says(LEFT, wordsOf(one.key).join(' ')));
  const [capacity] = capacities;
  return first === undefined || taken.length > 1 || capacity === undefined || capacities.length > 1
    ? undefined
    : { taken: first, capacity };
}

// "ev_chargers_free" beside "spaces_total" is not what is booked.
function isOfOthers({ key }: Column, numbers: readonly Column[]): boolean {
  const things = wordsOf(key).filter((word) => !says(LEFT, word));
  const totals = numbers.filter((one) => says(CAPACITY, wordsOf(one.key).at(-1) ?? ''));
  return (
    things.length > 0 &&
    totals.length > 0 &&
    !totals.some((one) => wordsOf(one.key).some((word) => things.includes(word)))
  );
}

/**
 * The conditions for what needs a place in a record, or for what is meant for those who find none: a waiting list. Where there
 * is room everywhere, that would have no purpose.
 */
export function roomFor(wanted: 'needed' | 'gone' | undefined, set: RecordSet): OfferedIf[] {
  const room = wanted === undefined ? undefined : roomIn(set);
  if (room === undefined) return [];
  const isNeeded = wanted === 'needed';
  const isGone = (row: JsonObject) =>
    'left' in room
      ? Number(row[room.left.key]) <= 0
      : Number(row[room.taken.key]) >= Number(row[room.capacity.key] ?? Infinity);
  if (!isNeeded && !set.rows.some(isGone)) return [];
  if ('left' in room) return [isNeeded ? { key: room.left.key, gt: 0 } : { key: room.left.key, lte: 0 }];
  const { taken, capacity } = room;
  const mayLack =
    isNeeded && set.rows.some((row) => typeof row[capacity.key] !== 'number') ? { mayLack: true as const } : {};
  const compared = { key: capacity.key };
  return [{ key: taken.key, ...(isNeeded ? { lt: compared } : { gte: compared }), ...mayLack }];
}
