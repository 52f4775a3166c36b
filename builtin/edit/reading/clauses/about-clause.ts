import type { Spec } from '#contract/spec/spec.ts';
import type { Clause, Phrase, Role } from './clauses.ts';
import type { Command, Where } from '#builtin/edit/reading/command.ts';
import { CHANGE_CUES, type Cue } from '#builtin/edit/words/cues.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { isCue, type Word } from './marked-words.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

/** What a clause is read against: the screen, what was last mentioned, and the part of the screen it was in. */
export type Context = { spec: Spec; lastMentioned: string | undefined; within: string | undefined };

/** Reads one kind of change; undefined passes the clause on to the next. */
export type Reader = (clause: Clause, context: Context) => Command[] | undefined;

/** True when the words name an element, a list entry or a row on the screen. */
export function isOnScreen(spec: Spec, words: string): boolean {
  const names = namesOn(spec);
  const known = lookups.get(names) ?? new Map<string, boolean>();
  lookups.set(names, known);
  const found = known.get(words) ?? (findTargets(spec, words).length > 0 || findRows(spec, words).length > 0);
  known.set(words, found);
  return found;
}

// The readers of a clause look up the same words one after another.
const lookups = new WeakMap<object, Map<string, boolean>>();

/**
 * The targets of a clause that are on the screen, from the segment with the verb onwards, else from before it, else what
 * was last mentioned.
 */
export function targetsOf(clause: Clause, { spec, lastMentioned }: Context): string[] {
  // "quítalo del envío": the pronoun joined to the verb is the target, unless the clause names it: "el aviso, ponlo en rojo".
  const joinedVerb = clause.words.find(hasJoinedPronoun);
  const isNamed = objectsOf(clause).some(
    ({ end, text }) => joinedVerb !== undefined && end <= joinedVerb.start && isOnScreen(spec, text),
  );
  if (lastMentioned !== undefined && clause.cues.has('it') && joinedVerb !== undefined && !isNamed)
    return [lastMentioned];
  // "the fee and the radius both need …": a segment of only names shares the verb that follows.
  const sharesVerb = ({ segment }: Phrase) =>
    segment >= clause.verbSegment || clause.segments[segment]?.hasOnlyNames === true;
  const named = objectsOf(clause).filter((one) => sharesVerb(one) && isOnScreen(spec, one.text));
  if (named.length > 0) return named.map(({ text }) => text);
  const earlier = objectsOf(clause).filter(({ text }) => isOnScreen(spec, text));
  if (earlier.length > 0) return earlier.map(({ text }) => text);
  const hasChangeCue = CHANGE_CUES.some((cue) => clause.cues.has(cue)) || clause.looks.length > 0;
  const isPronoun = (clause.cues.has('it') && hasChangeCue) || objectsOf(clause).length === 0;
  return isPronoun && lastMentioned !== undefined ? [lastMentioned] : [];
}

// Verbs with a joined pronoun in Spanish and Italian: "ponlas", "toglilo".
const JOINED_PRONOUN = /..(?:[aeinrz]|gli)l[aoei]s?$/;

function hasJoinedPronoun(word: Word): boolean {
  return isCue(word, 'remove', 'make', 'move') && JOINED_PRONOUN.test(word.folded);
}

/** The side that a place cue names. */
function sideOf(cue: Cue): Where['side'] | undefined {
  if (cue === 'between') return 'after';
  return cue === 'before' || cue === 'after' || cue === 'first' || cue === 'last' || cue === 'up' || cue === 'down'
    ? cue
    : undefined;
}

/** The place that a clause states. A place beside another element takes precedence over "first" or "last". */
export function whereOf({ places, phrases, words: all }: Clause, lastMentioned?: string): Where | undefined {
  const anchor = phrases.find(({ role }) => role === 'anchor');
  const beside = places.find(
    ({ cue, segment }) => segment === (anchor?.segment ?? -1) && ['before', 'after', 'between'].includes(cue),
  );
  const side = beside === undefined ? undefined : sideOf(beside.cue);
  if (anchor !== undefined && side !== undefined) {
    const isVertical = all.some((word) => isCue(word, 'before', 'after') && hasWord(word, VERTICAL));
    return { side, anchor: anchor.text, ...(isVertical ? { isVertical } : {}) };
  }
  // "move the chart below it": the anchor is what was last mentioned.
  const it = all.findIndex((word, at) => at > 0 && isCue(word, 'it') && isCue(all[at - 1] ?? word, 'before', 'after'));
  const itsSide = places.find(({ cue }) => cue === 'before' || cue === 'after')?.cue;
  if (it !== -1 && lastMentioned !== undefined && itsSide !== undefined)
    return { side: itsSide === 'before' ? 'before' : 'after', anchor: lastMentioned, isVertical: true };
  const ordinal = ORDINAL_CUES.findIndex((cue) => places.some((one) => one.cue === cue));
  if (ordinal !== -1) return { side: 'at', index: ordinal + 1 };
  const end = places.flatMap(({ cue }) => sideOf(cue) ?? []).find((one) => one !== 'before' && one !== 'after');
  const isWholePage = all.some((word) => hasWord(word, WHOLE_PAGE));
  const isSideways = all.some((word) => isCue(word, 'first', 'last') && hasWord(word, SIDES));
  return end === undefined
    ? undefined
    : { side: end, ...(isSideways ? { isSideways } : {}), ...(isWholePage && !isSideways ? { isWholePage } : {}) };
}

const ORDINAL_CUES: readonly Cue[] = ['second', 'third'];
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const VERTICAL = words(
  'above over below under beneath underneath uber unter oberhalb unterhalb sous dessus dessous sopra sotto cima encima arriba debajo abajo acima abaixo embaixo',
);
const SIDES = words('left right links rechts gauche droite izquierda derecha sinistra destra esquerda direita');
const WHOLE_PAGE = words('page screen seite bildschirm ecran pagina pantalla schermo tela very');

function hasWord({ folded }: { folded: string }, some: ReadonlySet<string>): boolean {
  return folded.split(' ').some((word) => some.has(word));
}

/** The phrases of a clause that have one of the roles and name something on the screen. */
export function phrasesOnScreen({ phrases }: Clause, spec: Spec, ...roles: readonly Role[]): Phrase[] {
  return phrases.filter(({ role, text }) => roles.includes(role) && isOnScreen(spec, text));
}

/** The phrases that the clause acts on, without places and new values. */
export function objectsOf({ phrases }: Clause): Phrase[] {
  return phrases.filter(({ role }) => role === 'object');
}
