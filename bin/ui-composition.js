#!/usr/bin/env node
import '../scripts/require-node.cjs';

const COMMANDS = ['admin', 'compose', 'draw', 'health'];
const USAGE = `Usage: ui-composition <${COMMANDS.join(' | ')}> …; --help after a command explains it.\n`;

const [command = ''] = process.argv.splice(2, 1);
if (COMMANDS.includes(command)) {
  await import(`../cli/${command}.ts`);
} else if (command === '--help' || command === '-h') {
  process.stdout.write(USAGE);
} else if (command === '--version' || command === '-V') {
  const { VERSION } = await import('../services/process/version.ts');
  process.stdout.write(`${VERSION}\n`);
} else {
  const fault = command === '' ? 'A command is missing' : `There is no command ${JSON.stringify(command)}`;
  process.stderr.write(`${fault}. ${USAGE}`);
  process.exitCode = 1;
}
