import { deniedBoundIn } from '#builtin/edit/words/denied-bound.ts';
import { isCue, type Word } from './marked-words.ts';
import {
  isFullRequest,
  COST_VERBS,
  hasNumber,
  hasOwnSubject,
  givesNameWithoutVerb,
  isCompleteRequest,
  isFinished,
  hasKnownThingBeforePlace,
  announcesNewThing,
  countsSomethingElse,
  hasReferenceBeforePlace,
  isReference,
  hasCommandWord,
  hasOldAndNew,
  PLACE_CUES,
} from './word-checks.ts';

/** Words between two signs or connectives, and what parts them from the words before. */
export type Segment = { words: Word[]; separator: string };

export const SEPARATOR_SIGNS: ReadonlySet<string> = new Set([',', ';', ':', '.', '!', '?', '–', '—', '(', ')']);
export const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';']);
const SEGMENTS_MAX = 24;
const CONDITION_MAX_WORDS = 5;
// Who does something that is told and not asked for: "we never shipped it", "people keep missing it".
const SUBJECTS: ReadonlySet<string> = new Set(
  'we they people users customers everybody everyone wir sie leute kunden man on nous ils elles gens nos nosotros ellos gente noi loro agente eles elas'.split(
    ' ',
  ),
);

/** The segments of a prompt in groups, each a change, a remark, or a change under a condition. */
export function groupsOf(prompt: string, words: readonly Word[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segmentsOf(prompt, words)) {
    const group = groups.at(-1);
    if (group === undefined || group.length >= SEGMENTS_MAX || startsGroup(group, segment)) groups.push([segment]);
    else group.push(segment);
  }
  return groups;
}

/** Whether a segment tells what somebody does and asks for nothing. */
export function isRemark({ words, separator }: Segment): boolean {
  if (separator === ':') return false;
  const [first, second] = words.filter((word) => !ARTICLES.has(word.folded));
  const isTold = [first, words[0]].some((word) => SUBJECTS.has(word?.folded ?? '')) && second !== undefined;
  // "we already say the fee", but "we need the fee".
  const isWish = words.some((word) => isCue(word, 'need', 'without') || WISHES.has(word.folded));
  const isDone =
    isTold && separator !== '.' && !isWish && !words.some((word) => isCue(word, 'remove', 'not', 'add', 'rename'));
  const isPlain = !hasCommandWord(words) && !words.some(({ mark }) => mark.is === 'look' || mark.is === 'quote');
  // "you must give a reason" is told of whoever fills it in.
  const isEnd = hasNumber(words) && deniedBoundIn(words.flatMap(({ folded }) => folded.split(' '))) !== undefined;
  const isRule = isEnd || words.some(({ folded }) => OBLIGATION_WORDS.has(folded));
  return (isTold && isPlain && !isRule) || (isDone && words.every(({ mark }) => mark.is !== 'quote'));
}

/** Words for what is obliged. */
export const OBLIGATION_WORDS: ReadonlySet<string> = new Set(
  'must muss mussen doit doivent faut debe deben hay deve devono bisogna devem tem'.split(' '),
);
const WISHES: ReadonlySet<string> = new Set(
  'should would must want like sollten wollen mussen mochten devons voulons debemos queremos dobbiamo vogliamo devemos'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'les', 'la', 'die', 'a', 'as', 'since', 'because']);

/** Whether a change is told that holds only under a condition: "when it is on". */
function isConditional(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, 'when'));
}

function segmentsOf(prompt: string, words: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  let current: Segment = { words: [], separator: '.' };
  let isAside = false;
  const close = (separator: string) => {
    if (current.words.length > 0) segments.push(current);
    current = {
      words: [],
      separator: SENTENCE_ENDS.has(current.separator) && current.words.length === 0 ? current.separator : separator,
    };
    isAside = false;
  };
  for (const word of words) {
    if (isSplitter(prompt, word)) close(word.folded);
    else if (isCue(word, 'and')) close(word.folded);
    else if (isCue(word, 'since')) isAside = true;
    else if (!isAside) current.words.push(word);
  }
  close('.');
  return segments;
}

// A comma in a number or a dot in a name parts nothing.
function isSplitter(prompt: string, { mark, folded, start, end }: Word): boolean {
  if (mark.is !== 'sign' || !SEPARATOR_SIGNS.has(folded)) return false;
  const isInside = /[\p{L}\p{N}]/u.test(prompt.charAt(start - 1)) && /[\p{L}\p{N}]/u.test(prompt.charAt(end));
  // "am 7. Juni"
  if (folded === '.' && /\d/.test(prompt.charAt(start - 1)) && MONTH.test(prompt.slice(end, end + 5))) return false;
  // "Nr.", "zzgl.": without a vowel it is no word that ends a sentence.
  const [, short] =
    folded === '.' ? (/(?<!\p{L}|\d\s?)(\p{L}{2,4})$/u.exec(prompt.slice(Math.max(0, start - 6), start)) ?? []) : [];
  if (
    short !== undefined &&
    (ADDRESSES.has(short.toLowerCase()) || !VOWEL.test(short)) &&
    !PLEAS.has(short.toLowerCase())
  )
    return false;
  return !(isInside && folded !== '(' && folded !== ')');
}

const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûãõ]/iu;
const ADDRESSES: ReadonlySet<string> = new Set('dott sig prof ing avv dra sra'.split(' '));
const PLEAS: ReadonlySet<string> = new Set('pls plz thx stp svp pf'.split(' '));
const MONTH = /^\s(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;

function startsGroup(group: readonly Segment[], segment: Segment): boolean {
  if (SENTENCE_ENDS.has(segment.separator)) return true;
  // What stands in brackets, and right behind them, belongs to the sentence.
  if (segment.separator === '(' || segment.separator === ')') return false;
  const words = group.flatMap((one) => one.words);
  // "instead of a box, a list": what is to be comes behind.
  if (
    group.length === 1 &&
    words.slice(0, 1).some((word) => isCue(word, 'instead')) &&
    !words.some(({ mark }) => mark.is === 'quote')
  )
    return false;
  // "swap cancel and remove": the other of the two.
  if (words.some((word) => isCue(word, 'swap')) && !segment.words.some(isReference)) return false;
  // What follows "if it is on" up to the end of the sentence holds only then.
  if (isConditional(words)) return false;
  if (isRemark(segment) || group.every(isRemark)) return true;
  // Behind what is to be done, a condition alone is one of it; with a deed of its own it is another.
  if (isConditional(segment.words)) {
    const asks = segment.words.findIndex((word) => isCue(word, 'add'));
    const isAsked = asks !== -1 && asks < segment.words.findIndex((word) => isCue(word, 'when'));
    return hasCommandWord(words) && (isAsked || segment.words.length > CONDITION_MAX_WORDS);
  }
  const isDenied = segment.words.some((word) => isCue(word, 'not', 'instead'));
  const hasOwnValue =
    !isDenied &&
    hasNumber(words) &&
    countsSomethingElse(segment.words, words) &&
    !words.some((word) => isCue(word, 'between'));
  const isNamed = words.some(({ mark }) => mark.is === 'quote') || hasReferenceBeforePlace(words);
  // "costs 12 and also includes "Towels""
  const isMore =
    segment.words.some((word) => isCue(word, 'also')) && segment.words.some(({ mark }) => mark.is === 'quote');
  if (isMore && hasNumber(words) && !hasCommandWord(words)) return true;
  // What follows "add a guest" tells of it.
  const isTold = words.some((word) => isCue(word, 'add', 'copy')) && !hasCommandWord(segment.words);
  if ((hasOwnValue && !isTold) || (hasReferenceBeforePlace(segment.words) && isNamed)) return true;
  // "lectures and volunteering should be …": what is named together is changed together.
  if (
    !SEPARATOR_SIGNS.has(segment.separator) &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of', 'one', 'all'))
  )
    return false;
  if (hasOldAndNew(words) && hasOldAndNew(segment.words) && words.some((word) => isCue(word, 'rename', 'make', 'say')))
    return true;
  const hasLook = segment.words.some(({ mark }) => mark.is === 'look');
  // "the figures in one row, and the chart above them", "in bold, and add a note"
  const isLooked = words.some(({ mark }) => mark.is === 'look');
  if (isLooked && (hasReferenceBeforePlace(segment.words) || hasCommandWord(segment.words))) return true;
  const isOwnPlace = segment.words.some((word) => isCue(word, ...PLACE_CUES)) && isFinished(words);
  if ((hasLook && hasReferenceBeforePlace(words)) || isOwnPlace) return true;
  // "and it's just "Mobile"", "and costs 12"
  const [first] = segment.words.filter((word) => !isCue(word, 'filler'));
  const isOfSpoken =
    first !== undefined && (isCue(first, 'is') || (isCue(first, 'to') && COST_VERBS.has(first.folded)));
  // "and under the boxes": the same thing once more.
  const isPlacedToo = first !== undefined && isCue(first, ...PLACE_CUES) && !SEPARATOR_SIGNS.has(segment.separator);
  const isAdded = words.some((word) => isCue(word, 'add', 'copy'));
  const isOther =
    isOfSpoken ||
    hasOwnSubject(segment.words) ||
    announcesNewThing(segment.words) ||
    (!isAdded && (givesNameWithoutVerb(segment.words) || hasKnownThingBeforePlace(segment.words)));
  if (isOther && (isFullRequest(words) || hasReferenceBeforePlace(words))) return true;
  const isGoing = isPlacedToo && !isAdded && !words.some((word) => isCue(word, ...PLACE_CUES));
  if (isGoing && isFullRequest(words)) return true;
  // "and right at the top, and add …"
  const isGone = words.some((word) => isCue(word, ...PLACE_CUES)) && !words.some(isReference);
  if (isGone && hasCommandWord(segment.words) && !SEPARATOR_SIGNS.has(segment.separator)) return true;
  // "the send button, make it say Go"
  const isNameless =
    first !== undefined &&
    isCue(first, 'say') &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of'));
  if (isNameless) return false;
  return hasCommandWord(segment.words) && (hasCommandWord(words) || isCompleteRequest(words));
}
