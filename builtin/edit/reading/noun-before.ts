import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { choiceAt } from '#builtin/edit/adding/add-option.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Change } from './changes.ts';
import type { Where } from './command.ts';
import { meansPage } from './places.ts';
import { wordsWith, type ChangeContext } from './words-of-change.ts';

const LEAD_CHARS = 60;
/** A comma before the name in quotation marks separates nothing. */
const CLAUSE_END = /^.*[.!?;,]\s(?!["“„«])/su;
const NOUN_MAX_WORDS = 3;

/** What follows from the noun before a new thing's name. */
export type NounBefore = {
  /** 'add the size "XL"' goes to the sizes. */ where?: Where;
  /** 'one more rule: "No shoes"' is nothing that users fill in. */ isEntry?: true;
};

/** Reads the noun before the name of a new thing of no known kind. */
export function nounBefore(change: Change, { spec, prompt, before }: ChangeContext): NounBefore {
  const [thing] = wordsWith(change, 'new');
  // What is required, or has options or values of its own, is no option.
  if (thing === undefined || wordsWith(change, 'required', 'optional', 'option', 'value').length > 0) return {};
  const from = Math.max(thing.start - LEAD_CHARS, before?.words.at(-1)?.end ?? 0, endBefore(change, thing));
  const noun = nounAtEnd(wordsOf(prompt.slice(from, thing.start).replace(CLAUSE_END, '')));
  for (let at = 0; at < noun.length; at += 1) {
    const where: Where = { side: 'inside', anchor: noun.slice(at).join(' ') };
    if (choiceAt(spec, where) !== undefined) return { where };
  }
  const isNamed = noun.length > 0 && kindsIn(noun.join(' ')).length === 0;
  return isNamed && INTRODUCED.test(prompt.slice(0, thing.start)) ? { isEntry: true } : {};
}

const INTRODUCED = /\p{L},?[\s:]+["“„«]\s?$|:\s*$/u;

function endBefore({ words }: Change, thing: TaggedWords): number {
  return words.findLast(({ end }) => end <= thing.start)?.end ?? 0;
}

// The last words that are no function words, without those that follow them.
function nounAtEnd(words: readonly string[]): string[] {
  const isCue = words.map(() => false);
  for (const at of words.keys()) {
    const size = cueOf(words, at, ANY_LANGUAGE)?.size ?? 0;
    isCue.fill(true, at, at + size);
  }
  const end = isCue.lastIndexOf(false) + 1;
  const start = isCue.lastIndexOf(true, end - 1) + 1;
  return words.slice(Math.max(start, end - NOUN_MAX_WORDS), end);
}

const TO = 'to the,to my,to our,into the,in the,zur,zum,in die,ins,im,au,aux,à la,dans la,al,alla,nella,nel,ao,na,no'
  .split(',')
  .map((one) => `${one} `);
const PLACE_CHARS = 60;

/** Where something new goes by the words after it that were not tagged; 'unknown' if the screen has nothing of that name. */
export function placeAfter(change: Change, { spec, prompt }: ChangeContext): Where | 'unknown' | undefined {
  const end = change.words.at(-1)?.end ?? 0;
  const after = prompt.slice(end, end + PLACE_CHARS).replace(/^["”»]?\s/u, '');
  const to = TO.find((one) => after.toLowerCase().startsWith(one));
  const [anchor = ''] = to === undefined ? [] : after.slice(to.length).split(/[,.;:!?()]/u);
  if (anchor.length < 3 || meansPage(anchor)) return undefined;
  return findTargets(spec, anchor).length === 0 ? 'unknown' : { side: 'inside', anchor };
}
