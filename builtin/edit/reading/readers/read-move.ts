import {
  isOnScreen,
  targetsOf,
  whereOf,
  type Context,
  type Reader,
  phrasesOnScreen,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import { beforeQuote } from '#builtin/edit/words/quoted-words.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Where } from '#builtin/edit/reading/command.ts';

/** Reads which two elements to swap. */
export const readSwap: Reader = (clause, { spec }) => {
  if (!clause.cues.has('swap')) return undefined;
  const named = phrasesOnScreen(clause, spec, 'object', 'to');
  const [one, other] = named.filter(({ isSpecific }) => isSpecific);
  if (one !== undefined && other !== undefined) return [{ verb: 'swap', one: one.text, other: other.text }];
  const [, old, newName] =
    /\s(\S.*?)\s+(?:for|durch|gegen|contre|por|par|con)\s+(?:an?\s|the\s)?(\S.*)$/iu.exec(clause.text) ?? [];
  if (old !== undefined && newName !== undefined && isOnScreen(spec, old) && !isOnScreen(spec, newName))
    return [{ verb: 'rename', target: old, to: newName.replaceAll(/["“”„«»]/g, '').trim() }];
  // "the two buttons so that "Back" comes first": one phrase names both.
  const both = clause.phrases.find(
    ({ isSpecific, kinds, quotes }) => (!isSpecific || quotes.length > 0) && kinds.length > 0,
  );
  const words = both === undefined || both.quotes.length === 0 ? both?.text : beforeQuote(both.text);
  return words === undefined ? undefined : [{ verb: 'swap', one: words, other: words }];
};

// "the calendar below, the table above": relative to what was last mentioned.
function besideLastMentioned({ places, phrases }: Clause, { spec, lastMentioned }: Context): Where | undefined {
  const [place, ...others] = places;
  const [one, ...more] = phrases.filter(({ role, text }) => role === 'object' && isOnScreen(spec, text));
  const isSide = (place?.cue === 'before' || place?.cue === 'after') && others.length === 0;
  if (!isSide || one === undefined || more.length > 0 || lastMentioned === undefined || lastMentioned === one.text)
    return undefined;
  return isOnScreen(spec, lastMentioned)
    ? { side: place.cue === 'before' ? 'before' : 'after', anchor: lastMentioned, isVertical: true }
    : undefined;
}

// Words for a sequence: "first the minutes and then the goals".
const SEQUENCE_WORDS: ReadonlySet<string> = new Set(
  'then dann danach puis ensuite luego despues poi dopo depois'.split(' '),
);

/** Reads where to move something. */
export const readMove: Reader = (clause, context) => {
  const where = whereOf(clause, context.lastMentioned) ?? besideLastMentioned(clause, context);
  const [inside] = phrasesOnScreen(clause, context.spec, 'inside', 'to');
  if (where === undefined && (inside === undefined || (!clause.cues.has('move') && !clause.cues.has('make'))))
    return undefined;
  // An unknown or quoted object means that the clause asks for more than a move: "should ask are you sure first".
  const isKnown = ({ role, text, quotes, isSpecific }: Phrase) =>
    role !== 'object' || !isSpecific || (quotes.length === 0 && isOnScreen(context.spec, text));
  if (where?.anchor === undefined && where !== undefined && !clause.phrases.every(isKnown)) return undefined;
  const isBare = clause.phrases.every(({ role }) => role === 'anchor');
  const isMoveRequest = clause.cues.has('move') || clause.cues.has('make') || where?.anchor === undefined || isBare;
  const targets = targetsOf(clause, isMoveRequest ? context : { ...context, lastMentioned: undefined });
  const place = where ?? { side: 'inside' as const, anchor: inside?.text ?? '' };
  // Several targets are placed one after another.
  const isConsecutive = place.side === 'first' || place.side === 'after' || place.side === 'at';
  const [one, other] = targets;
  const isInTurn = clause.segments.some(({ separator }, at) => at > 0 && SEQUENCE_WORDS.has(separator));
  if (isInTurn && place.side === 'first' && one !== undefined && other !== undefined && targets.length === 2)
    return [{ verb: 'move', target: one, where: { side: 'before', anchor: other } }];
  return targets.length === 0
    ? undefined
    : targets.map((target, at) => {
        const before = targets[at - 1];
        return {
          verb: 'move',
          target,
          // The target is not yet in the part that it moves into.
          ...(place.side === 'inside' ? { within: undefined } : {}),
          where: at > 0 && isConsecutive && before !== undefined ? { side: 'after', anchor: before } : place,
        };
      });
};
