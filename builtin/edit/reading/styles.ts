import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { iconNamed, iconOfThing, iconsMeant } from '#builtin/edit/words/icons.ts';
import { cuesIn, kindsIn, lookIn, looksIn, unquoted } from '#builtin/edit/words/meanings.ts';
import { CHANGES } from '#builtin/edit/words/looks.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Change } from './changes.ts';
import {
  sentenceOf,
  targetsOf,
  textAfter,
  textBefore,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

const DENIAL_CHARS = 16;
const AFTER_CHARS = 32;
const OWN_CHARS = 8;
const DENIAL_CUES: readonly Cue[] = ['not', 'none', 'without', 'nobody'];

/** "too small" asks for the opposite. */
const OPPOSITES: { readonly [look: string]: string } = {
  bigger: 'smaller',
  smaller: 'bigger',
  wider: 'narrower',
  narrower: 'wider',
};

/** The looks that a change gives or takes away. */
export function styles(change: Change, context: ChangeContext): Attempt[] {
  const targets = targetsOf(change, 'styled', context);
  const words = wordsWith(change, 'look');
  const isUntold = words.length === 0 && wordsWith(change, 'was').length === 0;
  const told = isUntold ? lookAround(change, context) : words.flatMap((look) => toldLooks(look, change, context));
  // "the three tiles green, yellow and red": which is which is not told.
  const colors = new Set(
    told.flatMap(({ look }) => (look !== undefined && CHANGES.get(look)?.color !== undefined ? [look] : [])),
  );
  if (colors.size > 1 && targets.length === 1) return [];
  const hasColumns = told.some(({ look }) => look?.endsWith(' columns') === true);
  const given = told.flatMap(({ look, badge, icon, isOff }): Attempt[] => {
    if (icon !== undefined) return targets.map((target): Attempt => [{ verb: 'icon', target, value: icon }]);
    if (badge !== undefined) return targets.map((target): Attempt => [{ verb: 'badge', target, value: badge }]);
    if (look === undefined || (hasColumns && look === 'side by side')) return [];
    return arranged(look, targets).map((target): Attempt => [
      { verb: 'style', target, look, ...(isOff ? { isOff } : {}) },
    ]);
  });
  // "two columns, not four": the number that was there tells nothing more.
  const taken = hasColumns ? [] : wordsWith(change, 'was');
  return [...given, ...taken.flatMap(({ text }) => takenAway(text, targets, told[0]?.look))];
}

// "center it": a look beside the thing, if no words were tagged as one.
function lookAround(change: Change, { prompt }: ChangeContext): ToldLook[] {
  const [after = ''] = textAfter(change, prompt, AFTER_CHARS).split(/[.;:!?]/u);
  const around = `${sentenceOf(change, prompt, DENIAL_CHARS)}${after}`;
  return [{ look: lookIn(around), isOff: false }];
}

// An arrangement is one change to all of its elements, and may be one to the page.
function arranged(look: string, targets: readonly string[]): readonly string[] {
  if (targets.length === 0) return [''];
  return /columns$|side by side|stacked/.test(look) ? [targets.join(', ')] : targets;
}

// "not Solo", "no longer red": the look is taken from what had it, or the one that was there is taken away.
function takenAway(text: string, targets: readonly string[], given: string | undefined): Attempt[] {
  const look = lookIn(text);
  const off = (target: string, one: string): Attempt => [{ verb: 'style', target, look: one, isOff: true }];
  if (given === undefined) return look === undefined ? [] : targets.map((target) => off(target, look));
  return look === undefined ? [off(text, given)] : [];
}

type ToldLook = { look?: string | undefined; badge?: string; icon?: string; isOff: boolean };

function toldLooks(words: TaggedWords, change: Change, { prompt }: ChangeContext): ToldLook[] {
  const { text } = words;
  const before = textBefore(words, prompt, DENIAL_CHARS + OWN_CHARS);
  const icon = iconIn(text, [before, ...wordsWith(change, 'styled').map((one) => one.text)]);
  if (icon !== undefined) return [{ icon, isOff: false }];
  const badge = badgeIn(text, before);
  if (badge !== '') return [{ badge, isOff: false }];
  const cues = [...cuesIn(denialBefore(words, change, prompt)), ...cuesIn(text)];
  const isTooMuch = cues.includes('too');
  const isOff = isTooMuch || DENIAL_CUES.some((cue) => cues.includes(cue));
  return looksIn(text).map((look) => {
    const opposite = OPPOSITES[look];
    return isTooMuch && opposite !== undefined ? { look: opposite, isOff: false } : { look, isOff };
  });
}

// The whole words right before a look, in its part of the sentence and after the words before it: "no show" denies nothing.
function denialBefore({ start }: TaggedWords, { words }: Change, prompt: string): string {
  const from = Math.max(start - DENIAL_CHARS, 0, ...words.filter(({ end }) => end <= start).map(({ end }) => end));
  const isCut = /[\p{L}\d]/u.test(prompt[from - 1] ?? '');
  const text = prompt.slice(from, start);
  return (isCut ? text.replace(/^\S+/u, '') : text).replace(/^.*[.,;:?!]/su, '');
}

// "a badge saying Sold out", a label in quotation marks: what a badge shows.
function badgeIn(text: string, before: string): string {
  const pieces = text.split(/["“”„«»]/u).map((one) => one.trim());
  // The mark may begin inside the quotation.
  const quoted = pieces.length > 1 ? pieces[/["“„«]\s*$/u.test(before) ? 0 : 1] : undefined;
  if (quoted !== undefined) return unquoted(quoted);
  const isUnknown = looksIn(text).length === 0;
  if (isUnknown && kindsIn(before).includes('badge')) return unquoted(text);
  return isUnknown && kindsIn(text).includes('badge') ? badgeText(text) : '';
}

// "a truck icon"; after the word for an icon, or of something with it, what it shows is enough.
function iconIn(text: string, around: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const isIcon = (word: string) => iconsMeant(word) === 'one';
  const isTold = words.some(isIcon) || (looksIn(text).length === 0 && wordsOf(around.join(' ')).some(isIcon));
  if (isTold) return iconNamed(words.filter((word) => !isIcon(word)));
  return looksIn(text).length === 0 && kindsIn(text).length === 0 ? iconOfThing(words) : undefined;
}

// The words of a badge, without the word for it.
function badgeText(text: string): string {
  const words = text.replaceAll(/["“”„«»]/gu, ' ').split(/\s+/u);
  const isOfBadge = (word: string) => !kindsIn(word).includes('badge') && !cuesIn(word).includes('say');
  return unquoted(words.filter(isOfBadge).join(' '));
}
