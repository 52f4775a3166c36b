import {
  objectsOf,
  targetsOf,
  type Context,
  phrasesOnScreen,
  type Reader,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import { valueIn } from '#builtin/edit/reading/clauses/value-in.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { placesOf } from '#builtin/edit/patch.ts';
import { CHANGE_CUES } from '#builtin/edit/words/cues.ts';
import { isSeveral } from '#builtin/edit/words/enumerated.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { ONLY_WORDS } from './read-lists.ts';

/** Reads what to remove: by a verb, as not needed, or as "no …" or "without …". */
export const readRemoval: Reader = (fullClause, context) => {
  const clause = withoutKept(fullClause);
  const { cues } = clause;
  // "hide the sums from the start" and "swap cancel and remove" remove nothing.
  if (cues.has('fill') || cues.has('swap')) return undefined;
  const isNotNeeded = cues.has('not') && (cues.has('need') || cues.has('show')) && clause.deniedLooks.length === 0;
  const isTakenOff = cues.has('take') && cues.has('away');
  const isNone =
    cues.has('none') &&
    valueIn(clause) === undefined &&
    !cues.has('when') &&
    [...CHANGE_CUES, 'first' as const, 'last' as const].every((cue) => cue === 'remove' || !cues.has(cue)) &&
    clause.looks.length === 0;
  const without = phrasesOnScreen(clause, context.spec, 'without')[0];
  const isBare = !cues.has('nobody') && !cues.has('not') && !cues.has('sort') && !cues.has('add');
  if (without !== undefined && isBare && objectsOf(clause).length === 0)
    return [{ verb: 'remove', target: without.text }];
  if (!cues.has('remove') && !isNotNeeded && !isTakenOff && !isNone) return undefined;
  const denialAt = clause.words.find((word) => isCue(word, 'none'))?.start ?? 0;
  const named = objectsOf(clause).filter(
    ({ segment, start }) => segment === clause.verbSegment && (!isNone || start > denialAt),
  );
  // A phrase of which only a part is on the screen may name something else, so nothing is removed.
  const isQuoted = objectsOf(clause).some(({ quotes }) => quotes.length > 0);
  if (!isQuoted && objectsOf(clause).some(({ isShortened }) => isShortened === true)) return [];
  const targetsOnScreen = isNone ? [] : targetsOf(clause, context);
  const targets = targetsOnScreen.length > 0 ? targetsOnScreen : named.map(({ text }) => text);
  const pick = cues.has('last') ? ('last' as const) : cues.has('first') ? ('first' as const) : undefined;
  const isOne = namesOneElement(clause);
  return targets.flatMap((target) => {
    const found = unambiguousTarget(target, context);
    return found === undefined
      ? []
      : [
          {
            verb: 'remove',
            target: found,
            ...(pick === undefined || !isOne ? {} : { pick }),
            ...(isOne ? { isOne } : {}),
          },
        ];
  });
};

// "we don't need the table, just the figure": what follows "just" is kept.
function withoutKept(clause: Clause): Clause {
  const [first] = objectsOf(clause);
  const keptFrom = clause.words.find(({ folded, start }) => ONLY_WORDS.has(folded) && start > (first?.end ?? 0))?.start;
  return keptFrom === undefined || first === undefined
    ? clause
    : { ...clause, phrases: clause.phrases.filter(({ start }) => start < keptFrom) };
}

// "that button" is ambiguous when there are several.
function unambiguousTarget(target: string, { spec }: Context): string | undefined {
  const { nameWords, kinds, ordinal, color } = parseTargetPhrase(target);
  if (nameWords.length > 0 || kinds.length === 0 || ordinal !== undefined || color !== undefined) return target;
  const types = new Set(kinds.flatMap(typesOf));
  const alike = placesOf(spec).filter(({ element }) => types.has(element.type));
  return alike.length > 1 && types.has('Button') && !isSeveral(target.split(' ').at(-1)?.toLowerCase() ?? '')
    ? undefined
    : target;
}

const SINGULAR_WORDS: ReadonlySet<string> = new Set(
  'the this that a single der den das einzelne einzelner le ce cette el este esta ese esa il quel quella o esse essa'.split(
    ' ',
  ),
);

// True when the clause names one element in the singular and quotes its name, so that others of that name stay.
function namesOneElement({ words, cues }: Clause): boolean {
  const quote = words.findIndex(({ mark }) => mark.is === 'quote');
  const isAfterPlural = words.slice(quote).some(({ folded, mark }) => mark.is === 'kind' && isSeveral(folded));
  const before = words.slice(0, quote).flatMap(({ folded }) => folded.split(' '));
  return (
    quote !== -1 &&
    !isAfterPlural &&
    !cues.has('all') &&
    before.some((word) => SINGULAR_WORDS.has(word)) &&
    !before.some(isSeveral)
  );
}
