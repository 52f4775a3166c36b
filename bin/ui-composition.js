#!/usr/bin/env node
import '../scripts/require-node.cjs';

const COMMANDS = ['admin', 'compose', 'health'];
const USAGE = `Usage: ui-composition <${COMMANDS.join(' | ')}> …; --help after a command explains it.\n`;

const [command] = process.argv.splice(2, 1);
if (COMMANDS.includes(command)) {
  await import(`../cli/${command}.ts`);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
