import {
  objectsOf,
  targetsOf,
  type Context,
  phrasesOnScreen,
  type Reader,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { readMove } from './read-move.ts';

/** Reads a look to give to something, or to take away. */
export const readLook: Reader = (clause, context) => {
  const { looks, deniedLooks, cues } = clause;
  // "the rows where I lost time" selects some of the named things, which is not supported.
  if (clause.words.some(({ folded }) => SELECTION_WORDS.has(folded))) return [];
  const look =
    looks.find((one) => one.endsWith('columns')) ??
    looks[0] ??
    (deniedLooks[0] === 'side by side' ? 'stacked' : undefined);
  if (look === undefined) return readDeniedLook(clause, context);
  const targetsOnScreen = targetsOf(clause, context);
  const named = objectsOf(clause).map(({ text }) => text);
  // "Center it": without a named element the whole page is the target.
  const isArrangement = /columns$|side by side|stacked/.test(look);
  const isOfPage = isArrangement || /^(?:centered|compact|roomy)$/.test(look);
  const unnamed = isOfPage && (named.length === 0 || cues.has('it')) ? [''] : [];
  const targets = targetsOnScreen.length > 0 ? targetsOnScreen : isArrangement && named.length > 0 ? named : unnamed;
  const opposite = OPPOSITES.get(look);
  const isTooMuch = cues.has('too') && isExcess(clause);
  // "too scary in red": the look is to be removed.
  if (isTooMuch && opposite === undefined) return removeLook(clause, context, look);
  const wanted = isTooMuch && opposite !== undefined ? opposite : look;
  // An arrangement is one change to all of its elements.
  if (isArrangement && targets.length > 0) return [{ verb: 'style', target: targets.join(', '), look: wanted }];
  const insteadOf = phrasesOnScreen(clause, context.spec, 'instead');
  // "make it red and put it last": a look and a move in one clause.
  const moved = clause.places.length > 0 ? (readMove(clause, context) ?? []) : [];
  return [
    ...moved,
    ...insteadOf.map(({ text }): Command => ({ verb: 'style', target: text, look: wanted, isOff: true })),
    ...looks.flatMap((one) =>
      targets.map((target): Command => ({ verb: 'style', target, look: one === look ? wanted : one })),
    ),
  ];
};

// A look to take away: "It shouldn't be red any more."
function readDeniedLook(clause: Clause, context: Context): Command[] | undefined {
  const [look] = clause.deniedLooks;
  return look === undefined ? undefined : removeLook(clause, context, look);
}

function removeLook(clause: Clause, context: Context, look: string): Command[] {
  return targetsOf(clause, context).map((target) => ({ verb: 'style', target, look, isOff: true }));
}

// True for "too small", false for "make it red too".
function isExcess({ words }: Clause): boolean {
  const too = words.findLastIndex((word) => isCue(word, 'too'));
  return words.slice(too + 1).some(({ mark }) => mark.is !== 'sign') || words[too]?.folded !== 'too';
}

const SELECTION_WORDS: ReadonlySet<string> = new Set('where whose wherever wo ou donde dove onde'.split(' '));

// "too small" asks for the opposite.
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['bigger', 'smaller'],
  ['smaller', 'bigger'],
  ['wider', 'narrower'],
  ['narrower', 'wider'],
]);
