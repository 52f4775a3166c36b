import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { searchStalls } from './search-stalls.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    save: { type: 'string' },
  },
});

// Looks for requests that keep others waiting: `npm run stalls -- --minutes 3 --seed 1`. `--save` keeps the worst one.
const endMs = Date.now() + Number(values.minutes) * 60_000;
const { cases, worst } = await searchStalls(Number(values.seed), () => Date.now() > endMs);

process.stdout.write(`${cases} cases, seed ${values.seed}, ${values.minutes} minutes\n\n`);
process.stdout.write('| longest turn, ms | processor time, ms | began as | came to |\n| --: | --: | --- | --- |\n');
for (const { name, result } of worst) {
  const { longestMs, processorMs, outcome } = result;
  process.stdout.write(`| ${longestMs.toFixed(0)} | ${processorMs.toFixed(0)} | ${name} | ${outcome.slice(0, 60)} |\n`);
}
const [first] = worst;
if (values.save !== undefined && first !== undefined) writeFileSync(values.save, JSON.stringify(first.stall));
process.exitCode = first !== undefined && first.result.longestMs >= 100 ? 1 : 0;
