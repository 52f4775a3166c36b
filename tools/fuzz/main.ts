import { parseArgs } from 'node:util';
import { createRandom } from '#evals/mutations/random.ts';
import { fuzzExpressions } from './expressions.ts';
import { fuzzRequests } from './fuzz-requests.ts';

// npm run fuzz -- [--seed N] [--count N]: sends plausible requests to the services and reports those that fail though
// they could work. Exits with 1 when there are any.

/** What an expression may take, with what the machine does beside it. */
const EXPRESSION_MAX_MS = 50;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    expressions: { type: 'string' },
  },
});
if (values.expressions !== undefined) {
  // Expressions of views instead of requests: `npm run fuzz -- --expressions 20000`.
  const { thrown, slowest, ...counts } = fuzzExpressions(createRandom(Number(values.seed)), Number(values.expressions));
  console.log(counts, `slowest ${slowest.ms.toFixed(0)} ms of processor time: ${slowest.expression.slice(0, 200)}`);
  for (const one of thrown) console.log(one.slice(0, 300));
  process.exit(thrown.length === 0 && slowest.ms <= EXPRESSION_MAX_MS ? 0 : 1);
}
const startedMs = Date.now();
const stats = await fuzzRequests(Number(values.seed), Number(values.count), {
  onFault: (kind, report) => console.log(`${kind}: ${report}`),
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
