import { join } from 'node:path';
import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { SERVICE_CORE, withServices } from './bench-services.ts';
import { modelRequest } from './model-request.ts';
import { startPinned } from './pinned-process.ts';
import { clockMs, type Frame, readChat } from './read-stream.ts';

/** Folder that Portkey's gateway was installed into with `npm install --prefix`; without it nothing is measured. */
const FOLDER = process.env['BENCH_PORTKEY'];
const PORT = 18_787;
const WARM_UP = 100;
const RUNS = 300;
const GOOD = modelRequest('scripted-good', 'A form to book a table');
const PACED = modelRequest('scripted-paced-200x10', 'A page of texts');

/** Reads one chat completion. */
type Read = (body: object, onFrame: (frame: Frame) => void) => Promise<void>;

/**
 * Portkey's open gateway as a pass-through in front of the same scripted backend, measured as our service is: it knows
 * no keys, limits or ledger, looks at no operation and validates nothing.
 */
export async function measurePortkey(): Promise<BenchRow[]> {
  if (FOLDER === undefined) return [{ what: 'Portkey', value: 'not measured: BENCH_PORTKEY is unset', target: '' }];
  const script = join(FOLDER, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  return withServices('scripted-good', async ({ backendUrl }) => {
    const portkey = await startPinned(SERVICE_CORE, script, {}, /ready/i, {
      scriptArguments: ['--headless', `--port=${PORT}`],
    });
    const headers = { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': backendUrl };
    const through: Read = (body, onFrame) => readChat(`http://127.0.0.1:${PORT}/v1`, body, onFrame, headers);
    const direct: Read = (body, onFrame) => readChat(backendUrl, body, onFrame);
    const firstLine = await addedToFirstLine(through, direct);
    const perLine = await addedPerLine(through, direct);
    const rows = [
      { what: 'Portkey: added to the first line, p50', value: inMs(firstLine), target: '' },
      { what: 'Portkey: added to each line of a paced stream, p50', value: inMs(perLine), target: '' },
      { what: 'Portkey: memory after that', value: inBytes(portkey.residentBytes()), target: '' },
    ];
    await portkey.stop();
    return rows;
  });
}

async function addedToFirstLine(through: Read, direct: Read): Promise<number> {
  const added: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const addedMs = (await firstLineMs(through)) - (await firstLineMs(direct));
    if (run >= 0) added.push(addedMs);
  }
  return quantile(added, 0.5);
}

async function firstLineMs(read: Read): Promise<number> {
  const sentMs = clockMs();
  let first = Number.NaN;
  await read(GOOD, ({ text, atMs }) => {
    if (Number.isNaN(first) && text.includes('\\n')) first = atMs - sentMs;
  });
  return first;
}

async function addedPerLine(through: Read, direct: Read): Promise<number> {
  const delays = { through: [] as number[], direct: [] as number[] };
  for (let run = 0; run < 3; run += 1) {
    await noteDelays(through, delays.through);
    await noteDelays(direct, delays.direct);
  }
  return quantile(delays.through, 0.5) - quantile(delays.direct, 0.5);
}

function noteDelays(from: Read, delays: number[]): Promise<void> {
  return from(PACED, ({ text, atMs }) => {
    const sentMs = /sent at ([\d.]+)/.exec(text)?.[1];
    if (sentMs !== undefined) delays.push(atMs - Number(sentMs));
  });
}
