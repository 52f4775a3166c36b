import { parseArgs } from 'node:util';
import { fuzzRequests } from './fuzz-requests.ts';

// npm run fuzz -- [--seed N] [--count N]: sends plausible requests to the services and reports those that fail though
// they could work. Exits with 1 when there are any.

const FAULTS_TOLD = 40;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20000' } },
});
const startedMs = Date.now();
const { requests, outcomes, faults } = await fuzzRequests(Number(values.seed), Number(values.count), (stats) => {
  console.log(`${stats.requests} requests, ${stats.faults.length} faults, ${secondsSince(startedMs)} s`);
});
console.log(`\n${requests} requests from seed ${values.seed} on, ${secondsSince(startedMs)} s`, outcomes);
for (const { seed, tier, fault } of faults.slice(0, FAULTS_TOLD)) console.log(`seed ${seed}, ${tier}: ${fault}`);
console.log(`${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

function secondsSince(ms: number): number {
  return Math.round((Date.now() - ms) / 1_000);
}
