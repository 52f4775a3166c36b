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

/** The words between two signs or conjunctions, and the separator before them. */
export type Segment = { words: Word[]; separator: string };

/** Signs that separate segments. */
export const SEPARATOR_SIGNS: ReadonlySet<string> = new Set([',', ';', ':', '.', '!', '?', '–', '—', '(', ')']);
/** Signs that end a sentence. */
export const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';']);
const SEGMENTS_MAX = 24;
const CONDITION_MAX_WORDS = 5;
// Subjects of statements that ask for nothing: "we never shipped it", "people keep missing it".
const SUBJECTS: ReadonlySet<string> = new Set(
  'we they people users customers everybody everyone wir sie leute kunden man on nous ils elles gens nos nosotros ellos gente noi loro agente eles elas'.split(
    ' ',
  ),
);

/** Groups the segments of a prompt. Each group is a change, a remark, or a change with its condition. */
export function groupsOf(prompt: string, words: readonly Word[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segmentsOf(prompt, words)) {
    const group = groups.at(-1);
    if (group === undefined || group.length >= SEGMENTS_MAX || startsGroup(group, segment)) groups.push([segment]);
    else group.push(segment);
  }
  return groups;
}

/** True when a segment states what somebody does and asks for nothing. */
export function isRemark({ words, separator }: Segment): boolean {
  if (separator === ':') return false;
  const [first, second] = words.filter((word) => !LEADING_WORDS.has(word.folded));
  const hasPersonAsSubject = [first, words[0]].some((word) => SUBJECTS.has(word?.folded ?? '')) && second !== undefined;
  // "we already say the fee" is a remark, "we need the fee" is not.
  const statesNeed = words.some((word) => isCue(word, 'need', 'without') || NEED_WORDS.has(word.folded));
  const isReport =
    hasPersonAsSubject &&
    separator !== '.' &&
    !statesNeed &&
    !words.some((word) => isCue(word, 'remove', 'not', 'add', 'rename'));
  const hasNoChange = !hasCommandWord(words) && !words.some(({ mark }) => mark.is === 'look' || mark.is === 'quote');
  // "you must give a reason" is a rule for people who fill in the form.
  const isBound = hasNumber(words) && deniedBoundIn(words.flatMap(({ folded }) => folded.split(' '))) !== undefined;
  const isRule = isBound || words.some(({ folded }) => OBLIGATION_WORDS.has(folded));
  return (hasPersonAsSubject && hasNoChange && !isRule) || (isReport && words.every(({ mark }) => mark.is !== 'quote'));
}

/** Words that state an obligation. */
export const OBLIGATION_WORDS: ReadonlySet<string> = new Set(
  'must muss mussen doit doivent faut debe deben hay deve devono bisogna devem tem'.split(' '),
);
const NEED_WORDS: ReadonlySet<string> = new Set(
  'should would must want like sollten wollen mussen mochten devons voulons debemos queremos dobbiamo vogliamo devemos'.split(
    ' ',
  ),
);
const LEADING_WORDS: ReadonlySet<string> = new Set(['the', 'les', 'la', 'die', 'a', 'as', 'since', 'because']);

/** True when the words contain a condition: "when it is on". */
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

// A comma inside a number or a dot inside a name does not separate.
function isSplitter(prompt: string, { mark, folded, start, end }: Word): boolean {
  if (mark.is !== 'sign' || !SEPARATOR_SIGNS.has(folded)) return false;
  const isInside = /[\p{L}\p{N}]/u.test(prompt.charAt(start - 1)) && /[\p{L}\p{N}]/u.test(prompt.charAt(end));
  // "am 7. Juni": the dot belongs to the date.
  if (folded === '.' && /\d/.test(prompt.charAt(start - 1)) && MONTH.test(prompt.slice(end, end + 5))) return false;
  // "Nr.", "zzgl.": a short word without a vowel is an abbreviation, so its dot ends no sentence.
  const [, shortWord] =
    folded === '.' ? (/(?<!\p{L}|\d\s?)(\p{L}{2,4})$/u.exec(prompt.slice(Math.max(0, start - 6), start)) ?? []) : [];
  if (
    shortWord !== undefined &&
    (SHORT_TITLES.has(shortWord.toLowerCase()) || !VOWEL.test(shortWord)) &&
    !SHORT_PLEAS.has(shortWord.toLowerCase())
  )
    return false;
  return !(isInside && folded !== '(' && folded !== ')');
}

const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûãõ]/iu;
const SHORT_TITLES: ReadonlySet<string> = new Set('dott sig prof ing avv dra sra'.split(' '));
const SHORT_PLEAS: ReadonlySet<string> = new Set('pls plz thx stp svp pf'.split(' '));
const MONTH = /^\s(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;

function startsGroup(group: readonly Segment[], segment: Segment): boolean {
  if (SENTENCE_ENDS.has(segment.separator)) return true;
  // Brackets, and the words right after them, belong to the sentence.
  if (segment.separator === '(' || segment.separator === ')') return false;
  const words = group.flatMap((one) => one.words);
  // "instead of a box, a list": the new kind follows.
  if (
    group.length === 1 &&
    words.slice(0, 1).some((word) => isCue(word, 'instead')) &&
    !words.some(({ mark }) => mark.is === 'quote')
  )
    return false;
  // "swap cancel and remove": the second of the two names.
  if (words.some((word) => isCue(word, 'swap')) && !segment.words.some(isReference)) return false;
  // Everything after "if it is on" up to the end of the sentence depends on the condition.
  if (isConditional(words)) return false;
  if (isRemark(segment) || group.every(isRemark)) return true;
  // A short condition belongs to the change before it. A longer one, or one after its own "add", starts another change.
  if (isConditional(segment.words)) {
    const addAt = segment.words.findIndex((word) => isCue(word, 'add'));
    const isAddBeforeCondition = addAt !== -1 && addAt < segment.words.findIndex((word) => isCue(word, 'when'));
    return hasCommandWord(words) && (isAddBeforeCondition || segment.words.length > CONDITION_MAX_WORDS);
  }
  const isDenied = segment.words.some((word) => isCue(word, 'not', 'instead'));
  const hasOwnValue =
    !isDenied &&
    hasNumber(words) &&
    countsSomethingElse(segment.words, words) &&
    !words.some((word) => isCue(word, 'between'));
  const isNamed = words.some(({ mark }) => mark.is === 'quote') || hasReferenceBeforePlace(words);
  // "costs 12 and also includes "Towels"": the value and the new entry are two changes.
  const isOneMoreEntry =
    segment.words.some((word) => isCue(word, 'also')) && segment.words.some(({ mark }) => mark.is === 'quote');
  if (isOneMoreEntry && hasNumber(words) && !hasCommandWord(words)) return true;
  // What follows "add a guest" describes the guest.
  const describesAddition = words.some((word) => isCue(word, 'add', 'copy')) && !hasCommandWord(segment.words);
  if ((hasOwnValue && !describesAddition) || (hasReferenceBeforePlace(segment.words) && isNamed)) return true;
  // "lectures and volunteering should be …": names joined by "and" share one change.
  if (
    !SEPARATOR_SIGNS.has(segment.separator) &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of', 'one', 'all'))
  )
    return false;
  if (hasOldAndNew(words) && hasOldAndNew(segment.words) && words.some((word) => isCue(word, 'rename', 'make', 'say')))
    return true;
  const hasLook = segment.words.some(({ mark }) => mark.is === 'look');
  // After a look, a place or a verb starts another change: "the figures in one row, and the chart above them".
  const hasLookBefore = words.some(({ mark }) => mark.is === 'look');
  if (hasLookBefore && (hasReferenceBeforePlace(segment.words) || hasCommandWord(segment.words))) return true;
  const isOwnPlace = segment.words.some((word) => isCue(word, ...PLACE_CUES)) && isFinished(words);
  if ((hasLook && hasReferenceBeforePlace(words)) || isOwnPlace) return true;
  // "and it's just "Mobile"", "and costs 12": a new value for the same subject.
  const [first] = segment.words.filter((word) => !isCue(word, 'filler'));
  const continuesSubject =
    first !== undefined && (isCue(first, 'is') || (isCue(first, 'to') && COST_VERBS.has(first.folded)));
  // "and under the boxes": a second place for the same element.
  const startsWithPlace = first !== undefined && isCue(first, ...PLACE_CUES) && !SEPARATOR_SIGNS.has(segment.separator);
  const isAdded = words.some((word) => isCue(word, 'add', 'copy'));
  const isOwnRequest =
    continuesSubject ||
    hasOwnSubject(segment.words) ||
    announcesNewThing(segment.words) ||
    (!isAdded && (givesNameWithoutVerb(segment.words) || hasKnownThingBeforePlace(segment.words)));
  if (isOwnRequest && (isFullRequest(words) || hasReferenceBeforePlace(words))) return true;
  const isSecondPlace = startsWithPlace && !isAdded && !words.some((word) => isCue(word, ...PLACE_CUES));
  if (isSecondPlace && isFullRequest(words)) return true;
  // "and right at the top, and add …": a place without a name completes the previous change.
  const isPlaceOnly = words.some((word) => isCue(word, ...PLACE_CUES)) && !words.some(isReference);
  if (isPlaceOnly && hasCommandWord(segment.words) && !SEPARATOR_SIGNS.has(segment.separator)) return true;
  // "the send button, say Go": the name and its new text are one change.
  const startsWithSay =
    first !== undefined &&
    isCue(first, 'say') &&
    words.every((word) => isReference(word) || isCue(word, 'filler', 'of'));
  if (startsWithSay) return false;
  return hasCommandWord(segment.words) && (hasCommandWord(words) || isCompleteRequest(words));
}
