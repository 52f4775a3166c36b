import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { cuesIn, unquoted } from '#builtin/edit/words/meanings.ts';
import type { Change } from './changes.ts';
import { wordsWith } from './words-of-change.ts';

/** What a change states about a new thing: its values, the words for its kind, and what stands before it and each value. */
export type ToldOfThing = { values: readonly string[]; kindTexts: readonly string[]; leads: readonly string[] };

// More things than anyone asks for at once.
const NEW_MAX = 60;
const LEAD_CHARS = 24;
const LINKED = /^\s*\(?\s*$/;

/** The names of new things. "The date wanted for the change" is one: a list has signs or words between its members. */
export function newThings(change: Change, prompt: string): TaggedWords[] {
  const found = wordsWith(change, 'new').slice(0, NEW_MAX);
  return found.filter((one, at) => {
    const before = found[at - 1];
    return before === undefined || !belongs(prompt.slice(before.end, one.start));
  });
}

function belongs(between: string): boolean {
  return !/[^\s\p{L}]/u.test(between) && cuesIn(between)[0] === 'of';
}

/** What is stated about one of several new things: the values up to the next one, for the first also those before it. */
export function toldOf(
  change: Change,
  prompt: string,
  thing?: TaggedWords,
  things: readonly TaggedWords[] = [],
): ToldOfThing {
  const at = thing === undefined ? 0 : things.indexOf(thing);
  const from = at <= 0 ? 0 : (thing?.start ?? 0);
  const to = things[at + 1]?.start ?? prompt.length;
  const values = wordsWith(change, 'value').filter(({ start }) => start >= from && start < to);
  const leadOf = (one: TaggedWords) => {
    const end = change.words.findLast((other) => other.end <= one.start)?.end ?? 0;
    return prompt.slice(Math.max(end, one.start - LEAD_CHARS), one.start);
  };
  // "initials, harm done (yes/no) and witness": a kind after the first name is that of the name right before it.
  const kinds = wordsWith(change, 'kind').filter(({ start }) => {
    const named = things.findLast((other) => other.start < start);
    return things.length < 2 || named === undefined || named === thing || !LINKED.test(prompt.slice(named.end, start));
  });
  return {
    values: values.map(({ text }) => unquoted(text)),
    kindTexts: kinds.map(({ text }) => text),
    leads: [thing === undefined ? '' : leadOf(thing), ...values.map(leadOf)],
  };
}
