import type { JsonObject } from '#contract/json/json.ts';
import { boundTold, isToldIn, toldValues } from '#builtin/edit/words/told-values.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { namesRecords } from '#builtin/understand/data/record-key.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isState, type State } from '#builtin/understand/words/state-words.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Action } from './action.ts';
import type { OfferedIf } from './offered.ts';
import { roomFor, roomIn } from './room.ts';
import { haveSameVerb } from './same-verb.ts';
import { toldCases, type ToldCase } from './told-clauses.ts';
import { isNamedByRule } from './verb-rules.ts';

const NOT = wordList(
  'not|un|nicht|noch nicht|pas|no|non|nao|never|without|ohne|sans|sin|senza|sem|nobody|niemand|kein|keine|keinen',
);
const FULL = wordList(
  'full|fully booked|sold out|booked out|no places|no seats|no room|voll|ausgebucht|ausverkauft|complet|complete|complets|epuise|llen*|complet*',
  'agotad*|sin plazas|pien*|al completo|esaurit*|lotad*|esgotad*|chei*|belegt',
);
const ROOM = wordList(
  'places left|seats left|spots left|places free|free places|free seats|free spots|room left|platze frei|freie platze|noch platze|places libres',
  'reste des places|places restantes|plazas libres|quedan plazas|haya plazas|hay plazas|posti liberi|posti disponibili|vagas livres|ha vagas|houver vagas',
);
const ENOUGH = wordList('enough|genug|genugend|assez|suffisamment|suficiente*|bastante*|abbastanza|sufficient*');
const MODAL = wordList(
  'can|may|must|should|kann|konnen|darf|durfen|peut|peuvent|puede|pueden|puo|possono|pode|podem|si|se|are|is|bleiben|bleibt',
);
const ONES = wordList(
  'one|ones|those|that|who|which|whose|die|der|das|den|diejenigen|ceux|celles|qui|les|los|las|el|la|le|que|quelli|quelle|che|i|gli|os|as|o|a|the|each|every|any|all|alle|jede*|einen|eine|ein|un|une|una|uno|um|uma',
);
const MIN = wordList(
  'min|minimum|minimo|minima|mindest*|mindestbestand|reorder level|threshold|limit|max|maximum|maximo|meldebestand|seuil|umbral|soglia',
);
const MAX_STATES = 8;
const MAX_STATE_CHARS = 30;

/**
 * The conditions for an action that the request tells in words: "pay the open ones", "only while it isn't shipped", "owners
 * cannot be removed". What would rule out all records is hardly meant.
 */
export function toldConditions(request: string, action: Action, set: RecordSet, keys: readonly string[]): OfferedIf[] {
  const isDeed = (words: readonly string[]) => namesDeed(words, action, set);
  const cases = toldCases(request, isDeed).filter(({ deed, isForAll }) => isForAll === true || isDeed(deed));
  const told = cases.flatMap((one) => meant(one, action, set).filter(({ key }) => keys.includes(key)));
  const unique = told.filter(
    (one, at) => told.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
  return set.rows.some((row) => unique.every((one) => holds(one, row))) ? unique : [];
}

/** Whether words name what an action does: its verb in any form, or another one for the same. */
function namesDeed(words: readonly string[], action: Action, set: RecordSet): boolean {
  const own = [...wordsOf(action.name), ...wordsOf(action.label)].filter(
    (word) => word.length > 2 && !namesRecords([word], set) && !GENERAL.has(word),
  );
  const described = words.filter((word, at) => !isDescription(words, at, set));
  return (
    own.some((word) => described.some((one) => one === word || haveSameVerb(word, one))) ||
    isNamedByRule(action, described.join(' '))
  );
}

const GENERAL: ReadonlySet<string> = new Set(
  'mark set send create request add make the den der die das als les des del una uma marcar marquer markieren segna enviar'.split(
    ' ',
  ),
);

// "cancelled orders", but "orders can be cancelled".
function isDescription(words: readonly string[], at: number, { columns }: RecordSet): boolean {
  const word = words[at] ?? '';
  const isPassive =
    /^(?:be|been|werden|wird|etre|ser|sea|sean|essere|sejam|seja)$/.test(words[at - 1] ?? '') ||
    /^(?:werden|wird)$/.test(words[at + 1] ?? '');
  return (
    !isPassive &&
    columns.some(({ distinct, key, kind }) =>
      kind === 'boolean' ? joinedWords(key) === word : distinct.some((one) => joinedWords(one) === word),
    )
  );
}

function meant(told: ToldCase, action: Action, set: RecordSet): OfferedIf[] {
  const { when, isExcept, isSure } = told;
  const text = when.join(' ');
  if (isSure) {
    const room = says(ROOM, text) ? 'needed' : says(FULL, text) ? 'gone' : undefined;
    if (room !== undefined && roomIn(set) !== undefined)
      return roomFor(isExcept === (room === 'gone') ? 'needed' : 'gone', set);
    const compared = says(ENOUGH, text) ? enoughIn(set) : comparisonIn(text, set);
    if (compared !== undefined) return [isExcept ? opposite(compared) : compared];
  }
  // What becomes of a thing does not describe it before.
  const isNamed = ({ key }: Column) =>
    !isSure && !isExcept && wordsOf(key).some((word) => wordsOf(action.name).includes(word));
  return set.columns.flatMap((column) => {
    if (column.kind === 'boolean') return isNamed(column) ? [] : yesOrNo(column, told, set);
    if (column.kind === 'text' && column.distinct.length > 0 && column.refersTo === undefined)
      return ofTexts(column, told, action, set);
    return [];
  });
}

function yesOrNo({ key }: Column, told: ToldCase, set: RecordSet): OfferedIf[] {
  const { when, deed, isExcept, isSure } = told;
  const words = wordsOf(key).filter((word) => !/^(?:is|has|est|es|ist|esta|e)$/.test(word));
  const state = words.at(-1) ?? '';
  // "a cabin only if they have booked one": the words of the key may be told before.
  const at = words.length === 0 ? -1 : when.findIndex((word) => isSameWord(state, word));
  if (at < 0 || !words.every((word) => [...when, ...deed].some((one) => isSameWord(word, one)))) return [];
  if (!isSure && !isExcept && !isDescribing(when, at, set)) return [];
  const isNot = isDenied(when, at, isSure) !== isExcept;
  return [isNot ? { key, not: true } : { key }];
}

function ofTexts({ key, distinct }: Column, told: ToldCase, action: Action, set: RecordSet): OfferedIf[] {
  const { when, isExcept, isSure } = told;
  const states = distinct.slice(0, MAX_STATES);
  if (distinct.length > MAX_STATES || !distinct.every(isKeyLike) || titleColumn(set)?.key === key) return [];
  // A word that names one state means no other.
  const named = states.map((state) => placeInOwnWords(state, when));
  const found = states.flatMap((state, place) => {
    const at = named[place] ?? placeByMeaning(state, when, named);
    if (at === undefined || (!isSure && !isExcept && !isDescribing(when, at, set))) return [];
    // What becomes of a thing does not describe it before.
    if (!isSure && wordsOf(action.name).some((word) => haveSameVerb(word, wordsOf(state)[0] ?? ''))) return [];
    return [{ state, isNot: isDenied(when, at, isSure) }];
  });
  if (found.length === 0) return [];
  const meantStates = found.map(({ state }) => state);
  const isNot = (found[0]?.isNot === true) !== isExcept;
  const open = meantStates.some((state) => isState('open', state))
    ? states.filter((state) => isState('open', state))
    : [];
  const all = [...new Set([...meantStates, ...(isNot ? [] : open)])];
  if (isNot) return all.map((state): OfferedIf => ({ key, neq: state }));
  const [only, ...more] = all;
  if (only !== undefined && more.length === 0) return [{ key, eq: only }];
  return states.filter((state) => !all.includes(state)).map((state): OfferedIf => ({ key, neq: state }));
}

// "in_progress", "OFFEN": words of a program, and nobody's name or address.
function isKeyLike(text: string): boolean {
  return /^[\p{L}\d]+(?:[_ -][\p{L}\d]+){0,3}$/u.test(text) && text.length <= MAX_STATE_CHARS;
}

// Where words name a state in its own words, of which short ones need not be told.
function placeInOwnWords(state: string, words: readonly string[]): number | undefined {
  const all = wordsOf(state);
  const long = all.filter((word) => word.length > 2);
  const own = long.length > 0 ? long : all;
  const at = words.findIndex(
    (_, start) => own.length > 0 && own.every((word, index) => isSameWord(word, words[start + index] ?? '')),
  );
  return at < 0 ? undefined : at;
}

// Where another word means a state: "unpaid" for "due".
function placeByMeaning(
  state: string,
  words: readonly string[],
  taken: readonly (number | undefined)[],
): number | undefined {
  const meanings = MEANINGS.filter((one) => isState(one, state));
  const at = words.findIndex(
    (word, index) => !taken.includes(index) && meanings.some((one) => isState(one, word, true)),
  );
  return at < 0 ? undefined : at;
}

const MEANINGS: readonly State[] = [
  'open',
  'paid',
  'free',
  'taken',
  'running',
  'stopped',
  'paused',
  'arrived',
  'underWay',
  'approved',
  'rejected',
  'joined',
  'waiting',
  'missing',
  'faulty',
];

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  return (
    word.length > 3 &&
    other.length > 3 &&
    (haveSameStem(word, other) || (word.slice(0, 4) === other.slice(0, 4) && haveSameVerb(word, other)))
  );
}

// Without a word for a condition, what is denied is what is done.
function isDenied(words: readonly string[], at: number, isSure: boolean): boolean {
  return isSure && says(NOT, words.slice(Math.max(0, at - 3), at).join(' '));
}

// "the open ones", "open invoices", "facturas pendientes", "those who are late".
function isDescribing(words: readonly string[], at: number, set: RecordSet): boolean {
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  const isThing = (word: string) => word !== '' && (namesRecords([word], set) || /^ones?$/.test(word));
  return (
    isThing(after) || isThing(before) || says(ONES, before) || (at === 0 && (words.length === 2 || says(MODAL, after)))
  );
}

// "fewer than 5 in stock", "below the minimum".
function comparisonIn(text: string, set: RecordSet): OfferedIf | undefined {
  const numbers = set.columns.filter(({ kind, path }) => kind === 'number' && path === undefined);
  const named = numbers.filter(
    ({ key, label }) => wordsOf(key).some((word) => word.length > 3 && isToldIn(word, text)) || isToldIn(label, text),
  );
  const amounts = numbers.filter(({ format }) => format.as === 'money');
  const { told: around } = toldValues(text, []);
  const [column] = named.length === 0 && around.has('unit') && amounts.length === 1 ? amounts : named;
  if (column === undefined || named.length > 2) return undefined;
  const { told, number } = toldValues(text, [column.label, column.key]);
  const bound = boundTold(told);
  if (bound === undefined) return undefined;
  const parts = column.format.as === 'money' ? column.format.parts : 1;
  if (number !== undefined) return { key: column.key, [bound]: number * parts };
  const least = named.find(({ key }) => says(MIN, wordsOf(key).join(' ')));
  const room = roomIn(set);
  const other = named.find((one) => one !== least) ?? (room !== undefined && 'left' in room ? room.left : undefined);
  return least === undefined || other === undefined ? undefined : { key: other.key, [bound]: { key: least.key } };
}

// "once enough players joined": as many as the least that there must be.
function enoughIn({ columns }: RecordSet): OfferedIf | undefined {
  const least = columns.find(({ key, kind }) => kind === 'number' && says(LEAST, wordsOf(key)[0] ?? ''));
  const things = least === undefined ? '' : wordsOf(least.key).slice(1).join(' ');
  const count = columns.find(({ key, kind }) => kind === 'number' && wordsOf(key).join(' ') === things);
  return least === undefined || count === undefined ? undefined : { key: count.key, gte: { key: least.key } };
}

const LEAST = wordList('min|minimum|minimo|mindest*|least');
const OPPOSITES = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' } as const;

function opposite({ key, ...test }: OfferedIf): OfferedIf {
  const [[operator, operand] = []] = Object.entries(test);
  const other = operator === undefined ? undefined : OPPOSITES[operator as keyof typeof OPPOSITES];
  return other === undefined ? { key, ...test } : { key, [other]: operand };
}

function holds({ key, eq, neq, not, ...order }: OfferedIf, row: JsonObject): boolean {
  const value = row[key];
  if (eq !== undefined) return value === eq;
  if (neq !== undefined) return value !== neq;
  const [[operator, operand] = []] = Object.entries(order).filter(([name]) => name !== 'mayLack');
  if (operator === undefined) return Boolean(value) !== (not === true);
  const limit =
    typeof operand === 'object' && operand !== null && 'key' in operand ? row[String(operand.key)] : operand;
  if (typeof value !== 'number' || typeof limit !== 'number') return false;
  return { gt: value > limit, gte: value >= limit, lt: value < limit, lte: value <= limit }[operator] ?? true;
}
