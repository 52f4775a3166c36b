import { Command, CommanderError } from 'commander';
import { Refusal } from '#contract/refusal.ts';
import { VERSION } from '#services/process/version.ts';
import { connectAdminApi } from './api.ts';
import { addAuditCommand } from './audit-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addMemberCommands, addWorkspaceCommands } from './workspace-commands.ts';
import { addPlanCommands } from './plan-commands.ts';
import { inFlags } from './flags.ts';
import type { Run } from './output.ts';
import { addSignInCommand } from './sign-in-command.ts';
import { addUsageCommand } from './usage-command.ts';

const HELP = `
With --json the answer is one JSON object on standard output; an error is {"error":{"code","message"}}.
Errors are also a sentence on standard error, and end with exit code 1.

Environment: ACCOUNTS_ADDR (127.0.0.1:50052), DATA_DIR (.data, where the admin token is), ADMIN_TOKEN (overrides it).`;

/** Where a command prints whole lines to. */
export type Printer = { out: (line: string) => void; err: (line: string) => void };

/** Runs one command line. @returns the exit code */
export async function runAdmin(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Printer,
): Promise<number> {
  const program = adminProgram(environment, print);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed its own message or the requested help.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { code, message } =
      error instanceof CommanderError ? { code: 'BAD_REQUEST', message: sentenceOf(error) } : Refusal.from(error);
    if (!(error instanceof CommanderError)) print.err(message);
    // The options may not have been read when the command line itself is wrong.
    if (words.includes('--json')) print.out(JSON.stringify({ error: { code, message } }));
    return 1;
  }
}

function adminProgram(environment: NodeJS.ProcessEnv, print: Printer): Command {
  const program = new Command('admin')
    .configureOutput({
      writeOut: (text) => print.out(withoutLineEnd(text)),
      writeErr: (text) => print.err(withoutLineEnd(text)),
    })
    .description("The operator's commands: a client of the running accounts service.")
    .version(VERSION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .exitOverride();

  const run: Run = (work) => async (options, command) => {
    const api = connectAdminApi(environment);
    try {
      const { json, text, warning } = await work(api, options);
      if (warning !== undefined) print.err(`Warning: ${warning}`);
      print.out(program.opts().json === true ? JSON.stringify(json) : text);
    } catch (error) {
      const flags = command.options.flatMap(({ long }) => long ?? []);
      const { code, message, cause } = Refusal.from(error);
      throw new Refusal(code, inFlags(message, flags), { cause });
    } finally {
      api.close();
    }
  };

  addWorkspaceCommands(program, run);
  addKeyCommands(program, run);
  addPlanCommands(program, run);
  addUsageCommand(program, run);
  addMemberCommands(program, run);
  addAuditCommand(program, run);
  addSignInCommand(program, run, environment);

  return program;
}

// For a command without its subcommand Commander prints the help, which is not a message.
function sentenceOf({ code, message }: CommanderError): string {
  return code === 'commander.help' ? 'A command is missing; --help lists them.' : message.replace(/^error: /, '');
}

function withoutLineEnd(text: string): string {
  return text.replace(/\n$/, '');
}
