import { Command, CommanderError } from 'commander';
import { Refusal } from '#contract/refusal.ts';
import { setVariables } from '#services/process/read-environment.ts';
import { VERSION } from '#services/process/version.ts';
import { connectAdminApi } from './admin/api.ts';
import { addAuditCommand } from './admin/audit-command.ts';
import { addKeyCommands } from './admin/key-commands.ts';
import { addMemberCommands, addWorkspaceCommands } from './admin/workspace-commands.ts';
import { addPlanCommands } from './admin/plan-commands.ts';
import { inFlags } from './admin/flags.ts';
import type { Run } from './admin/output.ts';
import { addSignInCommand } from './admin/sign-in-command.ts';
import { addUsageCommand } from './admin/usage-command.ts';
import { endQuietlyWithoutReader } from './without-reader.ts';

const HELP = `
With --json the answer is one JSON object on standard output; an error is {"error":{"code","message"}}.
Errors are also a sentence on standard error, and end with exit code 1.

Environment: ACCOUNTS_ADDR (127.0.0.1:50052), DATA_DIR (.data, where the admin token is), ADMIN_TOKEN (overrides it).`;

const environment = setVariables(process.env);
const program = new Command('admin')
  .description("The operator's commands: a client of the running accounts service.")
  .version(VERSION)
  .option('--json', 'print one JSON object')
  .addHelpText('after', HELP)
  .exitOverride();

endQuietlyWithoutReader();

const run: Run = (work) => async (options, command) => {
  const api = connectAdminApi(environment);
  try {
    const { json, text, warning } = await work(api, options);
    if (warning !== undefined) console.error(`Warning: ${warning}`);
    console.log(program.opts().json === true ? JSON.stringify(json) : text);
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

try {
  await program.parseAsync();
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  // Commander has already printed its own message or the requested help.
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const { code, message } =
    error instanceof CommanderError ? { code: 'BAD_REQUEST', message: sentenceOf(error) } : Refusal.from(error);
  if (!(error instanceof CommanderError)) console.error(message);
  // The options may not have been read when the command line itself is wrong.
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: { code, message } }));
  process.exitCode = 1;
}

// For a command without its subcommand Commander prints the help, which is not a message.
function sentenceOf({ code, message }: CommanderError): string {
  return code === 'commander.help' ? 'A command is missing; --help lists them.' : message.replace(/^error: /, '');
}
