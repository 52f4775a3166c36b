import type { Spec } from '#contract/spec/spec.ts';
import type { Clause, Phrase } from './clauses.ts';
import type { Command, Where } from './command.ts';
import type { Cue } from './cues.ts';
import { namesOn } from './names.ts';
import { findTargets } from './targets.ts';

/** What a clause is read on: the screen, what was spoken of before, and the part of the screen it was about. */
export type Context = { spec: Spec; spoken: string | undefined; within: string | undefined };

/** Reads one kind of change; undefined passes the clause on to the next. */
export type Reader = (clause: Clause, context: Context) => Command[] | undefined;

const REMARK_MAX_WORDS = 5;

/** Whether words mean something that is on the screen. */
export function isThere(spec: Spec, words: string): boolean {
  const names = namesOn(spec);
  const known = kept.get(names) ?? new Map<string, boolean>();
  kept.set(names, known);
  const found = known.get(words) ?? findTargets(spec, words).length > 0;
  known.set(words, found);
  return found;
}

// The readers of a clause ask for the same words one after the other.
const kept = new WeakMap<object, Map<string, boolean>>();

/** What a clause is about and is on the screen, from the segment that says what to do on; else what was spoken of. */
export function targetsOf(clause: Clause, { spec, spoken }: Context): string[] {
  const named = objectsOf(clause).filter(
    ({ segment, text }) => (segment === clause.verbSegment || isMember(clause, segment)) && isThere(spec, text),
  );
  if (named.length > 0) return named.map(({ text }) => text);
  const before = objectsOf(clause).filter(({ text }) => isThere(spec, text));
  if (before.length > 0) return before.map(({ text }) => text);
  const isPronoun = clause.cues.has('it') || objectsOf(clause).length === 0;
  return isPronoun && spoken !== undefined ? [spoken] : [];
}

// "remove the phone, the fax and the email": short and without a deed of its own.
function isMember({ phrases, verbSegment }: Clause, segment: number): boolean {
  const own = phrases.filter((phrase) => phrase.segment === segment);
  return segment > verbSegment && own.length === 1 && (own[0]?.text.split(' ').length ?? 0) <= REMARK_MAX_WORDS;
}

/** The side that a cue stands for. */
function sideOf(cue: Cue): Where['side'] | undefined {
  if (cue === 'between') return 'after';
  return cue === 'before' || cue === 'after' || cue === 'first' || cue === 'last' || cue === 'up' || cue === 'down'
    ? cue
    : undefined;
}

/** Where a clause says that something is to stand. Words about another thing outweigh those about an end. */
export function whereOf({ places, phrases }: Clause): Where | undefined {
  const anchor = phrases.find(({ role }) => role === 'anchor');
  const beside = places.find(
    ({ cue, segment }) => segment === (anchor?.segment ?? -1) && ['before', 'after', 'between'].includes(cue),
  );
  const side = beside === undefined ? undefined : sideOf(beside.cue);
  if (anchor !== undefined && side !== undefined) return { side, anchor: anchor.text };
  const end = places.flatMap(({ cue }) => sideOf(cue) ?? []).find((one) => one !== 'before' && one !== 'after');
  return end === undefined ? undefined : { side: end };
}

/** The phrases that a clause is about, without those that say where or what for. */
export function objectsOf({ phrases }: Clause): Phrase[] {
  return phrases.filter(({ role }) => role === 'object');
}
