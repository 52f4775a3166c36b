import { capitalized } from '#builtin/understand/words/identifier.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { propNameIn } from '#builtin/edit/changing/set-prop.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { cuesIn, kindsIn, lookIn, unquoted } from '#builtin/edit/words/meanings.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import { meansPage } from './places.ts';
import {
  isPronoun,
  sentenceOf,
  targetsOf,
  textAfter,
  textBefore,
  textOf,
  textsOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

const LABEL_WORDS: ReadonlySet<string> = new Set(
  'label text name wording caption beschriftung bezeichnung libelle intitule nom texte etiqueta nombre texto etichetta nome testo rotulo'.split(
    ' ',
  ),
);
const VERB_CHARS = 24;

/** The new names that a change gives. */
export function renamings(change: Change, context: ChangeContext): Attempt[] {
  const names = textsOf(change, 'name', context).map(unquoted);
  // Of two names without a thing, the one that is on the screen is the old one.
  const old =
    names.length === 2 && wordsWith(change, 'named').length === 0
      ? names.find((text) => isOnScreen(text, context))
      : undefined;
  const to = names.find((text) => text !== old);
  if (to === undefined) return [];
  const around = `${sentenceOf(change, context.prompt, VERB_CHARS)} ${textAfter(change, context.prompt, VERB_CHARS)}`;
  const cues = cuesIn(around);
  // "take the "Kids free" out of Solo": words that are there are no new name.
  if (cues.includes('remove') && isOnScreen(to, context)) return [[{ verb: 'remove', target: to }]];
  const isAll = cues.includes('instead') || cues.includes('all');
  const targets = old === undefined ? targetsOf(change, 'named', context) : [old];
  // "highlight Care as Popular": a mark beside its name, which stays.
  if (lookIn(around) === 'highlighted' && !cues.includes('rename'))
    return targets.flatMap((target): Attempt[] => [
      [{ verb: 'style', target, look: 'highlighted' }],
      [{ verb: 'badge', target, value: to }],
    ]);
  if (isBadge(change, context)) return targets.map((target): Attempt => [{ verb: 'badge', target, value: to }]);
  return targets.map((target) => renaming(target, to, isAll, change, context));
}

const ARTICLE_AND_NOUN = /\b(?:an?|une?|un['’]|una|eine?n?|uma?)\s?(\p{L}+)[\s:]*["“„«]\s?$/iu;
const BADGES: ReadonlySet<string> = new Set('label tag etichetta etiquette schild rotulo'.split(' '));

// 'put a "New" label on it' gives a label, 'the label "New"' may be one to change.
function isBadge(change: Change, { prompt }: ChangeContext): boolean {
  const [name] = wordsWith(change, 'name');
  const [, noun] = name === undefined ? [] : (ARTICLE_AND_NOUN.exec(textBefore(name, prompt, VERB_CHARS)) ?? []);
  return noun !== undefined && (BADGES.has(wordsOf(noun)[0] ?? '') || kindsIn(noun).includes('badge'));
}

function renaming(words: string, to: string, isAll: boolean, change: Change, context: ChangeContext): Attempt {
  // "call it Repair booking" at the beginning is about the screen.
  const isUnknown = isPronoun(words) && context.lastMentioned === undefined;
  const target = isUnknown || meansPage(words) ? 'title' : words;
  const named: Command = {
    verb: 'rename',
    target,
    to: isToldInQuotes(to, change, context) ? to : capitalizedLike(unquoted(target), to, context),
    ...(isAll ? { isAll } : {}),
  };
  const inText = [target, ...wordsWith(change, 'was').map(({ text }) => text)].map((part): Command => ({
    verb: 'rename',
    target: unquoted(part),
    to,
    isPart: true,
  }));
  const ofPart = ofOwner(target, to, change, context);
  // "the badge of the Pro plan" is a prop; "Most popular on the Pro plan" are words there.
  const whole = propNameIn(target) === undefined ? [named, ...ofPart] : [...ofPart, named];
  return isQuotedPart(target, change, context) ? [...inText, ...whole] : [...whole, ...inText];
}

// "Last met" instead of "Last seen" in the text "Last seen: 4 May".
function isQuotedPart(target: string, change: Change, context: ChangeContext): boolean {
  const words = wordsOf(target).join(' ');
  return isToldInQuotes(target, change, context) && !namesOn(context.spec).some((one) => one.words.join(' ') === words);
}

function isToldInQuotes(text: string, change: Change, { prompt }: ChangeContext): boolean {
  const told = wordsWith(change, 'named', 'name').find((one) => unquoted(one.text) === unquoted(text));
  return told !== undefined && /["“„«]\s?$/u.test(textBefore(told, prompt, 2));
}

// "the placeholder of the e-mail", "the label of the name": a prop of an element, or its label.
function ofOwner(target: string, to: string, change: Change, context: ChangeContext): Command[] {
  const isProp = propNameIn(target) !== undefined;
  const owner = textOf(change, 'of') ?? (isProp ? textOf(change, 'inside') : undefined);
  if (owner === undefined) return [];
  const isLabel = wordsOf(target).length === 1 && LABEL_WORDS.has(wordsOf(target)[0] ?? '');
  return [
    { verb: 'rename', target: `${target} of ${owner}`, to },
    ...(isLabel ? [{ verb: 'rename' as const, target: owner, to: capitalizedLike(owner, to, context) }] : []),
  ];
}

// A name for a label that starts with a capital gets one as well.
function capitalizedLike(target: string, to: string, { spec }: ChangeContext): string {
  const words = wordsOf(target).join(' ');
  const known = namesOn(spec).find((one) => one.weight === 'main' && one.words.join(' ') === words);
  return known === undefined || /^\p{Lu}/u.test(known.text) ? capitalized(to) : to;
}

function isOnScreen(text: string, { spec }: ChangeContext): boolean {
  const words = wordsOf(text).join(' ');
  return namesOn(spec).some((one) => ` ${one.words.join(' ')} `.includes(` ${words} `));
}
