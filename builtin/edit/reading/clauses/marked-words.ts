import type { Spec } from '#contract/spec/spec.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { cueOf, type Cue } from '#builtin/edit/words/cues.ts';
import { kindAt, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { colorAt, lookAt } from '#builtin/edit/words/looks.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { rowNames } from '#builtin/edit/finding/rows.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';

/** A word of a change, or some that belong together, and what it is for. */
export type Word = {
  start: number;
  end: number;
  folded: string;
  mark:
    | { is: 'cue'; cue: Cue }
    | { is: 'kind'; kind: KindOfElement }
    | { is: 'look'; look: string }
    | { is: 'quote'; text: string }
    | { is: 'name' | 'plain' | 'number' | 'sign' };
};

type Raw = { start: number; end: number; folded: string; quote?: string };

// A code such as "D3" is one word, as is an address.
const PIECE =
  /[\p{L}\p{N}._-]{1,64}@[\p{L}\p{N}.-]{1,64}\p{L}|(?<!\p{N})\p{Lu}+\p{N}+(?!\p{L})|[\p{L}\p{M}]+|\p{N}+|[^\s]/gu;
const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”"'],
  ['„', '“”"'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
]);
const NAME_MAX_WORDS = 8;
const REST_WORDS = 400;
const ARTICLES: ReadonlySet<string> = new Set(['the', 'der', 'die', 'das', 'den', 'dem', 'le', 'la', 'el', 'il', 'o']);
const PLACES: ReadonlySet<Cue> = new Set(['before', 'after', 'first', 'last']);
const VERBS: ReadonlySet<Cue> = new Set(['make', 'show', 'sort', 'add', 'rename', 'say', 'remove', 'move']);

/** The words of a prompt with what each is for; names of the screen and quoted words stay whole. Rests now and then. */
export function* markedWords(prompt: string, spec: Spec, language: string): Generator<void, Word[]> {
  const raw = rawWords(prompt);
  const folded = raw.map((word) => (word.quote === undefined ? word.folded : ''));
  const names = namesByFirstWord(spec);
  const told = toldWords(prompt, raw, names);
  const words: Word[] = [];
  for (let at = 0; at < raw.length;) {
    const first = raw[at];
    if (first === undefined) break;
    if (words.length % REST_WORDS === 0) yield;
    const { mark, size } = markAt(prompt, raw, folded, at, { names, told, language, before: words.at(-1) });
    words.push({
      start: first.start,
      end: raw[at + size - 1]?.end ?? first.end,
      folded: folded.slice(at, at + size).join(' '),
      mark,
    });
    at += size;
  }
  return words;
}

type Setting = {
  names: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The words that the learned tagger takes for what is touched, where names of the screen have them. */
  told: ReadonlySet<number>;
  language: string;
  before: Word | undefined;
};

function markAt(
  prompt: string,
  raw: readonly Raw[],
  folded: readonly string[],
  at: number,
  { names, told, language, before }: Setting,
): { mark: Word['mark']; size: number } {
  const first = raw[at];
  const word = folded[at] ?? '';
  if (first?.quote !== undefined) return { mark: { is: 'quote', text: first.quote }, size: 1 };
  const named = nameAt(names, folded, at);
  const whole = cueOf(folded, at, language);
  // "le reste à payer", "should be on the left": no cue ends within a name, or a place.
  const isCut = [1, 2, 3].some((skip) => {
    const left = (whole?.size ?? 0) - skip;
    const place = left > 0 ? cueOf(folded, at + skip, language) : undefined;
    const isPlace = place !== undefined && PLACES.has(place.meaning) && place.size > left;
    return left > 0 && (isPlace || nameAt(names, folded, at + skip) > left);
  });
  const cue = isCut ? cueOf([word], 0, language) : whole;
  const kind = kindAt(folded, at, language);
  const look = lookAt(folded, at, language);
  if (named > 1) return { mark: { is: 'name' }, size: named };
  // The accent alone tells the verb from "and".
  if (/^[èé]$/iu.test(prompt.slice(first?.start, first?.end))) return { mark: { is: 'cue', cue: 'is' }, size: 1 };
  // "the gross pay": what would say what to do, or how something looks, in a language names something here.
  const isTold = told.has(first?.start ?? -1) && kind === undefined && !SMALL.has(cue?.meaning ?? 'remove');
  if (isTold && (cue !== undefined || look !== undefined))
    return { mark: { is: named === 1 ? 'name' : 'plain' }, size: 1 };
  const rank = rankAt(folded, at, language);
  if (rank !== undefined) return { mark: { is: 'cue', cue: rank.meaning }, size: rank.size };
  if (tellsApart(before, folded, at, language)) return { mark: { is: 'plain' }, size: 1 };
  // "el segundo apellido": a name, and not one more.
  if (cue?.meaning === 'copy' && ordinalAt(folded, at, language) !== undefined && ARTICLES.has(before?.folded ?? ''))
    return { mark: { is: 'plain' }, size: 1 };
  const startsUpper = /^\p{Lu}/u.test(prompt.slice(first?.start));
  const isCapital = startsUpper && before !== undefined && before.mark.is !== 'sign';
  // "rename it Who does what": a word of the name.
  const isOfName = isCapital && named === 0 && cue?.size === 1 && language !== 'de';
  // "the Garden Room": of a name, whatever begins so in another language.
  const isAfterCapital = before?.mark.is === 'plain' && /^\p{Lu}/u.test(prompt.slice(before.start));
  // "Ida Brown"
  if (isCapital && isAfterCapital && look?.size === 1 && language !== 'de') return { mark: { is: 'plain' }, size: 1 };
  const isPlaceName = isOfName && PLACES.has(cue.meaning) && isVerb(before);
  if (isPlaceName || (isOfName && (cue.meaning === 'when' || cue.isStem === true)))
    return { mark: { is: 'plain' }, size: 1 };
  // "l'ora": with an article a name, and no small word.
  const opensWithName = cue?.meaning === 'filler' && (startsUpper || before?.folded === 'l');
  const isLed = before === undefined || before.mark.is === 'sign' || isVerb(before) || ARTICLES.has(before.folded);
  const isPlaced = isLed && placesNext(folded, at + 1, language);
  // "the write card"
  const isOfKind = ARTICLES.has(before?.folded ?? '') && kindAt(folded, at + 1, language) !== undefined;
  if (
    named === 1 &&
    (isCapital ||
      opensWithName ||
      isPlaced ||
      isOfKind ||
      ((cue === undefined || cue.isStem === true) && look === undefined && kind === undefined))
  )
    return { mark: { is: 'name' }, size: 1 };
  // "the warning" is a thing, "warning" a look.
  const isThing =
    kind !== undefined &&
    look !== undefined &&
    colorAt(folded, at, language) === undefined &&
    (ARTICLES.has(before?.folded ?? '') || colorAt([before?.folded ?? ''], 0, language) !== undefined);
  if (isThing) return { mark: { is: 'kind', kind: kind.meaning }, size: kind.size };
  const longest = Math.max(cue?.size ?? 0, kind?.size ?? 0, look?.size ?? 0);
  if (look !== undefined && look.size === longest) return { mark: { is: 'look', look: look.meaning }, size: longest };
  if (kind !== undefined && kind.size === longest) return { mark: { is: 'kind', kind: kind.meaning }, size: longest };
  if (cue !== undefined) return { mark: { is: 'cue', cue: cue.meaning }, size: cue.size };
  if (/^\p{N}/u.test(word)) return { mark: { is: 'number' }, size: 1 };
  return { mark: { is: /^\p{L}/u.test(word) ? 'plain' : 'sign' }, size: 1 };
}

const SMALL: ReadonlySet<Cue> = new Set(
  'filler is of to one and it inside not instead all when between before after first last up down'.split(
    ' ',
  ) as readonly Cue[],
);
const TOUCHED: ReadonlySet<Tag> = new Set(
  'object field column fact option section setting plan lane step title value feature'.split(' ') as readonly Tag[],
);

function toldWords(prompt: string, raw: readonly Raw[], names: Setting['names']): ReadonlySet<number> {
  const known = new Set([...names.values()].flat(2));
  const spans = tag(committedWeights().tagger, prompt, 'edit').filter((span) => TOUCHED.has(span.tag));
  const inside = raw.filter(
    ({ start, folded }) => known.has(folded) && spans.some((span) => start >= span.start && start < span.end),
  );
  return new Set(inside.map(({ start }) => start));
}

const AS: ReadonlySet<string> = new Set(['as', 'als', 'come', 'como', 'comme']);
const RANKS: { readonly [ordinal: string]: Cue } = { '0': 'first', '1': 'second', '2': 'third', '-1': 'last' };

// "as the second column": a place, not a thing.
function rankAt(folded: readonly string[], at: number, language: string): { meaning: Cue; size: number } | undefined {
  const isLed = AS.has(folded[at - 1] ?? '') || (ARTICLES.has(folded[at - 1] ?? '') && AS.has(folded[at - 2] ?? ''));
  const ordinal = isLed ? ordinalAt(folded, at, language) : undefined;
  const kind = ordinal === undefined ? undefined : kindAt(folded, at + ordinal.size, language);
  const meaning = ordinal === undefined ? undefined : RANKS[ordinal.meaning];
  return ordinal === undefined || kind === undefined || meaning === undefined
    ? undefined
    : { meaning, size: ordinal.size + kind.size };
}

// "the second card", "the red box": which of a kind.
function tellsApart(before: Word | undefined, folded: readonly string[], at: number, language: string): boolean {
  const isNew = before !== undefined && isCue(before, 'one');
  const ordinal = ordinalAt(folded, at, language);
  const color = colorAt(folded, at, language);
  const size = ordinal?.size ?? color?.size;
  if (isNew || size === undefined) return false;
  const isBeforeKind = kindAt(folded, at + size, language) !== undefined;
  return ordinal?.meaning === '0.5' || (isBeforeKind && (ordinal !== undefined || ARTICLES.has(before?.folded ?? '')));
}

function isVerb({ mark }: Word): boolean {
  return mark.is === 'cue' && VERBS.has(mark.cue);
}

// "put start before end": what stands before a place is no place.
function placesNext(folded: readonly string[], at: number, language: string): boolean {
  return PLACES.has(cueOf(folded, at, language)?.meaning ?? 'filler');
}

/** Whether a word is a certain cue. */
export function isCue({ mark }: Word, ...cues: readonly Cue[]): boolean {
  return mark.is === 'cue' && cues.includes(mark.cue);
}

// An apostrophe or a hyphen in a word parts it without a word of its own: "au-dessus", "shouldn't".
function joinsWords(prompt: string, piece: string, at: number): boolean {
  const isLetter = (char: string) => /\p{L}/u.test(char);
  const isJoint = piece === "'" || piece === '’' || piece === '-';
  return isJoint && /[\p{L}\p{N}]/u.test(prompt.charAt(at - 1)) && isLetter(prompt.charAt(at + 1));
}

function rawWords(prompt: string): Raw[] {
  const words: Raw[] = [];
  // What nothing closes from here on, nothing closes further on.
  const unclosed = new Set<string>();
  let until = 0;
  for (const { 0: piece, index } of prompt.matchAll(PIECE)) {
    if (index < until) continue;
    const end = unclosed.has(piece) ? undefined : quoteEnd(prompt, index, piece);
    if (end === undefined && isQuoteSign(prompt, index, piece)) unclosed.add(piece);
    until = end ?? index + piece.length;
    if (joinsWords(prompt, piece, index)) continue;
    const quote = end === undefined ? undefined : prompt.slice(index + 1, end - 1).trim();
    if (quote === undefined) words.push({ start: index, end: until, folded: foldText(piece) });
    else if (quote !== '') words.push({ start: index, end: until, folded: foldText(quote), quote });
  }
  return words;
}

function isQuoteSign(prompt: string, start: number, sign: string): boolean {
  const isSingle = sign === "'" || sign === '‘';
  return CLOSED_BY.has(sign) && !(isSingle && /[\p{L}\p{N}]/u.test(prompt.charAt(start - 1)));
}

// An apostrophe opens a quotation only where a word may begin, and closes it where one may end.
function quoteEnd(prompt: string, start: number, open: string): number | undefined {
  const closers = CLOSED_BY.get(open);
  if (closers === undefined) return undefined;
  if (!isQuoteSign(prompt, start, open)) return undefined;
  const isSingle = open === "'" || open === '‘';
  for (let at = start + 1; at < prompt.length; at += 1)
    if (closers.includes(prompt.charAt(at)) && !(isSingle && /[\p{L}\p{N}]/u.test(prompt.charAt(at + 1))))
      return at + 1;
  return undefined;
}

function namesByFirstWord(spec: Spec): ReadonlyMap<string, readonly (readonly string[])[]> {
  const names = new Map<string, (readonly string[])[]>();
  const shown = namesOn(spec).flatMap(({ words, weight }) => (weight === 'key' ? [] : [words]));
  for (const words of [...shown, ...rowNames(spec)]) {
    const [first] = words;
    if (first === undefined || words.length > NAME_MAX_WORDS) continue;
    const list = names.get(first);
    if (list === undefined) names.set(first, [words]);
    else if (list.length < 50) list.push(words);
  }
  return names;
}

// How many words from here on are a whole name of the screen, signs within them counted; 0 for none.
function nameAt(names: Setting['names'], folded: readonly string[], at: number): number {
  let longest = 0;
  for (const name of names.get(folded[at] ?? '') ?? []) {
    let to = at;
    let met = 0;
    while (met < name.length && to < folded.length && to - at < 2 * NAME_MAX_WORDS) {
      if (folded[to] === name[met]) met += 1;
      else if (met === 0 || !/^['’.-]$/.test(folded[to] ?? '')) break;
      to += 1;
    }
    if (met === name.length) longest = Math.max(longest, to - at);
  }
  return longest;
}
