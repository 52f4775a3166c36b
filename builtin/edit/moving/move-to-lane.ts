import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { memberAt, shownLists, textOf } from '#builtin/edit/finding/shown-lists.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { childrenOf, placesOf, type Patch } from '#builtin/edit/patch.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { formatLike } from '#builtin/edit/values/update-figures.ts';

/** A lane of a board: its title, its cards and the pointer to them, and by name the pointers to all else about it. */
type Lane = { title: string; cards: string; entries: readonly Json[]; about: Map<string, string> };

/** Moves a card to the lane that words name, on every board that has both. */
export function moveToLane(patch: Patch, words: string, laneWords: string): boolean {
  const boards = placesOf(patch.spec).filter(({ element }) => element.type === 'KanbanBoard');
  return boards.map(({ id }) => moveOnBoard(patch, lanesOf(patch.spec, id), words, laneWords)).includes(true);
}

function moveOnBoard(patch: Patch, lanes: readonly Lane[], words: string, laneWords: string): boolean {
  const pointers = new Set(lanes.map(({ cards }) => cards));
  const lists = shownLists(patch.spec).filter(({ pointer }) => pointers.has(pointer));
  const [row, ...others] = findRows(patch.spec, words, lists);
  const from = lanes.find(({ cards }) => cards === row?.list.pointer);
  const to = laneNamed(lanes, laneWords);
  if (row === undefined || others.length > 0 || from === undefined || to === undefined) return false;
  if (from === to) return true;
  const card = from.entries[row.index];
  const changes = [membersInLane(card, lanes, from, to), figuresAfter(patch.spec, card, from, to)];
  if (card === undefined || changes.includes(undefined)) return false;
  for (const [path, value] of changes.flatMap((one) => one ?? [])) patch.apply({ op: 'replace', path, value });
  patch.apply({ op: 'move', from: `${from.cards}/${row.index}`, path: `${to.cards}/${to.entries.length}` });
  return true;
}

// The lanes of a board are elements, each repeated for a list of cards, or entries of its own list.
function lanesOf(spec: Spec, board: string): Lane[] {
  const { list, pointer } = listAt(spec, board, 'columns') ?? { list: [], pointer: '' };
  const listed = list.flatMap((_, at) => laneAt(spec, `${pointer}/${at}/cards`, `${pointer}/${at}/title`, []) ?? []);
  const elements = childrenOf(spec, board).flatMap((id) => {
    const path = spec.elements[id]?.repeat?.statePath;
    const [title, count] = [shownPointer(spec, id, 'title'), shownPointer(spec, id, 'count')];
    return path === undefined ? [] : (laneAt(spec, `/state${path}`, title, [count]) ?? []);
  });
  return [...listed, ...elements];
}

function laneAt(spec: Spec, cards: string, titlePointer: string, counts: readonly string[]): Lane | undefined {
  const [entries, title] = [readPointer(spec, cards), readPointer(spec, titlePointer)];
  if (!Array.isArray(entries) || typeof title !== 'string') return undefined;
  const owner = cards.slice(0, cards.lastIndexOf('/'));
  const members: unknown = /\/\d+$/.test(owner) ? readPointer(spec, owner) : undefined;
  const about = new Map([
    ...(isJsonObject(members) ? Object.keys(members) : []).map((key): [string, string] => [key, `${owner}/${key}`]),
    ...counts.map((pointer): [string, string] => ['count', pointer]),
    ['title', titlePointer],
  ]);
  return { title, cards, entries: entries as readonly Json[], about };
}

function laneNamed(lanes: readonly Lane[], words: string): Lane | undefined {
  const names = lanes.map(({ title }) => wordsOf(title));
  const { nameWords } = parseTargetPhrase(words, new Set(names.flat()));
  const isIn = (name: readonly string[]) => nameWords.every((word) => name.some((one) => isSameWord(word, one)));
  const fits = lanes.filter((_, at) => nameWords.length > 0 && isIn(names[at] ?? []));
  const whole = lanes.filter((_, at) => names[at]?.join(' ') === wordsOf(words).join(' '));
  return whole.length === 1 ? whole[0] : fits.length === 1 ? fits[0] : undefined;
}

type Change = [pointer: string, value: Json];

/** Members that tell the lane of a card, or what its buttons do there. */
const LANE_KEY = /^(?:stage|sta[td]|lane|col|eta[pt]|esta|fase|phase|spalte|next|prev|back)/i;
const STEP_KEY = /^(?:next|prev|back)/i;

// The members of a card that are the same for all cards of its lane; undefined if those of the other lane are not known.
function membersInLane(card: Json | undefined, lanes: readonly Lane[], from: Lane, to: Lane): Change[] | undefined {
  const path = `${from.cards}/${from.entries.indexOf(card ?? null)}`;
  const changes = Object.entries(isJsonObject(card) ? card : {}).map(([key, value]): Change | undefined | false => {
    if (isJsonObject(value) || Array.isArray(value)) return false;
    if (value === from.title) return [`${path}${formatPointer([key])}`, to.title];
    const isOfLane = lanes.every(({ entries }) => new Set(entries.map((one) => memberAt(one, key))).size <= 1);
    if (!LANE_KEY.test(key) || !isOfLane) return false;
    const [other] = to.entries;
    if (other === undefined) return STEP_KEY.test(key) ? undefined : false;
    return [`${path}${formatPointer([key])}`, memberAt(other, key) ?? null];
  });
  if (changes.includes(undefined)) return undefined;
  return changes.flatMap((one) => (one === undefined || one === false ? [] : [one]));
}

// The number of cards, and sums of their members, that a lane shows; undefined if its title has another number.
function figuresAfter(spec: Spec, card: Json | undefined, from: Lane, to: Lane): Change[] | undefined {
  const measures = ['', ...Object.keys(isJsonObject(card) ? card : {})];
  const changes: Change[] = [];
  for (const [name, pointer] of from.about) {
    const path = to.about.get(name) ?? '';
    const shown = [pointer, path].map((one) => readPointer(spec, one) as Json | undefined);
    const [a, b] = shown.map((one) => numberIn(textOf(one)));
    if (a === undefined || b === undefined || changes.some(([known]) => known === pointer)) continue;
    const key = measures.find((one) => isMeasure(a, from, one) && isMeasure(b, to, one));
    if (key === undefined && name === 'title') return undefined;
    const amount = key === undefined ? 0 : amountOf(card, key);
    if (key === undefined || amount === 0) continue;
    changes.push([pointer, writtenLike(shown[0], a - amount)], [path, writtenLike(shown[1], b + amount)]);
  }
  return changes;
}

function isMeasure(number: number, { entries }: Lane, key: string): boolean {
  return Math.abs(entries.reduce((sum: number, one) => sum + amountOf(one, key), 0) - number) < 0.005;
}

// Without a key, each card counts one.
function amountOf(card: Json | undefined, key: string): number {
  return key === '' ? 1 : (numberIn(textOf(memberAt(card, key))) ?? 0);
}

function writtenLike(before: Json | undefined, number: number): Json {
  const rounded = Math.round(number * 100) / 100;
  return typeof before === 'string' ? formatLike(before, rounded) : rounded;
}
