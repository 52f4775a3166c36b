import { join } from 'node:path';
import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { modelRequest, SERVICE_CORE, withServices } from './bench-services.ts';
import { startPinned } from './pinned-process.ts';
import { readChat } from './read-stream.ts';

/** Folder that Portkey's gateway was installed into with `npm install --prefix`; without it nothing is measured. */
const FOLDER = process.env['BENCH_PORTKEY'];
const PORT = 18_787;
const WARM_UP = 200;
const RUNS = 400;
const CLIENTS = 16;
const CLIENT_REQUESTS = 200;
// As of 1.15.2 it answers every streamed request with 500 on Node 20 and 26, so buffered answers are requested.
const REQUEST = { ...modelRequest('scripted-good', 'A form to book a table'), stream: false };

/**
 * Portkey's open gateway as a pass-through in front of the same scripted backend, on the core where our services are
 * otherwise: it knows no keys, limits or ledger, looks at no operation and validates nothing.
 */
export async function measurePortkey(): Promise<BenchRow[]> {
  if (FOLDER === undefined) return [{ what: 'Portkey', value: 'not measured: BENCH_PORTKEY is unset', target: '' }];
  const script = join(FOLDER, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  return withServices('builtin', async ({ backendUrl }) => {
    const portkey = await startPinned(SERVICE_CORE, script, {}, /ready/i, {
      scriptArguments: ['--headless', `--port=${PORT}`],
    });
    const headers = { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': backendUrl };
    const through = () => readChat(`http://127.0.0.1:${PORT}/v1`, REQUEST, () => undefined, headers);
    const direct = () => readChat(backendUrl, REQUEST, () => undefined);
    const added = await addedMs(through, direct);
    const perSecond = await requestsPerSecond(through);
    const directPerSecond = await requestsPerSecond(direct);
    const rows = [
      { what: 'Portkey: added to a whole answer, one client, p50', value: inMs(quantile(added, 0.5)), target: '' },
      { what: `Portkey: ${CLIENTS} clients, requests/s on one core`, value: inWhole(perSecond), target: '' },
      { what: '… the same of the backend read directly', value: inWhole(directPerSecond), target: '' },
      { what: 'Portkey: memory after that', value: inBytes(portkey.residentBytes()), target: '' },
    ];
    await portkey.stop();
    return rows;
  });
}

async function addedMs(through: () => Promise<void>, direct: () => Promise<void>): Promise<number[]> {
  const added: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const ms = (await durationMs(through)) - (await durationMs(direct));
    if (run >= 0) added.push(ms);
  }
  return added;
}

async function requestsPerSecond(send: () => Promise<void>): Promise<number> {
  const ms = await durationMs(() =>
    Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let sent = 0; sent < CLIENT_REQUESTS; sent += 1) await send();
      }),
    ),
  );
  return (CLIENTS * CLIENT_REQUESTS * 1000) / ms;
}

function inWhole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}
