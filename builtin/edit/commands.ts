import type { Spec } from '#contract/spec/spec.ts';
import { isThere } from './about-clause.ts';
import { clausesIn, type Clause } from './clauses.ts';
import type { Command } from './command.ts';
import { readClause } from './read-clause.ts';

// More than anybody asks for in one request.
const MAX_COMMANDS = 60;

/** The changes that a prompt asks for, in order; what reads as no change is left out. Rests before each clause. */
export function* commandsIn(prompt: string, spec: Spec, language: string): Generator<void, Command[]> {
  const commands: Command[] = [];
  let within: string | undefined;
  let spoken: string | undefined;
  const clauses = yield* clausesIn(prompt, spec, language);
  for (const clause of clauses) {
    yield;
    const found = readClause(clause, { spec, spoken, within });
    const last = commands.at(-1);
    commands.push(...found.filter((one) => JSON.stringify(one) !== JSON.stringify(last)));
    within = withinOf(clause) ?? (found.length > 0 ? found.at(-1)?.within : undefined);
    spoken = nameAfter(found.at(-1)) ?? spokenOf(clause, spec) ?? spoken;
    if (commands.length >= MAX_COMMANDS) break;
  }
  return commands.slice(0, MAX_COMMANDS);
}

function withinOf({ phrases }: Clause): string | undefined {
  return phrases.find(({ role }) => role === 'inside')?.text;
}

function spokenOf({ phrases }: Clause, spec: Spec): string | undefined {
  const named = phrases.filter(({ role }) => role === 'object').flatMap(({ text, quotes }) => [text, ...quotes]);
  return named.find((text) => isThere(spec, text)) ?? named[0];
}

// What "it" is about after a change.
function nameAfter(command: Command | undefined): string | undefined {
  if (command === undefined) return undefined;
  if (command.verb === 'rename') return command.to;
  if (command.verb === 'add') return command.thing.quotes[0] ?? command.thing.text;
  return 'target' in command ? command.target : undefined;
}
