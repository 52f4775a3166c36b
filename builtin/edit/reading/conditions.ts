import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { boundTold, toldValues } from '#builtin/edit/words/told-values.ts';
import type { Change } from './changes.ts';
import { referent, textBefore, wordsWith, type Attempt, type ChangeContext } from './words-of-change.ts';

const CONJUNCTION_CHARS = 12;
const UNTIL_WORDS: ReadonlySet<string> = new Set('until till unless bis jusqu hasta fino ate'.split(' '));
const ALTERNATIVES = /,|\s(?:or|and|oder|und|ou|et|o|u|y|e)\s/iu;

// "Il y a" is no "y".
const THERE_IS = /\bil y a\b/iu;

/** What a change shows or hides while a condition holds. Nothing if the condition is not about this screen. */
export function conditions(change: Change, context: ChangeContext): Attempt[] {
  const [told] = wordsWith(change, 'when');
  const shown = wordsWith(change, 'shown', 'hidden');
  if (told === undefined) return shown.map(({ text }) => [{ verb: 'show', target: referent(text, context) }]);
  const when = conditionNames(told.text, context);
  const [first] = shown;
  if (first === undefined || (when === undefined && ALTERNATIVES.test(told.text.replace(THERE_IS, '')))) return [];
  const names = when ?? tickMeant(told, context);
  // A word that is cut off means nothing, and "No show" denies nothing.
  const around = textBefore(told, context.prompt, CONJUNCTION_CHARS);
  const before = told.start > CONJUNCTION_CHARS ? around.replace(/^\S*/u, '') : around;
  const words = `${before} ${names.reduce((text, name) => text.replace(name, ''), told.text)}`;
  // "It needn't be there unless": what a request wants shown is shown then, despite the negation before it.
  const between = context.prompt.slice(Math.min(first.end, told.end), Math.max(first.start, told.start));
  const isTurned = first.tag === 'hidden' || !isDenying(between);
  const isUntil = isTurned && wordsOf(words).some((word) => UNTIL_WORDS.has(word));
  const isShown = ((first.tag === 'shown') !== isDenying(words)) !== isUntil;
  const targets = shown.map(({ text }) => referent(text, context));
  return [[{ verb: 'when', targets, when: names, isShown, condition: told.text }]];
}

// "only when the box is ticked": the one mentioned before, or the only one.
function tickMeant({ text }: TaggedWords, { spec, lastMentioned }: ChangeContext): string[] {
  const { told, number, others } = toldValues(text, []);
  if (others.length > 0 || number !== undefined || boundTold(told) !== undefined || told.has('there')) return [];
  const fits = ({ place }: { place: Place }) => TICKS.has(place.element.type);
  if (lastMentioned !== undefined && findTargets(spec, lastMentioned, { fits }).length === 1) return [lastMentioned];
  const ticks = placesOf(spec).filter((place) => fits({ place }));
  const label = kindsIn(text).length > 0 && ticks.length === 1 ? ticks[0]?.element.props['label'] : undefined;
  return typeof label === 'string' ? [label] : [];
}

const TICKS: ReadonlySet<string> = new Set(['Checkbox', 'Switch']);

function isDenying(words: string): boolean {
  return cuesIn(words).some((cue) => cue === 'not' || cue === 'none' || cue === 'off');
}

/** The names on the screen that a condition mentions; undefined if one of its alternatives mentions none. */
export function conditionNames(text: string, context: ChangeContext): string[] | undefined {
  const names = namesIn(text, context);
  const isKnown = (part: string) => findTargets(context.spec, part).length > 0;
  if (names.length === 0) return isKnown(text) ? [text] : undefined;
  const parts = text.split(ALTERNATIVES);
  return parts.every((part) => isKnown(part) || namesIn(part, context).length > 0) ? names : undefined;
}

// In the order of the text; of names within names the longest.
function namesIn(text: string, { spec }: ChangeContext): string[] {
  const words = ` ${wordsOf(text).join(' ')} `;
  const shown = new Map(
    namesOn(spec).flatMap((one) => {
      const name = ` ${one.words.join(' ')} `;
      return one.weight === 'main' && name.trim() !== '' && words.includes(name) ? [[name, one.text] as const] : [];
    }),
  );
  const names = [...shown.keys()];
  const whole = names.filter((name) => !names.some((other) => other.length > name.length && other.includes(name)));
  return whole
    .toSorted((one, other) => words.indexOf(one) - words.indexOf(other))
    .flatMap((name) => shown.get(name) ?? []);
}
