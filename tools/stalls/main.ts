import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutateMessage, startDoors } from './doors/start-doors.ts';
import { KNOWN_MESSAGES } from './doors/known-messages.ts';
import { KNOWN_CASES } from './known-cases.ts';
import { mutateCase } from './mutate-case.ts';
import { runCase, runCaseInLines } from './run-case.ts';
import { searchStalls, type Target } from './search-stalls.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', default: 'compose' },
    save: { type: 'string' },
  },
});
const { minutes, seed, target, save } = values;

const compose = { known: KNOWN_CASES, mutate: mutateCase };

// Looks for requests that keep others waiting: `npm run stalls -- --minutes 3 --seed 1 --target mcp`. `--save` keeps the worst one.
switch (target) {
  case 'compose':
    await search({ ...compose, run: runCase });
    break;
  case 'answers-in-lines':
    await search({ ...compose, run: runCaseInLines });
    break;
  case 'lines':
  case 'mcp':
  case 'console':
  case 'rpc': {
    const doors = await startDoors();
    await search({ known: KNOWN_MESSAGES[target], run: doors.run, mutate: mutateMessage });
    await doors.close();
    break;
  }
  default:
    process.stderr.write('--target is compose, answers-in-lines, lines, mcp, console or rpc\n');
    process.exitCode = 2;
}

async function search<Case>(searched: Target<Case>): Promise<void> {
  const endMs = Date.now() + Number(minutes) * 60_000;
  const { cases, worst } = await searchStalls(searched, Number(seed), () => Date.now() > endMs);
  process.stdout.write(`${cases} cases, ${target}, seed ${seed}, ${minutes} minutes\n\n`);
  process.stdout.write('| longest turn, ms | processor time, ms | began as | came to |\n| --: | --: | --- | --- |\n');
  const names = new Set<string>();
  for (const { name, result } of worst) {
    // The worst of each family.
    if (names.has(name)) continue;
    names.add(name);
    const { longestMs, processorMs, outcome } = result;
    const figures = `${longestMs.toFixed(0)} | ${processorMs.toFixed(0)}`;
    process.stdout.write(`| ${figures} | ${name} | ${outcome.slice(0, 60)} |\n`);
  }
  const [first] = worst;
  if (save !== undefined && first !== undefined) writeFileSync(save, JSON.stringify(first.stall));
  process.exitCode = first !== undefined && first.result.longestMs >= 100 ? 1 : 0;
}
