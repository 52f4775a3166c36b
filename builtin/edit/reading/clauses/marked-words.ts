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

/** A word of a prompt, or several that belong together, and its function. */
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

// An e-mail address is one word, and so is a code such as "D3".
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
const YIELD_EVERY_WORDS = 400;
const ARTICLES: ReadonlySet<string> = new Set(['the', 'der', 'die', 'das', 'den', 'dem', 'le', 'la', 'el', 'il', 'o']);
const PLACES: ReadonlySet<Cue> = new Set(['before', 'after', 'first', 'last']);
const VERBS: ReadonlySet<Cue> = new Set(['make', 'show', 'sort', 'add', 'rename', 'say', 'remove', 'move']);

/** The words of a prompt with their functions. Names on the screen and quotations stay whole. Yields now and then. */
export function* markedWords(prompt: string, spec: Spec, language: string): Generator<void, Word[]> {
  const raw = rawWords(prompt);
  const folded = raw.map((word) => (word.quote === undefined ? word.folded : ''));
  const names = namesByFirstWord(spec);
  const tagged = taggedTargets(prompt, raw, names);
  const words: Word[] = [];
  for (let at = 0; at < raw.length;) {
    const first = raw[at];
    if (first === undefined) break;
    if (words.length % YIELD_EVERY_WORDS === 0) yield;
    const { mark, size } = markAt(prompt, raw, folded, at, { names, tagged, language, before: words.at(-1) });
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

type MarkContext = {
  names: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Starts of words that the learned tagger marks as a target and that occur in names on the screen. */
  tagged: ReadonlySet<number>;
  language: string;
  before: Word | undefined;
};

function markAt(
  prompt: string,
  raw: readonly Raw[],
  folded: readonly string[],
  at: number,
  { names, tagged, language, before }: MarkContext,
): { mark: Word['mark']; size: number } {
  const first = raw[at];
  const word = folded[at] ?? '';
  if (first?.quote !== undefined) return { mark: { is: 'quote', text: first.quote }, size: 1 };
  const nameSize = nameAt(names, folded, at);
  const longestCue = cueOf(folded, at, language);
  // A cue must not cut into a name or a longer place cue: "le reste à payer", "should be on the left".
  const isCut = [1, 2, 3].some((skip) => {
    const left = (longestCue?.size ?? 0) - skip;
    const place = left > 0 ? cueOf(folded, at + skip, language) : undefined;
    const isPlace = place !== undefined && PLACES.has(place.meaning) && place.size > left;
    return left > 0 && (isPlace || nameAt(names, folded, at + skip) > left);
  });
  const cue = isCut ? cueOf([word], 0, language) : longestCue;
  const kind = kindAt(folded, at, language);
  const look = lookAt(folded, at, language);
  if (nameSize > 1) return { mark: { is: 'name' }, size: nameSize };
  // Italian and Portuguese: only the accent distinguishes the verb "is" from "and".
  if (/^[èé]$/iu.test(prompt.slice(first?.start, first?.end))) return { mark: { is: 'cue', cue: 'is' }, size: 1 };
  // "the gross pay": a word that could be a cue or a look is part of a name, because the tagger marks it as a target.
  const isTagged = tagged.has(first?.start ?? -1) && kind === undefined && !SMALL_CUES.has(cue?.meaning ?? 'remove');
  if (isTagged && (cue !== undefined || look !== undefined))
    return { mark: { is: nameSize === 1 ? 'name' : 'plain' }, size: 1 };
  const ordinalPlace = ordinalPlaceAt(folded, at, language);
  if (ordinalPlace !== undefined) return { mark: { is: 'cue', cue: ordinalPlace.meaning }, size: ordinalPlace.size };
  if (isSelecting(before, folded, at, language)) return { mark: { is: 'plain' }, size: 1 };
  // "el segundo apellido" is a name, not a request for another one.
  if (cue?.meaning === 'copy' && ordinalAt(folded, at, language) !== undefined && ARTICLES.has(before?.folded ?? ''))
    return { mark: { is: 'plain' }, size: 1 };
  const startsUpper = /^\p{Lu}/u.test(prompt.slice(first?.start));
  const isCapital = startsUpper && before !== undefined && before.mark.is !== 'sign';
  // "rename it Who does what": a capitalized cue is part of the name.
  const isOfName = isCapital && nameSize === 0 && cue?.size === 1 && language !== 'de';
  // "the Garden Room": a capitalized word after another is part of a name, even if it starts like a foreign cue.
  const isAfterCapital = before?.mark.is === 'plain' && /^\p{Lu}/u.test(prompt.slice(before.start));
  // "Ida Brown": a surname, not a color.
  if (isCapital && isAfterCapital && look?.size === 1 && language !== 'de') return { mark: { is: 'plain' }, size: 1 };
  const isPlaceName = isOfName && PLACES.has(cue.meaning) && isVerb(before);
  if (isPlaceName || (isOfName && (cue.meaning === 'when' || cue.isStem === true)))
    return { mark: { is: 'plain' }, size: 1 };
  // "l'ora": after an article it is a name, not a filler.
  const opensWithName = cue?.meaning === 'filler' && (startsUpper || before?.folded === 'l');
  const isLed = before === undefined || before.mark.is === 'sign' || isVerb(before) || ARTICLES.has(before.folded);
  const isBeforePlace = isLed && isPlaceCueAt(folded, at + 1, language);
  // "the write card": between an article and a kind it is a name.
  const isBetweenArticleAndKind = ARTICLES.has(before?.folded ?? '') && kindAt(folded, at + 1, language) !== undefined;
  if (
    nameSize === 1 &&
    (isCapital ||
      opensWithName ||
      isBeforePlace ||
      isBetweenArticleAndKind ||
      ((cue === undefined || cue.isStem === true) && look === undefined && kind === undefined))
  )
    return { mark: { is: 'name' }, size: 1 };
  // "the warning" is an element; "warning" alone is a look.
  const isElement =
    kind !== undefined &&
    look !== undefined &&
    colorAt(folded, at, language) === undefined &&
    (ARTICLES.has(before?.folded ?? '') || colorAt([before?.folded ?? ''], 0, language) !== undefined);
  if (isElement) return { mark: { is: 'kind', kind: kind.meaning }, size: kind.size };
  const longest = Math.max(cue?.size ?? 0, kind?.size ?? 0, look?.size ?? 0);
  if (look !== undefined && look.size === longest) return { mark: { is: 'look', look: look.meaning }, size: longest };
  if (kind !== undefined && kind.size === longest) return { mark: { is: 'kind', kind: kind.meaning }, size: longest };
  if (cue !== undefined) return { mark: { is: 'cue', cue: cue.meaning }, size: cue.size };
  if (/^\p{N}/u.test(word)) return { mark: { is: 'number' }, size: 1 };
  return { mark: { is: /^\p{L}/u.test(word) ? 'plain' : 'sign' }, size: 1 };
}

const SMALL_CUES: ReadonlySet<Cue> = new Set(
  'filler is of to one and it inside not instead all when between before after first last up down'.split(
    ' ',
  ) as readonly Cue[],
);
const TARGET_TAGS: ReadonlySet<Tag> = new Set(
  'object field column fact option section setting plan lane step title value feature'.split(' ') as readonly Tag[],
);

function taggedTargets(prompt: string, raw: readonly Raw[], names: MarkContext['names']): ReadonlySet<number> {
  const known = new Set([...names.values()].flat(2));
  const spans = tag(committedWeights().tagger, prompt, 'edit').filter((span) => TARGET_TAGS.has(span.tag));
  const inside = raw.filter(
    ({ start, folded }) => known.has(folded) && spans.some((span) => start >= span.start && start < span.end),
  );
  return new Set(inside.map(({ start }) => start));
}

const AS_WORDS: ReadonlySet<string> = new Set(['as', 'als', 'come', 'como', 'comme']);
const ORDINAL_CUES: { readonly [ordinal: string]: Cue } = { '0': 'first', '1': 'second', '2': 'third', '-1': 'last' };

// "as the second column" states a place, not a column.
function ordinalPlaceAt(
  folded: readonly string[],
  at: number,
  language: string,
): { meaning: Cue; size: number } | undefined {
  const isLed =
    AS_WORDS.has(folded[at - 1] ?? '') || (ARTICLES.has(folded[at - 1] ?? '') && AS_WORDS.has(folded[at - 2] ?? ''));
  const ordinal = isLed ? ordinalAt(folded, at, language) : undefined;
  const kind = ordinal === undefined ? undefined : kindAt(folded, at + ordinal.size, language);
  const meaning = ordinal === undefined ? undefined : ORDINAL_CUES[ordinal.meaning];
  return ordinal === undefined || kind === undefined || meaning === undefined
    ? undefined
    : { meaning, size: ordinal.size + kind.size };
}

// "the second card", "the red box": the word selects one element of a kind.
function isSelecting(before: Word | undefined, folded: readonly string[], at: number, language: string): boolean {
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

// "put start before end": "start" is followed by a place cue, so it is a name.
function isPlaceCueAt(folded: readonly string[], at: number, language: string): boolean {
  return PLACES.has(cueOf(folded, at, language)?.meaning ?? 'filler');
}

/** True when a word is one of the cues. */
export function isCue({ mark }: Word, ...cues: readonly Cue[]): boolean {
  return mark.is === 'cue' && cues.includes(mark.cue);
}

// An apostrophe or hyphen inside a word splits it and is dropped: "au-dessus", "shouldn't".
function isInsideWord(prompt: string, piece: string, at: number): boolean {
  const isLetter = (char: string) => /\p{L}/u.test(char);
  const isJoint = piece === "'" || piece === '’' || piece === '-';
  return isJoint && /[\p{L}\p{N}]/u.test(prompt.charAt(at - 1)) && isLetter(prompt.charAt(at + 1));
}

function rawWords(prompt: string): Raw[] {
  const words: Raw[] = [];
  // An opening mark without a closing one stays unclosed for the rest of the prompt, so it is not searched for again.
  const unclosed = new Set<string>();
  let until = 0;
  for (const { 0: piece, index } of prompt.matchAll(PIECE)) {
    if (index < until) continue;
    const end = unclosed.has(piece) ? undefined : quoteEnd(prompt, index, piece);
    if (end === undefined && isQuoteSign(prompt, index, piece)) unclosed.add(piece);
    until = end ?? index + piece.length;
    if (isInsideWord(prompt, piece, index)) continue;
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

// A single quote opens a quotation only at the start of a word and closes it only at the end of one.
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

// The number of words of the longest name on the screen that starts here, including signs inside it; 0 for none.
function nameAt(names: MarkContext['names'], folded: readonly string[], at: number): number {
  let longest = 0;
  for (const name of names.get(folded[at] ?? '') ?? []) {
    let to = at;
    let matched = 0;
    while (matched < name.length && to < folded.length && to - at < 2 * NAME_MAX_WORDS) {
      if (folded[to] === name[matched]) matched += 1;
      else if (matched === 0 || !/^['’.-]$/.test(folded[to] ?? '')) break;
      to += 1;
    }
    if (matched === name.length) longest = Math.max(longest, to - at);
  }
  return longest;
}
