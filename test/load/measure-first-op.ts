import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { type BenchServices, withServices } from './bench-services.ts';
import { modelRequest } from './model-request.ts';
import { clockMs, readChat, readCompose } from './read-stream.ts';

const PROMPT = 'A form to book a table';
const MODEL = 'scripted-good';
const REQUEST = modelRequest(MODEL, PROMPT);
const WARM_UP = 100;
const RUNS = 300;

type Times = { startedMs: number; firstOpMs: number };

/**
 * Time from sending the request to `compose.started` and to the first operation that the model wrote, one client at a
 * time, beside the time to the first line of the backend's answer to the same prompt, read directly, in turn.
 */
export function measureFirstOp(): Promise<BenchRow[]> {
  return withServices(MODEL, async (services) => {
    const composed: Times[] = [];
    const direct: number[] = [];
    let cpuBeforeMs = 0;
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      if (run === 0) cpuBeforeMs = services.service.cpuMs();
      const times = await throughService(services);
      const directMs = await straight(services);
      if (run < 0) continue;
      composed.push(times);
      direct.push(directMs);
    }
    const cpuEachMs = (services.service.cpuMs() - cpuBeforeMs) / RUNS;
    const firstOp = composed.map(({ firstOpMs }) => firstOpMs);
    const started = composed.map(({ startedMs }) => startedMs);
    const added = firstOp.map((ms, run) => ms - (direct[run] ?? Number.NaN));
    return [
      { what: 'time to compose.started, p50', value: inMs(quantile(started, 0.5)), target: '' },
      { what: "time to the model's first op, p50", value: inMs(quantile(firstOp, 0.5)), target: '' },
      {
        what: '… of which added to the backend read directly, p50',
        value: inMs(quantile(added, 0.5)),
        target: '≤ 2 ms',
      },
      { what: 'processor time of the whole compose', value: inMs(cpuEachMs), target: '' },
    ];
  });
}

async function throughService(services: BenchServices): Promise<Times> {
  const sentMs = clockMs();
  const times = { startedMs: Number.NaN, firstOpMs: Number.NaN };
  await readCompose(services, { prompt: PROMPT }, ({ text, atMs }) => {
    if (text.startsWith('event: compose.started')) times.startedMs = atMs - sentMs;
    // The server opens the document itself; the first operation of the model sets a member of the state.
    if (Number.isNaN(times.firstOpMs) && /"path":"\/(?:state|elements)\/./.test(text)) times.firstOpMs = atMs - sentMs;
  });
  return times;
}

async function straight(services: BenchServices): Promise<number> {
  const sentMs = clockMs();
  let firstLineMs = Number.NaN;
  await readChat(services.backendUrl, REQUEST, ({ text, atMs }) => {
    if (Number.isNaN(firstLineMs) && text.includes('\\n')) firstLineMs = atMs - sentMs;
  });
  return firstLineMs;
}
