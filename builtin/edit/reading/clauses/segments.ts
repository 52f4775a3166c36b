import { endIn } from '#builtin/edit/words/ends.ts';
import { isCue, type Word } from './marked-words.ts';
import {
  asksWhole,
  COSTS,
  hasNumber,
  hasSubject,
  isCalled,
  isComplete,
  isEnded,
  isMoved,
  isNewThing,
  isOtherCounted,
  isPlaced,
  isReference,
  isStrong,
  becomes,
  PLACES,
} from './said-in-words.ts';

/** Words between two signs or connectives, and what parts them from the words before. */
export type Segment = { words: Word[]; joint: string };

export const SPLITTERS: ReadonlySet<string> = new Set([',', ';', ':', '.', '!', '?', '–', '—', '(', ')']);
export const ENDERS: ReadonlySet<string> = new Set(['.', '!', '?', ';']);
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
    if (group === undefined || group.length >= SEGMENTS_MAX || begins(group, segment)) groups.push([segment]);
    else group.push(segment);
  }
  return groups;
}

/** Whether a segment tells what somebody does and asks for nothing. */
export function isRemark({ words, joint }: Segment): boolean {
  if (joint === ':') return false;
  const [first, second] = words.filter((word) => !ARTICLES.has(word.folded));
  const isTold = [first, words[0]].some((word) => SUBJECTS.has(word?.folded ?? '')) && second !== undefined;
  // "we already say the fee", but "we need the fee".
  const isWish = words.some((word) => isCue(word, 'need', 'without') || WISHES.has(word.folded));
  const isDone =
    isTold && joint !== '.' && !isWish && !words.some((word) => isCue(word, 'remove', 'not', 'add', 'rename'));
  const isPlain = !isStrong(words) && !words.some(({ mark }) => mark.is === 'look' || mark.is === 'quote');
  // "you must give a reason" is told of whoever fills it in.
  const isEnd = hasNumber(words) && endIn(words.flatMap(({ folded }) => folded.split(' '))) !== undefined;
  const isRule = isEnd || words.some(({ folded }) => MUST.has(folded));
  return (isTold && isPlain && !isRule) || (isDone && words.every(({ mark }) => mark.is !== 'quote'));
}

/** Words for what is obliged. */
export const MUST: ReadonlySet<string> = new Set(
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
  let current: Segment = { words: [], joint: '.' };
  let isAside = false;
  const close = (joint: string) => {
    if (current.words.length > 0) segments.push(current);
    current = { words: [], joint: ENDERS.has(current.joint) && current.words.length === 0 ? current.joint : joint };
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
  if (mark.is !== 'sign' || !SPLITTERS.has(folded)) return false;
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

function begins(group: readonly Segment[], segment: Segment): boolean {
  if (ENDERS.has(segment.joint)) return true;
  // What stands in brackets, and right behind them, belongs to the sentence.
  if (segment.joint === '(' || segment.joint === ')') return false;
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
    return isStrong(words) && (isAsked || segment.words.length > CONDITION_MAX_WORDS);
  }
  const isDenied = segment.words.some((word) => isCue(word, 'not', 'instead'));
  const hasOwnValue =
    !isDenied &&
    hasNumber(words) &&
    isOtherCounted(segment.words, words) &&
    !words.some((word) => isCue(word, 'between'));
  const isNamed = words.some(({ mark }) => mark.is === 'quote') || isPlaced(words);
  // "costs 12 and also includes "Towels""
  const isMore =
    segment.words.some((word) => isCue(word, 'also')) && segment.words.some(({ mark }) => mark.is === 'quote');
  if (isMore && hasNumber(words) && !isStrong(words)) return true;
  // What follows "add a guest" tells of it.
  const isTold = words.some((word) => isCue(word, 'add', 'copy')) && !isStrong(segment.words);
  if ((hasOwnValue && !isTold) || (isPlaced(segment.words) && isNamed)) return true;
  // "lectures and volunteering should be …": what is named together is changed together.
  if (
    !SPLITTERS.has(segment.joint) &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of', 'one', 'all'))
  )
    return false;
  if (becomes(words) && becomes(segment.words) && words.some((word) => isCue(word, 'rename', 'make', 'say')))
    return true;
  const hasLook = segment.words.some(({ mark }) => mark.is === 'look');
  // "the figures in one row, and the chart above them", "in bold, and add a note"
  const isLooked = words.some(({ mark }) => mark.is === 'look');
  if (isLooked && (isPlaced(segment.words) || isStrong(segment.words))) return true;
  const isOwnPlace = segment.words.some((word) => isCue(word, ...PLACES)) && isEnded(words);
  if ((hasLook && isPlaced(words)) || isOwnPlace) return true;
  // "and it's just "Mobile"", "and costs 12"
  const [first] = segment.words.filter((word) => !isCue(word, 'filler'));
  const isOfSpoken = first !== undefined && (isCue(first, 'is') || (isCue(first, 'to') && COSTS.has(first.folded)));
  // "and under the boxes": the same thing once more.
  const isPlacedToo = first !== undefined && isCue(first, ...PLACES) && !SPLITTERS.has(segment.joint);
  const isAdded = words.some((word) => isCue(word, 'add', 'copy'));
  const isOther =
    isOfSpoken ||
    hasSubject(segment.words) ||
    isNewThing(segment.words) ||
    (!isAdded && (isCalled(segment.words) || isMoved(segment.words)));
  if (isOther && (asksWhole(words) || isPlaced(words))) return true;
  const isGoing = isPlacedToo && !isAdded && !words.some((word) => isCue(word, ...PLACES));
  if (isGoing && asksWhole(words)) return true;
  // "and right at the top, and add …"
  const isGone = words.some((word) => isCue(word, ...PLACES)) && !words.some(isReference);
  if (isGone && isStrong(segment.words) && !SPLITTERS.has(segment.joint)) return true;
  // "the send button, make it say Go"
  const isNameless =
    first !== undefined &&
    isCue(first, 'say') &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of'));
  if (isNameless) return false;
  return isStrong(segment.words) && (isStrong(words) || isComplete(words));
}
