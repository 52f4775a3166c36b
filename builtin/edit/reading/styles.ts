import { cuesIn, kindsIn, lookIn, unquoted } from '#builtin/edit/words/meanings.ts';
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
  const told = isUntold ? lookAround(change, context) : words.map((look) => toldLook(look, context));
  const hasColumns = told.some(({ look }) => look?.endsWith(' columns') === true);
  const given = told.flatMap(({ look, badge, isOff }): Attempt[] => {
    if (badge !== undefined) return targets.map((target): Attempt => [{ verb: 'badge', target, value: badge }]);
    if (look === undefined || (hasColumns && look === 'side by side')) return [];
    return arranged(look, targets).map((target): Attempt => [
      { verb: 'style', target, look, ...(isOff ? { isOff } : {}) },
    ]);
  });
  return [...given, ...wordsWith(change, 'was').flatMap(({ text }) => taken(text, targets, told[0]?.look))];
}

// "center it": a look beside the thing, if no words were tagged as one.
function lookAround(change: Change, { prompt }: ChangeContext): ToldLook[] {
  const around = `${sentenceOf(change, prompt, DENIAL_CHARS)}${textAfter(change, prompt, DENIAL_CHARS)}`;
  return [{ look: lookIn(around), isOff: false }];
}

// An arrangement is one change to all of its elements, and may be one to the page.
function arranged(look: string, targets: readonly string[]): readonly string[] {
  if (targets.length === 0) return [''];
  return /columns$|side by side|stacked/.test(look) ? [targets.join(', ')] : targets;
}

// "not Solo", "no longer red": the look is taken from what had it, or the one that was there is taken away.
function taken(text: string, targets: readonly string[], given: string | undefined): Attempt[] {
  const look = lookIn(text);
  const off = (target: string, one: string): Attempt => [{ verb: 'style', target, look: one, isOff: true }];
  if (given === undefined) return look === undefined ? [] : targets.map((target) => off(target, look));
  return look === undefined ? [off(text, given)] : [];
}

type ToldLook = { look: string | undefined; badge?: string; isOff: boolean };

function toldLook(words: TaggedWords, { prompt }: ChangeContext): ToldLook {
  const { text } = words;
  const badge = kindsIn(text).includes('badge') ? badgeText(text) : '';
  const cues = [...cuesIn(textBefore(words, prompt, DENIAL_CHARS)), ...cuesIn(text)];
  const look = lookIn(text);
  const opposite = OPPOSITES[look ?? ''];
  const isTooMuch = cues.includes('too');
  if (isTooMuch && opposite !== undefined) return { look: opposite, isOff: false };
  const isOff = isTooMuch || DENIAL_CUES.some((cue) => cues.includes(cue));
  return { look, ...(badge === '' ? {} : { badge }), isOff };
}

// The words of a badge, without the word for it.
function badgeText(text: string): string {
  const words = text.replaceAll(/["“”„«»]/gu, ' ').split(/\s+/u);
  const isOfBadge = (word: string) => !kindsIn(word).includes('badge') && !cuesIn(word).includes('say');
  return unquoted(words.filter(isOfBadge).join(' '));
}
