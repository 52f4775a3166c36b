import type { Spec } from '#contract/spec/spec.ts';
import { isOnScreen, phrasesOnScreen } from './clauses/about-clause.ts';
import { clausesIn, type Clause } from './clauses/clauses.ts';
import { CHANGE_CUES } from '#builtin/edit/words/cues.ts';
import type { Command } from './command.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { readClause } from './read-clause.ts';

// More than anyone asks for in one prompt.
const MAX_COMMANDS = 60;

/** The changes that a prompt asks for: all of them, and grouped by clause. */
export type RequestedChanges = { commands: Command[]; clauses: readonly (readonly Command[])[] };

/**
 * Reads the changes that a prompt asks for, in order. Remarks are skipped; a clause that asks for an unknown change counts
 * with no commands. Each change is applied before the next clause is read, because that clause may refer to its result.
 * Yields before each clause and each change.
 */
export function* commandsIn(
  prompt: string,
  spec: Spec,
  language: string,
  apply: (command: Command) => void = () => undefined,
): Generator<void, RequestedChanges> {
  const commands: Command[] = [];
  let within: string | undefined;
  let lastMentioned: string | undefined;
  const requested: (readonly Command[])[] = [];
  const clauses = yield* clausesIn(prompt, spec, language);
  for (const clause of clauses) {
    yield;
    const read = readClause(clause, { spec, lastMentioned, within });
    const isPartlyRead = !isFullyRead(clause, read);
    // A clause that was only partly understood must not remove anything.
    const safe = isPartlyRead ? read.filter(({ verb }) => verb !== 'remove') : read;
    const last = commands.at(-1);
    const newCommands = safe.filter((one) => JSON.stringify(one) !== JSON.stringify(last));
    for (const command of newCommands) {
      if (commands.length >= MAX_COMMANDS) break;
      yield;
      apply(command);
      commands.push(command);
    }
    if (newCommands.length > 0 || (safe.length === 0 && asksForChange(clause)))
      requested.push(isPartlyRead ? [] : newCommands);
    within = phrasesOnScreen(clause, spec, 'inside')[0]?.text ?? (safe.length > 0 ? safe.at(-1)?.within : undefined);
    lastMentioned =
      continuedSubject(clause, safe.at(-1)) ?? subjectAfter(safe.at(-1)) ?? mentionedIn(clause, spec, lastMentioned);
    if (commands.length >= MAX_COMMANDS) break;
  }
  return { commands, clauses: requested };
}

// True when the commands contain every quotation and every number of the clause.
function isFullyRead({ text, phrases, start }: Clause, commands: readonly Command[]): boolean {
  if (commands.length === 0) return true;
  const read = JSON.stringify(commands.map((command) => ({ ...command, clauseText: undefined })));
  const quotes = phrases.flatMap((phrase) => phrase.quotes);
  const denied = phrases.filter(({ role }) => role === 'not' || role === 'instead');
  const isDenied = (at: number) => denied.some((one) => at >= one.start - start && at < one.end - start);
  const numbers = [...text.matchAll(/\d+/g)].filter(({ index }) => !isDenied(index));
  return (
    quotes.every((quote) => read.includes(JSON.stringify(quote).slice(1, -1))) &&
    numbers.every(([number]) => read.includes(number))
  );
}

const NEW_VALUE_ROLES: ReadonlySet<string> = new Set(['is', 'to']);

// False for remarks: a clause that asks for a change but yields no command counts as missed.
function asksForChange({ cues, looks, places, phrases, isRemark, text }: Clause): boolean {
  const hasChangeCue =
    cues.has('when') ||
    [...CHANGE_CUES, 'max' as const, 'min' as const, 'step' as const].some((cue) => cues.has(cue)) ||
    looks.length > 0 ||
    places.length > 0;
  // "V-3 is at ten, not nine"
  const hasGivenWords = phrases.some(({ quotes, role }) => quotes.length > 0 || role === 'not' || role === 'instead');
  // "the visit is going to Ida Holm", "€890 a year"
  const hasNewName =
    cues.has('is') && phrases.some(({ role, text: value }) => NEW_VALUE_ROLES.has(role) && /^\p{Lu}/u.test(value));
  return !cues.has('keep') && !isRemark && (hasChangeCue || hasGivenWords || hasNewName || /[€$£]\s?\d/.test(text));
}

function mentionedIn({ phrases, words, cues }: Clause, spec: Spec, before: string | undefined): string | undefined {
  const named = phrases.filter(({ role }) => role === 'object').flatMap(({ text, quotes }) => [text, ...quotes]);
  // "Ida is gone": one word names an entry.
  const name = words.find(({ mark, folded }) => mark.is === 'name' && findRows(spec, folded).length === 1)?.folded;
  const isEntry = name !== undefined && !named.some((text) => findRows(spec, text).length > 0);
  return (
    (isEntry ? name : undefined) ??
    // A remark also sets the subject of what follows: "Planners never look at pieces".
    named.find((text) => isOnScreen(spec, text)) ??
    words.findLast(({ mark }) => mark.is === 'name')?.folded ??
    (named.length === 0 || cues.has('it') ? before : named[0])
  );
}

// "Solo also gets towels, and costs 9": the element that was added to stays the subject.
function continuedSubject({ phrases: [first] }: Clause, command: Command | undefined): string | undefined {
  const anchor = command?.verb === 'add' ? command.where?.anchor : undefined;
  return first?.role === 'object' && first.text === anchor ? anchor : undefined;
}

// What "it" refers to after a change.
function subjectAfter(command: Command | undefined): string | undefined {
  if (command === undefined) return undefined;
  if (command.verb === 'rename') return command.to;
  if (command.verb === 'add') return command.thing.quotes[0] ?? command.thing.text;
  return 'target' in command ? command.target : undefined;
}
