import type { Spec } from '#contract/spec/spec.ts';
import { tagChanges } from '#builtin/edit/tagging/tag-changes.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { attemptsFor } from './attempts.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { changesIn, type Change } from './changes.ts';
import type { Command } from './command.ts';
import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import { sureChanges } from './sure-changes.ts';
import { isPronoun } from './words-of-change.ts';

/** The changes that a prompt asks for: all of them, and grouped by what is asked for as one. */
export type RequestedChanges = { commands: Command[]; clauses: readonly (readonly Command[])[] };

// More than anyone asks for in one prompt.
const MAX_COMMANDS = 60;

/**
 * Reads the changes that a prompt asks for, in order. `apply` carries out a command and returns false if nothing on the screen
 * fits it; each change is made before the next one is read, because that one may refer to its result. Yields before each.
 */
export function* requestedChanges(
  prompt: string,
  spec: Spec,
  apply: (command: Command) => boolean,
): Generator<void, RequestedChanges> {
  const tagged = yield* tagChanges(prompt, spec);
  yield;
  return yield* taggedChanges(prompt, tagged, spec, apply);
}

/** The changes that tagged words ask for on a screen, in order. */
export function changesOn(prompt: string, tagged: readonly TaggedWords[], spec: Spec): Change[] {
  return changesIn(prompt, tagged, isNameOn(spec));
}

function isNameOn(spec: Spec): (text: string) => boolean {
  const names = new Set(namesOn(spec).map(({ words }) => words.join(' ')));
  return (text) => names.has(wordsOf(text).join(' '));
}

/** The same for a prompt whose words are tagged already. */
export function* taggedChanges(
  prompt: string,
  tagged: readonly TaggedWords[],
  spec: Spec,
  apply: (command: Command) => boolean,
): Generator<void, RequestedChanges> {
  const commands: Command[] = [];
  const clauses: Command[][] = [];
  let lastMentioned: string | undefined;
  let before: Change | undefined;
  const sureOf = sureChanges(sentencesOf(prompt), isNameOn(spec));
  for (const whole of changesOn(prompt, tagged, spec)) {
    yield;
    const change = sureOf(whole);
    const asked: Command[] = [];
    const attempts = change === undefined ? [] : attemptsFor(change, { spec, prompt, lastMentioned, before });
    for (const attempt of attempts) {
      if (commands.length >= MAX_COMMANDS) break;
      yield;
      const command = attempt.find((one) => apply(one)) ?? attempt[0];
      if (command === undefined) continue;
      commands.push(command);
      asked.push(command);
    }
    clauses.push(asked);
    // What could not be read is nothing to refer to.
    lastMentioned = asked.length === 0 ? undefined : (meantBy(subjectOf(whole), asked) ?? lastMentioned);
    before = change ?? before;
  }
  return { commands, clauses: [...clauses, ...sentencesInVain(prompt, tagged).map(() => [])] };
}

const CHANGE_CUES: ReadonlySet<Cue> = new Set([
  'add',
  'remove',
  'rename',
  'move',
  'swap',
  'sort',
  'required',
  'optional',
]);

// Sentences that ask for a change, of which no word was understood.
function sentencesInVain(prompt: string, tagged: readonly TaggedWords[]): string[] {
  const { texts, indexOf } = sentencesOf(prompt);
  const understood = new Set(tagged.map(indexOf));
  return texts.filter((sentence, at) => {
    const cues = understood.has(at) ? [] : cuesIn(sentence);
    return cues.some((cue) => CHANGE_CUES.has(cue)) && !cues.includes('keep');
  });
}

/** What a change is about, before what else it mentions. */
const SUBJECT_TAGS: readonly ChangeTag[] = [
  'new',
  'gone',
  'name',
  'moved',
  'swapped',
  'set',
  'must',
  'may',
  'turned',
  'styled',
  'confirmed',
  'shown',
  'hidden',
  'of',
  'named',
];

// "Move it up and make it yellow": a pronoun is what the change before was made to.
function meantBy(subject: string | undefined, asked: readonly Command[]): string | undefined {
  if (subject === undefined || !isPronoun(subject)) return subject;
  return asked.flatMap((command) => ('target' in command ? (command.target ?? []) : []))[0] ?? subject;
}

// What "it" refers to after a change.
function subjectOf({ words }: Change): string | undefined {
  for (const tag of SUBJECT_TAGS) {
    const found = words.findLast((one) => one.tag === tag);
    if (found !== undefined) return found.text;
  }
  return undefined;
}
