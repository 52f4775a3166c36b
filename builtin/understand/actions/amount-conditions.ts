import { boundTold, isToldIn, toldValues } from '#builtin/edit/words/told-values.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { OfferedIf } from './offered.ts';
import { roomFor, roomIn } from './room.ts';

const FULL = wordList(
  'full|fully booked|sold out|booked out|no places|no seats|no room|voll|ausgebucht|ausverkauft|complet|complete|complets|epuise|llen*',
  'agotad*|sin plazas|pien*|al completo|esaurit*|lotad*|esgotad*|chei*|belegt',
);
const ROOM = wordList(
  'places left|seats left|spots left|places free|free places|free seats|free spots|is room|has room|have room|room left|platze frei|freie platze|noch platze|places libres',
  'reste des places|places restantes|plazas libres|quedan plazas|haya plazas|hay plazas|posti liberi|posti disponibili|vagas livres|ha vagas|houver vagas',
);
const ENOUGH = wordList('enough|genug|genugend|assez|suffisamment|suficiente*|bastante*|abbastanza|sufficient*');
const LEAST = wordList('min|minimum|minimo|mindest*|least');
const LIMIT = wordList(
  'min|minimum|minimo|minima|mindest*|mindestbestand|reorder level|threshold|limit|max|maximum|maximo|meldebestand|seuil|umbral|soglia',
);

/** The conditions on numbers that words state: "while there are places", "fewer than 5 in stock", "below the minimum". */
export function amountConditions(text: string, isExcept: boolean, set: RecordSet): OfferedIf[] {
  const room = says(ROOM, text) ? 'needed' : says(FULL, text) ? 'gone' : undefined;
  if (room !== undefined && roomIn(set) !== undefined)
    return roomFor(isExcept === (room === 'gone') ? 'needed' : 'gone', set);
  const compared = says(ENOUGH, text) ? enoughIn(set) : comparisonIn(text, set);
  return compared === undefined ? [] : [isExcept ? opposite(compared) : compared];
}

function comparisonIn(text: string, set: RecordSet): OfferedIf | undefined {
  const numbers = set.columns.filter(({ kind, path }) => kind === 'number' && path === undefined);
  const named = numbers.filter(
    ({ key, label }) => wordsOf(key).some((word) => word.length > 3 && isToldIn(word, text)) || isToldIn(label, text),
  );
  const amounts = numbers.filter(({ format }) => format.as === 'money');
  const isOfMoney = named.length === 0 && toldValues(text, []).told.has('unit') && amounts.length === 1;
  const [column] = isOfMoney ? amounts : named;
  if (column === undefined || named.length > 2) return undefined;
  const { told, number } = toldValues(text, [column.label, column.key]);
  const bound = boundTold(told);
  if (bound === undefined) return undefined;
  const parts = column.format.as === 'money' ? column.format.parts : 1;
  if (number !== undefined) return { key: column.key, [bound]: number * parts };
  const least = named.find(({ key }) => says(LIMIT, wordsOf(key).join(' ')));
  const room = roomIn(set);
  const other = named.find((one) => one !== least) ?? (room !== undefined && 'left' in room ? room.left : undefined);
  return least === undefined || other === undefined ? undefined : { key: other.key, [bound]: { key: least.key } };
}

// "once enough players joined": as many as the least that there must be.
function enoughIn({ columns }: RecordSet): OfferedIf | undefined {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const least = numbers.find(({ key }) => says(LEAST, wordsOf(key)[0] ?? ''));
  const things = least === undefined ? '' : wordsOf(least.key).slice(1).join(' ');
  const count = numbers.find(({ key }) => wordsOf(key).join(' ') === things);
  return least === undefined || count === undefined ? undefined : { key: count.key, gte: { key: least.key } };
}

const OPPOSITES = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' } as const;

function opposite({ key, ...test }: OfferedIf): OfferedIf {
  const [[operator, operand] = []] = Object.entries(test);
  const other = operator === undefined ? undefined : OPPOSITES[operator as keyof typeof OPPOSITES];
  return other === undefined ? { key, ...test } : { key, [other]: operand };
}
