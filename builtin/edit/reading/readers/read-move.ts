import {
  isThere,
  targetsOf,
  whereOf,
  type Context,
  type Reader,
  thereAs,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import { beforeQuote } from '#builtin/edit/words/quoted-words.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Where } from '#builtin/edit/reading/command.ts';

/** Reads which two are to change places. */
export const readSwap: Reader = (clause, { spec }) => {
  if (!clause.cues.has('swap')) return undefined;
  const named = thereAs(clause, spec, 'object', 'to');
  const [one, other] = named.filter(({ isTelling }) => isTelling);
  if (one !== undefined && other !== undefined) return [{ verb: 'swap', one: one.text, other: other.text }];
  const [, old, fresh] =
    /\s(\S.*?)\s+(?:for|durch|gegen|contre|por|par|con)\s+(?:an?\s|the\s)?(\S.*)$/iu.exec(clause.text) ?? [];
  if (old !== undefined && fresh !== undefined && isThere(spec, old) && !isThere(spec, fresh))
    return [{ verb: 'rename', target: old, to: fresh.replaceAll(/["“”„«»]/g, '').trim() }];
  // "the two buttons so that "Back" comes first"
  const both = clause.phrases.find(
    ({ isTelling, kinds, quotes }) => (!isTelling || quotes.length > 0) && kinds.length > 0,
  );
  const words = both === undefined || both.quotes.length === 0 ? both?.text : beforeQuote(both.text);
  return words === undefined ? undefined : [{ verb: 'swap', one: words, other: words }];
};

// "the calendar below, the table above": beside what was spoken of before.
function besideIt({ places, phrases }: Clause, { spec, spoken }: Context): Where | undefined {
  const [place, ...others] = places;
  const [one, ...more] = phrases.filter(({ role, text }) => role === 'object' && isThere(spec, text));
  const isSide = (place?.cue === 'before' || place?.cue === 'after') && others.length === 0;
  if (!isSide || one === undefined || more.length > 0 || spoken === undefined || spoken === one.text) return undefined;
  return isThere(spec, spoken)
    ? { side: place.cue === 'before' ? 'before' : 'after', anchor: spoken, isVertical: true }
    : undefined;
}

// "first the minutes and then the goals"
const THEN: ReadonlySet<string> = new Set('then dann danach puis ensuite luego despues poi dopo depois'.split(' '));

/** Reads where something is to stand. */
export const readMove: Reader = (clause, context) => {
  const where = whereOf(clause, context.spoken) ?? besideIt(clause, context);
  const [inside] = thereAs(clause, context.spec, 'inside', 'to');
  if (where === undefined && (inside === undefined || (!clause.cues.has('move') && !clause.cues.has('make'))))
    return undefined;
  // What is told besides asks for more than a move: "should ask are you sure first".
  const isKnown = ({ role, text, quotes, isTelling }: Phrase) =>
    role !== 'object' || !isTelling || (quotes.length === 0 && isThere(context.spec, text));
  if (where?.anchor === undefined && where !== undefined && !clause.phrases.every(isKnown)) return undefined;
  const isBare = clause.phrases.every(({ role }) => role === 'anchor');
  const isAsked = clause.cues.has('move') || clause.cues.has('make') || where?.anchor === undefined || isBare;
  const targets = targetsOf(clause, isAsked ? context : { ...context, spoken: undefined });
  const place = where ?? { side: 'inside' as const, anchor: inside?.text ?? '' };
  // Several go one behind the other.
  const follows = place.side === 'first' || place.side === 'after' || place.side === 'at';
  const [one, other] = targets;
  const isInTurn = clause.segments.some(({ joint }, at) => at > 0 && THEN.has(joint));
  if (isInTurn && place.side === 'first' && one !== undefined && other !== undefined && targets.length === 2)
    return [{ verb: 'move', target: one, where: { side: 'before', anchor: other } }];
  return targets.length === 0
    ? undefined
    : targets.map((target, at) => {
        const before = targets[at - 1];
        return {
          verb: 'move',
          target,
          // It is not yet where it is to go.
          ...(place.side === 'inside' ? { within: undefined } : {}),
          where: at > 0 && follows && before !== undefined ? { side: 'after', anchor: before } : place,
        };
      });
};
