import { commit, machine, nodeVersion } from '#tools/faults/circumstances.ts';
import type { BenchRow } from './bench-row.ts';
import { measureAddedPerOp, measureFirstOp } from './measure-first-op.ts';
import { measureBuiltin, measureStart, measureThroughput } from './measure-services.ts';
import { measureJsonPath } from './measure-json-path.ts';
import { measureMemoryPerStream, measurePacedStreams } from './measure-open-streams.ts';
import { measureNotations } from './measure-notations.ts';
import { measureKnownScreens, measureTokens } from './measure-tokens.ts';
import { measurePortkey } from './measure-portkey.ts';
import { measureRenderer } from './measure-renderer.ts';
import { measureStores } from './measure-stores.ts';
import { printValidationBench } from './validate-bench.ts';

const MEASUREMENTS: Record<string, () => Promise<BenchRow[]>> = {
  start: measureStart,
  json: measureJsonPath,
  first: measureFirstOp,
  added: measureAddedPerOp,
  builtin: measureBuiltin,
  throughput: measureThroughput,
  memory: measureMemoryPerStream,
  paced: measurePacedStreams,
  stores: measureStores,
  portkey: measurePortkey,
  tokens: measureTokens,
  notations: measureNotations,
  screens: measureKnownScreens,
  renderer: measureRenderer,
};

// `npm run bench -- first memory` runs these only; without names everything runs.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => name !== 'validation' && MEASUREMENTS[name] === undefined);
if (unknown.length > 0) {
  throw new Error(
    `no measurement ${unknown.join(', ')}; there are validation, ${Object.keys(MEASUREMENTS).join(', ')}`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(`${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}, ${nodeVersion()}, ${machine()}
Services together on one core; backend and load on another, in processes of their own. Keys, limits and ledger on.
`);
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.length === 0 || wanted.includes(name)) console.table(await measure());
}
if (wanted.length === 0 || wanted.includes('validation')) printValidationBench();
process.exit();
