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

/** Reads how something is to look, or no longer to look. */
export const readLook: Reader = (clause, context) => {
  const { looks, deniedLooks, cues } = clause;
  // "where I lost time", "above 80 %": only some of what is named.
  if (clause.words.some(({ folded }) => SOME.has(folded))) return [];
  const look =
    looks.find((one) => one.endsWith('columns')) ??
    looks[0] ??
    (deniedLooks[0] === 'side by side' ? 'stacked' : undefined);
  if (look === undefined) return readDenied(clause, context);
  const there = targetsOf(clause, context);
  const named = objectsOf(clause).map(({ text }) => text);
  // "Center it": what is said of no part is meant of the page.
  const isArrangement = /columns$|side by side|stacked/.test(look);
  const isOfPage = isArrangement || /^(?:centered|compact|roomy)$/.test(look);
  const unnamed = isOfPage && (named.length === 0 || cues.has('it')) ? [''] : [];
  const targets = there.length > 0 ? there : isArrangement && named.length > 0 ? named : unnamed;
  const opposite = OPPOSITES.get(look);
  const isTooMuch = cues.has('too') && isExcess(clause);
  // "too scary in red": what it is to be no longer.
  if (isTooMuch && opposite === undefined) return offOf(clause, context, look);
  const wanted = isTooMuch && opposite !== undefined ? opposite : look;
  // What stands side by side is one change of several things.
  if (isArrangement && targets.length > 0) return [{ verb: 'style', target: targets.join(', '), look: wanted }];
  const rather = phrasesOnScreen(clause, context.spec, 'instead');
  // "make it red and put it last"
  const moved = clause.places.length > 0 ? (readMove(clause, context) ?? []) : [];
  return [
    ...moved,
    ...rather.map(({ text }): Command => ({ verb: 'style', target: text, look: wanted, isOff: true })),
    ...looks.flatMap((one) =>
      targets.map((target): Command => ({ verb: 'style', target, look: one === look ? wanted : one })),
    ),
  ];
};

// "It shouldn't be red any more."
function readDenied(clause: Clause, context: Context): Command[] | undefined {
  const [look] = clause.deniedLooks;
  return look === undefined ? undefined : offOf(clause, context, look);
}

function offOf(clause: Clause, context: Context, look: string): Command[] {
  return targetsOf(clause, context).map((target) => ({ verb: 'style', target, look, isOff: true }));
}

// "too small", but "make it red too".
function isExcess({ words }: Clause): boolean {
  const too = words.findLastIndex((word) => isCue(word, 'too'));
  return words.slice(too + 1).some(({ mark }) => mark.is !== 'sign') || words[too]?.folded !== 'too';
}

const SOME: ReadonlySet<string> = new Set('where whose wherever wo ou donde dove onde'.split(' '));

// "too small" asks for more.
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['bigger', 'smaller'],
  ['smaller', 'bigger'],
  ['wider', 'narrower'],
  ['narrower', 'wider'],
]);
