import type { Spec } from '#contract/spec/spec.ts';
import { isOnScreen, phrasesOnScreen } from './clauses/about-clause.ts';
import { clausesIn, type Clause } from './clauses/clauses.ts';
import { CHANGE_CUES } from '#builtin/edit/words/cues.ts';
import type { Command } from './command.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { readClause } from './read-clause.ts';

// More than anybody asks for in one request.
const MAX_COMMANDS = 60;

/** What a prompt asks for: the changes of each clause, in order. */
export type RequestedChanges = { commands: Command[]; clauses: readonly (readonly Command[])[] };

/**
 * The changes that a prompt asks for, in order; remarks are left out, what asks for an unknown change has none. Each is
 * made by `obey` before the next clause is read, which may speak of what is new. Rests before each clause and change.
 */
export function* commandsIn(
  prompt: string,
  spec: Spec,
  language: string,
  obey: (command: Command) => void = () => undefined,
): Generator<void, RequestedChanges> {
  const commands: Command[] = [];
  let within: string | undefined;
  let lastMentioned: string | undefined;
  const asked: (readonly Command[])[] = [];
  const clauses = yield* clausesIn(prompt, spec, language);
  for (const clause of clauses) {
    yield;
    const read = readClause(clause, { spec, lastMentioned, within });
    const isPart = !isWhole(clause, read);
    // Nothing goes by words that were understood only in part.
    const found = isPart ? read.filter(({ verb }) => verb !== 'remove') : read;
    const last = commands.at(-1);
    const fresh = found.filter((one) => JSON.stringify(one) !== JSON.stringify(last));
    for (const command of fresh) {
      if (commands.length >= MAX_COMMANDS) break;
      yield;
      obey(command);
      commands.push(command);
    }
    if (fresh.length > 0 || (found.length === 0 && asksForChange(clause))) asked.push(isPart ? [] : fresh);
    within = phrasesOnScreen(clause, spec, 'inside')[0]?.text ?? (found.length > 0 ? found.at(-1)?.within : undefined);
    lastMentioned = subjectOf(clause, found.at(-1)) ?? nameAfter(found.at(-1)) ?? spokenOf(clause, spec, lastMentioned);
    if (commands.length >= MAX_COMMANDS) break;
  }
  return { commands, clauses: asked };
}

// What is quoted and what is counted is part of what was read.
function isWhole({ text, phrases, start }: Clause, commands: readonly Command[]): boolean {
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

const BECOMES: ReadonlySet<string> = new Set(['is', 'to']);

// A remark does not.
function asksForChange({ cues, looks, places, phrases, isRemark, text }: Clause): boolean {
  const isDeed =
    cues.has('when') ||
    [...CHANGE_CUES, 'max' as const, 'min' as const, 'step' as const].some((cue) => cues.has(cue)) ||
    looks.length > 0 ||
    places.length > 0;
  // "V-3 is at ten, not nine"
  const isTold = phrases.some(({ quotes, role }) => quotes.length > 0 || role === 'not' || role === 'instead');
  // "the visit is going to Ida Holm", "€890 a year"
  const isNamed = cues.has('is') && phrases.some(({ role, text: said }) => BECOMES.has(role) && /^\p{Lu}/u.test(said));
  return !cues.has('keep') && !isRemark && (isDeed || isTold || isNamed || /[€$£]\s?\d/.test(text));
}

function spokenOf({ phrases, words, cues }: Clause, spec: Spec, before: string | undefined): string | undefined {
  const named = phrases.filter(({ role }) => role === 'object').flatMap(({ text, quotes }) => [text, ...quotes]);
  // "Planners never look at pieces": of a remark, what is on the screen.
  // "Ida is gone": the entry that a word of it names.
  const name = words.find(({ mark, folded }) => mark.is === 'name' && findRows(spec, folded).length === 1)?.folded;
  const isEntry = name !== undefined && !named.some((text) => findRows(spec, text).length > 0);
  return (
    (isEntry ? name : undefined) ??
    named.find((text) => isOnScreen(spec, text)) ??
    words.findLast(({ mark }) => mark.is === 'name')?.folded ??
    (named.length === 0 || cues.has('it') ? before : named[0])
  );
}

// "Solo also gets towels, and costs 9": what had something added goes on being the subject.
function subjectOf({ phrases: [first] }: Clause, command: Command | undefined): string | undefined {
  const anchor = command?.verb === 'add' ? command.where?.anchor : undefined;
  return first?.role === 'object' && first.text === anchor ? anchor : undefined;
}

// What "it" is about after a change.
function nameAfter(command: Command | undefined): string | undefined {
  if (command === undefined) return undefined;
  if (command.verb === 'rename') return command.to;
  if (command.verb === 'add') return command.thing.quotes[0] ?? command.thing.text;
  return 'target' in command ? command.target : undefined;
}
