import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { kindAt, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { isArrangement } from '#builtin/edit/moving/arrange.ts';
import { cuesIn, kindsIn, lookIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { addedAsNew } from './added-names.ts';
import { withoutAsides } from './asides.ts';
import type { Sentences } from '#builtin/edit/words/sentences.ts';

/** The cues of requests to add something. */
export const ADDING_CUES: ReadonlySet<string> = new Set(['add', 'need', 'show', 'copy']);

/** Corrects tags that do not go together in a sentence. */
export function adjustedTags(
  tagged: readonly TaggedWords[],
  prompt: string,
  sentences: Sentences,
  isThere: (words: string) => boolean,
): TaggedWords[] {
  const told = withoutHeadings(withoutAsides(tagged, prompt), sentences);
  const single = becomingAsTurned(
    addedAsNew(
      told.map((one) => (isThere(one.text) ? one : neededAsNew(one, prompt))).map((one) => columnsAsLook(one, prompt)),
      prompt,
      sentences,
    ),
    sentences,
  );
  const added = requiredAsMust(saidAsNew(single, sentences), sentences);
  const swapped = swappedAsMoved(arrangedAsStyled(added, sentences), sentences);
  const listed = looksAsOptions(listedAsOptions(swapped, sentences), sentences);
  return removedIfTold(paired(listed, sentences), sentences);
}

// "a field Size with the options S, M and L": no place, only a word for what is listed after it.
function withoutHeadings(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  return words.filter((one, at) => {
    const next = words[at + 1];
    const isListed = next?.tag === 'option' && sentences.isSame(one, next);
    const { kinds, nameWords } = parseTargetPhrase(one.text);
    return !(one.tag === 'inside' && isListed && nameWords.length === 0 && kinds.every((kind) => kind === 'option'));
  });
}

// "the figures (sum and mean) at the top": without a word for it nothing is swapped that has a place.
function swappedAsMoved(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  const moving = new Set(
    [...Map.groupBy(words, sentences.indexOf)].flatMap(([at, same]) =>
      same.some(({ tag }) => tag === 'swapped') &&
      same.some(({ tag }) => PLACE_TAGS.has(tag)) &&
      same.every(({ tag }) => tag !== 'moved' && tag !== 'new') &&
      !cuesIn(sentences.texts[at] ?? '').includes('swap')
        ? [at]
        : [],
    ),
  );
  return words.map((one) =>
    one.tag === 'swapped' && moving.has(sentences.indexOf(one)) ? { ...one, tag: 'moved' } : one,
  );
}

// "put A and B side by side": how things stand to each other is a look of all of them.
function arrangedAsStyled(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  const arranged = new Set(
    [...Map.groupBy(words, sentences.indexOf)].flatMap(([at, same]) =>
      same.some(({ tag, text }) => tag === 'look' && isArrangement(lookIn(text) ?? '')) &&
      same.every(({ tag }) => ARRANGED_TAGS.has(tag))
        ? [at]
        : [],
    ),
  );
  return words.flatMap((one, at): TaggedWords[] => {
    if (one.tag === 'look' || !arranged.has(sentences.indexOf(one))) return [one];
    // "password fields": the kind belongs to the name before it.
    const [before, next] = [words[at - 1], words[at + 1]];
    if (one.tag === 'kind' && before !== undefined && before.end + 1 === one.start) return [];
    const kind = next?.tag === 'kind' && next.start === one.end + 1 ? next : undefined;
    const whole = kind === undefined ? one : { ...one, text: `${one.text} ${kind.text}`, end: kind.end };
    return [{ ...whole, tag: 'styled' }];
  });
}

const ARRANGED_TAGS: ReadonlySet<ChangeTag> = new Set(['look', 'moved', 'swapped', 'turned', 'kind']);

const FOLLOWING_CHARS = 20;

// "side by side in two columns": a number of columns is a look.
function columnsAsLook(one: TaggedWords, prompt: string): TaggedWords {
  if (one.tag !== 'count') return one;
  const [noun] = wordsOf(prompt.slice(one.end, one.end + FOLLOWING_CHARS));
  const isColumns = noun !== undefined && kindAt([noun], 0, ANY_LANGUAGE)?.meaning === 'column';
  return isColumns ? { ...one, tag: 'look', text: `${one.text} ${noun}` } : one;
}

const AROUND_WORDS = 12;
/** Controls that something on the screen can become. */
export const CONTROLS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'dropdown',
  'radio',
  'checkbox',
  'switch',
  'textarea',
  'slider',
]);
/** All kinds that it can become. */
const BECOMING: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  ...CONTROLS,
  'chart',
  'barChart',
  'lineChart',
  'areaChart',
  'pieChart',
  'numberField',
]);

// "The ring is hard to read, I'd prefer bars", "make "I have a garden" a choice of yes and no": what is named or gone beside a
// kind becomes that kind, if nothing else is told about it.
function becomingAsTurned(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  const becoming = new Set(
    [...Map.groupBy(words, sentences.indexOf)].flatMap(([sentence, same]) =>
      becomesAnother(same, sentences.texts[sentence] ?? '') ? [sentence] : [],
    ),
  );
  return words.map((one) =>
    SUBJECTS.has(one.tag) && becoming.has(sentences.indexOf(one)) ? { ...one, tag: 'turned' } : one,
  );
}

const SUBJECTS: ReadonlySet<ChangeTag> = new Set(['named', 'gone']);
const OTHER_TAGS: ReadonlySet<ChangeTag> = new Set(['new', 'name', 'turned', 'value', 'set']);

function becomesAnother(words: readonly TaggedWords[], sentence: string): boolean {
  const [subject, ...others] = words.filter(({ tag }) => SUBJECTS.has(tag));
  if (subject === undefined || others.length > 0 || words.some(({ tag }) => OTHER_TAGS.has(tag))) return false;
  const becomes = words.some(({ tag, text }) => tag === 'kind' && kindsIn(text).some((kind) => BECOMING.has(kind)));
  return becomes && !(subject.tag === 'gone' && cuesIn(sentence).includes('remove'));
}

// The tags of the other words in the sentence of a word.
function tagsAround(at: number, words: readonly TaggedWords[], sentences: Sentences): ChangeTag[] {
  const one = words[at];
  const near = words.slice(Math.max(0, at - AROUND_WORDS), at + AROUND_WORDS);
  return near.flatMap((other) =>
    one !== undefined && other !== one && sentences.isSame(one, other) ? [other.tag] : [],
  );
}

// A value without a thing to set beside a thing to rename is its name, and the other way round.
function paired(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  return words.map((one, at) => {
    if (one.tag !== 'name' && one.tag !== 'value') return one;
    const around = tagsAround(at, words, sentences);
    const [own, other, otherName] =
      one.tag === 'name' ? (['named', 'set', 'value'] as const) : (['set', 'named', 'name'] as const);
    const isOther = around.includes(other) && !around.includes(otherName);
    const isAlone = !around.includes(own) && !around.includes('of') && !around.includes('new');
    const isOwned = one.tag === 'name' && !around.includes(own);
    return isOther && (isAlone || isOwned) ? { ...one, tag: otherName } : one;
  });
}

// "the doctor from a list: Dr. Kaur, Dr. Osei": what is listed for a thing that becomes a choice are its options.
function listedAsOptions(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  return words.map((one, at) => {
    if (one.tag !== 'new') return one;
    const before = words.slice(Math.max(0, at - AROUND_WORDS), at).filter((other) => sentences.isSame(other, one));
    const kindAtWord = before.findLastIndex(({ tag }) => tag === 'kind');
    const isTurned = kindAtWord > 0 && before[kindAtWord - 1]?.tag === 'turned';
    const isListed = before.slice(kindAtWord + 1).every(({ tag }) => tag === 'new' || tag === 'option');
    return isTurned && isListed ? { ...one, tag: 'option' } : one;
  });
}

// "add a dropdown for the colour: red, green and blue": what a new choice lists are its options, even if they are looks.
function looksAsOptions(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  const choosing = new Set(
    [...Map.groupBy(words, sentences.indexOf)].flatMap(([at, same]) => {
      const tellsChoice = same.some(
        ({ tag, text }) => tag === 'kind' && kindsIn(text).some((kind) => CHOOSING.has(kind)),
      );
      const isNew = same.some(({ tag }) => tag === 'new') && same.every(({ tag }) => tag !== 'styled');
      return tellsChoice && isNew && same.filter(({ tag }) => tag === 'look').length > 1 ? [at] : [];
    }),
  );
  return words.map((one) =>
    one.tag === 'look' && choosing.has(sentences.indexOf(one)) ? { ...one, tag: 'option' } : one,
  );
}

const CHOOSING: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['dropdown', 'radio', 'option']);

const NEW_TAGS: ReadonlySet<ChangeTag> = new Set(['required', 'kind', 'option', 'value', 'optional', 'must']);

// "make the date mandatory": what is only called required is there already.
function requiredAsMust(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  const calling = new Set(
    [...Map.groupBy(words, sentences.indexOf)].flatMap(([at, same]) => {
      if (same.some(({ tag }) => NEW_TAGS.has(tag))) return [];
      const places = same.filter(({ tag }) => tag === 'inside');
      const cues = cuesIn(places.reduce((text, one) => text.replace(one.text, ''), sentences.texts[at] ?? ''));
      const isAdded = cues.some((cue) => ADDING_CUES.has(cue) || cue === 'also' || cue === 'too');
      return cues.includes('required') && !isAdded ? [at] : [];
    }),
  );
  return words.map((one) => (one.tag === 'new' && calling.has(sentences.indexOf(one)) ? { ...one, tag: 'must' } : one));
}

// "put a line above the table saying …": a name with a kind and without a thing is that of a new thing.
function saidAsNew(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  return words.map((one, at) => {
    if (one.tag !== 'name') return one;
    const around = tagsAround(at, words, sentences);
    const isNew =
      around.includes('kind') && !around.some((tag) => tag === 'named' || tag === 'turned' || tag === 'new');
    return isNew ? { ...one, tag: 'new' } : one;
  });
}

const VERB_CHARS = 24;

// "I also need the address": nothing is removed without a word for it where there is one for the opposite.
function neededAsNew(one: TaggedWords, prompt: string): TaggedWords {
  if (one.tag !== 'gone') return one;
  const around = prompt.slice(Math.max(0, one.start - VERB_CHARS), one.end + VERB_CHARS);
  const cues = cuesIn(around);
  const isNeeded = cues.some((cue) => ADDING_CUES.has(cue)) && !hasLossCue(cues) && !LEAVING_OUT.test(foldText(around));
  return isNeeded ? { ...one, tag: 'new' } : one;
}

const PLACE_TAGS: ReadonlySet<ChangeTag> = new Set(['at', 'before', 'after']);

// Nothing is removed without a word for it in its sentence. "The bit about 14 days goes under the title": what has a place is moved.
function removedIfTold(words: readonly TaggedWords[], sentences: Sentences): TaggedWords[] {
  // A long sentence may have hundreds of such words: it is searched once.
  const told = new Map<number, boolean>();
  const isTold = (sentence: number): boolean => {
    const known = told.get(sentence) ?? tellsRemoval(sentences.texts[sentence] ?? '');
    told.set(sentence, known);
    return known;
  };
  return words.flatMap((one, at) => {
    if (one.tag !== 'gone' || isTold(sentences.indexOf(one))) return [one];
    const isPlaced = tagsAround(at, words, sentences).some((tag) => PLACE_TAGS.has(tag));
    return isPlaced ? [{ ...one, tag: 'moved' }] : [];
  });
}

// "Fax can go. Telex too": the word for it may be in the sentence before.
function tellsRemoval(sentence: string): boolean {
  const cues = cuesIn(sentence);
  return hasLossCue(cues) || cues.includes('also') || cues.includes('too') || LEAVING_OUT.test(foldText(sentence));
}

/** "Leave the pH column out", "lass den Satz weg": a word for it in two parts. */
const LEAVING_OUT = /\b(?:leave|leaving|left|lass|lasst|lassen)\b.*\b(?:out|away|off|weg)\b/u;

const LOSS_CUES: ReadonlySet<Cue> = new Set(['remove', 'not', 'none', 'without', 'nobody', 'instead']);

function hasLossCue(cues: readonly Cue[]): boolean {
  return cues.some((cue) => LOSS_CUES.has(cue)) || (cues.includes('take') && cues.includes('away'));
}
