import { parseArgs } from 'node:util';
import { fuzzRequests } from './fuzz-requests.ts';

// npm run fuzz -- [--seed N] [--count N]: sends plausible requests to the services and reports those that fail though
// they could work. Exits with 1 when there are any.

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20000' } },
});
const startedMs = Date.now();
const stats = await fuzzRequests(Number(values.seed), Number(values.count), {
  onFault: (kind, told) => console.log(`${kind}: ${told}`),
  onProgress: ({ requests, faults }) =>
    console.log(`${requests} requests, ${faults.length} faults, ${secondsSince(startedMs)} s`),
});
console.log(`\n${stats.requests} requests from seed ${values.seed} on, ${secondsSince(startedMs)} s`, stats.outcomes);
console.log(`${stats.faults.length} faults, ${stats.shortOfTime.length} cut short by a busy machine`);
console.log(`${stats.indiscreetLines.length} of ${stats.logLines} log lines hold a word of a caller's`);
process.exit(stats.faults.length === 0 && stats.indiscreetLines.length === 0 ? 0 : 1);

function secondsSince(ms: number): number {
  return Math.round((Date.now() - ms) / 1_000);
}
