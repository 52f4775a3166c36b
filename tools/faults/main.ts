import { parseArgs } from 'node:util';
import { startServices } from '#test/contract/start-services.ts';
import { fuzzInProcess } from '#test/security/fuzz/fuzz-in-process.ts';
import { fuzzOverHttp } from '#test/security/fuzz/fuzz-over-http.ts';
import { circumstances, nodeVersion, versionOf } from './circumstances.ts';
import { runFaults } from './run-faults.ts';
import { faultTable, fuzzTable } from './fault-stats.ts';

// npm run faults [-- services|security] [--requests N] [--from N] [--bodies N] [--posted N] [--seed N] [--postgres]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    bodies: { type: 'string', default: '100000' },
    /** How many of the bodies are sent over HTTP, too. */
    posted: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const ENGINES = {
  SQLite: () => [nodeVersion(), 'SQLite of Node'],
  PostgreSQL: () => [nodeVersion(), versionOf('PostgreSQL', 'postgres'), versionOf('Redis', 'redis-server')],
};
const parts = positionals.length === 0 ? ['security', 'services'] : positionals;

if (parts.includes('security')) await fuzz(Number(values.bodies));
if (parts.includes('services')) await breakServices(Number(values.requests));
// Not worth waiting for: sockets that were cut in every way.
process.exit();

async function fuzz(bodies: number): Promise<void> {
  const startedMs = Date.now();
  const inProcess = fuzzInProcess(seed, bodies);
  const services = await startServices();
  const tierKey = await services.admin.newPlan({ monthlyGenerations: 1_000_000, rateLimitPerMin: 1_000_000 });
  const { apiKey } = await services.admin.newCaller({ tierKey });
  const overHttp = await fuzzOverHttp(services.url, apiKey, { firstSeed: seed, bodies: Number(values.posted) });
  await services.close();
  const where = circumstances(seed, [nodeVersion()], startedMs);
  console.log(`\nHostile bodies: ${where}\n\n${fuzzTable(inProcess, overHttp)}`);
  for (const { seed: at, fault } of [...inProcess.faults, ...overHttp.faults].slice(0, 20)) console.log(at, fault);
  failIf(inProcess.faults.length + overHttp.faults.length > 0 || inProcess.prototypesTouched);
}

async function breakServices(requests: number): Promise<void> {
  const startedMs = Date.now();
  const engine = values.postgres ? 'PostgreSQL' : 'SQLite';
  const stats = await runFaults({
    requests,
    from: Number(values.from),
    seed,
    batchSize: 150,
    engine,
    onBatch: ({ requests: done, violations, remarks }) => {
      console.log(`${done} requests, ${secondsSince(startedMs)} s, ${JSON.stringify(violations)}`);
      for (const remark of remarks.splice(0)) console.log(remark);
    },
  });
  console.log(`\nFaults: ${circumstances(seed, ENGINES[engine](), startedMs)}\n\n${faultTable(stats)}`);
  failIf(Object.values(stats.violations).some((times) => times > 0));
}

function secondsSince(startedMs: number): number {
  return Math.round((Date.now() - startedMs) / 1_000);
}

function failIf(isBad: boolean): void {
  if (isBad) process.exitCode = 1;
}
