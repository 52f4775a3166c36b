import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { ADDING_CUES, adjustedTags } from './adjusted-tags.ts';
import { LEFT_VERBS, QUALIFIED, SIDES, VERB_OF, type ChangeVerb } from './change-verbs.ts';
import { isPronoun } from './words-of-change.ts';
import { sentencesOf, type Sentences } from '#builtin/edit/words/sentences.ts';

/** One change that a request asks for, with the words that say what, where and how. */
export type Change = { verb: ChangeVerb; words: TaggedWords[] };

/** The tagged words of a request. */
type Request = { prompt: string; words: readonly TaggedWords[]; sentences: Sentences };

const QUOTES = /["“”„«»'‘’]/gu;
// Words that only link the members of an enumeration.
const LINK = /^[\s,&/+]*(?:\p{L}{1,4}[\s,]+){0,2}$/u;
const SEPARATOR = /,|\b(?:and|und|et|y|e|also|dann|then|luego|poi|puis)\b/iu;
/** Words that are further apart do not belong together. */
const NEAR_WORDS = 12;

/** The changes that the tagged words of a request ask for, in order. `isThere`: whether the screen has what words name. */
export function changesIn(
  prompt: string,
  tagged: readonly TaggedWords[],
  isThere: (words: string) => boolean = () => false,
): Change[] {
  const sentences = sentencesOf(prompt);
  const request = { prompt, words: adjustedTags(tagged, prompt, sentences, isThere), sentences };
  const owners = ownersIn(request);
  const changes = [...new Set(owners.values())];
  const left: Change[] = [];
  let loose: TaggedWords | undefined;
  for (const [at, one] of request.words.entries()) {
    if (owners.has(one)) continue;
    const change = qualifiedBy(request, at, owners);
    if (change === undefined) loose = addLeft(left, loose, request, at);
    else change.words.push(one);
  }
  for (const change of changes) change.words.sort((one, other) => one.start - other.start);
  const start = ({ words: [first] }: Change) => first?.start ?? 0;
  const inOrder = [...changes, ...left].toSorted((one, other) => start(one) - start(other));
  return inOrder.filter((change, at) => !joinsNext(change, inOrder[at + 1]));
}

// "The search is hard to see, make it bigger": what is said of something first names it, and the change is told after.
function joinsNext({ verb, words }: Change, next: Change | undefined): boolean {
  const [named, ...others] = words;
  if (verb !== 'style' || named?.tag !== 'styled' || others.length > 0 || next?.verb !== 'style') return false;
  const styled = next.words.filter(({ tag }) => tag === 'styled');
  if (!styled.every(({ text }) => isPronoun(text)) || next.words.every(({ tag }) => tag !== 'look')) return false;
  next.words = [named, ...next.words.filter((one) => !styled.includes(one))];
  return true;
}

// The words that are more than a qualification, each with its change.
function ownersIn(request: Request): Map<TaggedWords, Change> {
  const owners = new Map<TaggedWords, Change>();
  let current: Change | undefined;
  let last: TaggedWords | undefined;
  for (const [at, one] of request.words.entries()) {
    const verb = verbOf(request, at);
    if (verb === undefined) continue;
    if (current === undefined || last === undefined || !continues(current, last, one, verb, request))
      current = { verb, words: [] };
    current.words.push(one);
    owners.set(one, current);
    last = one;
  }
  return owners;
}

function near({ words, sentences }: Request, at: number): TaggedWords[] {
  const one = words[at];
  const around = words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS);
  return around.filter((other) => one !== undefined && other !== one && sentences.isSame(one, other));
}

// A value after a new thing, or a condition, qualifies that thing unless something else is set.
function verbOf(request: Request, at: number): ChangeVerb | undefined {
  const one = request.words[at];
  if (one === undefined) return undefined;
  if (one.tag === 'kind') return isNewKind(request, at) ? 'add' : undefined;
  const own = VERB_OF[one.tag];
  if (one.tag !== 'value' && one.tag !== 'when') return own;
  const around = near(request, at).map(({ tag }) => tag);
  const hasOwn = around.some((tag) => tag !== one.tag && tag !== 'when' && VERB_OF[tag] === own);
  const isOfEntry = one.tag === 'value' && around.includes('of');
  return !hasOwn && !isOfEntry && around.includes('new') ? undefined : own;
}

// "add a divider", "a search box above the table": the kind is all that is told about the new thing.
function isNewKind(request: Request, at: number): boolean {
  const { prompt, words } = request;
  const lead = prompt.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
  return (
    near(request, at).every(({ tag }) => VERB_OF[tag] === undefined) && cuesIn(lead).some((cue) => ADDING_CUES.has(cue))
  );
}

// True for words that belong to the same change as the words before them.
function continues(
  change: Change,
  last: TaggedWords,
  one: TaggedWords,
  verb: ChangeVerb,
  { prompt, words, sentences }: Request,
): boolean {
  if (change.verb !== verb) return false;
  const { tag } = one;
  const next = words[words.indexOf(one) + 1];
  // "The date can stay, and say A instead of B": the thing is told after its name.
  if (tag === 'name' && next?.tag === 'named' && isInstead(prompt.slice(one.end, next.start))) return false;
  const tags = change.words.map((word) => word.tag);
  const isListed = LINK.test(prompt.slice(last.end, one.start).replaceAll(QUOTES, ''));
  const sides = SIDES[verb];
  if (sides === undefined) return verb === 'swap' ? isListed || tags.length < 2 : isListed && tags.at(-1) === tag;
  const side = sides[0].includes(tag) ? 0 : 1;
  const has = (index: 0 | 1) => tags.some((word) => sides[index].includes(word));
  const isSame = sentences.isSame(last, one);
  const between = words.slice(words.indexOf(last) + 1, words.indexOf(one));
  const isNext = sentences.indexOf(one) === sentences.indexOf(last) + 1 && between.every((word) => word.tag === 'was');
  const isSaidNext = isNext && side === 1 && (verb === 'rename' || verb === 'set');
  // '"Prep time" means nothing to him. Time until ready': nothing else is told in between.
  if (!has(side)) return isSame || verb === 'confirm' || isSaidNext;
  // "That switch is on, turn it off", "it went up to 60, can you change it": a pronoun is the thing that is told already.
  if (verb === 'set' && side === 0 && (isSame || isNext) && isPronoun(one.text) && tags.length < 3) return true;
  if (verb === 'sort' && !tags.includes(tag)) return true;
  if (isSame && side === 1) {
    // "say A instead of B": both may be tagged as the new name.
    if (verb === 'rename' && !has(0)) return true;
    if (verb === 'set' && !tags.includes(tag)) return true;
  }
  return isListed && tags.at(-1) === tag && (side === 0 || verb === 'style' || verb === 'sort' || verb === 'when');
}

function isInstead(between: string): boolean {
  return wordsOf(between).length <= INSTEAD_MAX_WORDS && cuesIn(between)[0] === 'instead';
}

const INSTEAD_MAX_WORDS = 3;

// Words that qualify belong to the nearest change that they can qualify, first of all one in their sentence.
function qualifiedBy(request: Request, at: number, owners: ReadonlyMap<TaggedWords, Change>): Change | undefined {
  const { prompt, words, sentences } = request;
  const one = words[at];
  if (one === undefined) return undefined;
  const changeOf = (other: TaggedWords): Change | undefined => {
    const change = owners.get(other);
    return change !== undefined && (QUALIFIED[one.tag]?.includes(change.verb) ?? true) ? change : undefined;
  };
  const before = words.slice(Math.max(0, at - NEAR_WORDS), at).findLast((other) => changeOf(other) !== undefined);
  const after = words.slice(at + 1, at + NEAR_WORDS).find((other) => changeOf(other) !== undefined);
  const isBefore = before !== undefined && sentences.isSame(before, one);
  const isAfter = after !== undefined && sentences.isSame(one, after);
  const isSeparate = (from: number, to: number) => SEPARATOR.test(prompt.slice(from, to));
  const belongsToNext =
    isBefore &&
    isAfter &&
    one.tag !== 'option' &&
    isSeparate(before.end, one.start) &&
    !isSeparate(one.end, after.start);
  // Words beside another change do not reach back to an earlier sentence.
  if (!isBefore && !isAfter && near(request, at).some((other) => owners.has(other))) return undefined;
  const chosen = belongsToNext || (!isBefore && isAfter) ? after : before;
  return chosen === undefined ? undefined : changeOf(chosen);
}

// A kind or a place without a thing of its own is that of the last thing, options are those of the part that is told. Returns
// a part that nothing is told about yet.
function addLeft(
  left: Change[],
  loose: TaggedWords | undefined,
  { prompt, words }: Request,
  at: number,
): TaggedWords | undefined {
  const one = words[at];
  const before = words[at - 1];
  if (one === undefined) return undefined;
  const last = left.at(-1);
  const isNext = last !== undefined && last.words.at(-1) === before;
  const verb = leftVerb(one, prompt);
  if (verb === undefined) {
    const isPart = PART_TAGS.has(one.tag);
    if (!(isPart && isNext && last.verb === 'convert')) return isPart ? one : undefined;
    last.words.push(one);
  } else if (isNext && last.verb === verb) last.words.push(one);
  else
    left.push({ verb, words: one.tag === 'option' && loose !== undefined && loose === before ? [loose, one] : [one] });
  return undefined;
}

const PART_TAGS: ReadonlySet<ChangeTag> = new Set(['inside', 'of']);
const TURNING_CHARS = 16;
const TURNING_WORDS: ReadonlySet<string> = new Set('as into by als zu comme en como come in em por'.split(' '));

// "as bars" turns something into bars; "a search box at the top" is something new.
function leftVerb({ tag, start }: TaggedWords, prompt: string): ChangeVerb | undefined {
  if (tag !== 'kind') return LEFT_VERBS[tag];
  const before = wordsOf(prompt.slice(Math.max(0, start - TURNING_CHARS), start).replace(/^\S*/u, ''));
  return before.some((word) => TURNING_WORDS.has(word)) ? 'convert' : 'add';
}
