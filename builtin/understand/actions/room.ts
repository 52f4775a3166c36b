import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** Where records tell how much room they have: how much is left, or how much is taken of how much there is. */
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

/** How much room the records of a list have; undefined where they don't tell it. */
export function roomIn({ columns }: RecordSet): Room | undefined {
  const numbers = columns.filter(
    ({ kind, path, format }) => kind === 'number' && path === undefined && format.as === 'number',
  );
  const named = (list: typeof LEFT) => numbers.filter(({ key }) => says(list, wordsOf(key).join(' ')));
  const taken = named(TAKEN);
  const [left, ...moreLeft] = named(LEFT).filter((one) => !taken.includes(one) && !isOfOthers(one, numbers));
  if (left !== undefined && moreLeft.length === 0) return { left };
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
