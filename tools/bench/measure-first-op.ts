import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { type BenchServices, modelRequest, withServices } from './bench-services.ts';
import { type Frame, clockMs, readChat, readCompose } from './read-stream.ts';

const PROMPT = 'A form to book a table';
const MODEL = 'scripted-good';
const REQUEST = modelRequest(MODEL, PROMPT);
const WARM_UP = 100;
const RUNS = 300;
// Enough for V8 to compile the hot path of a compose.
const STEADY_AFTER = 1_000;

type Times = { startedMs: number; firstOpMs: number };

/**
 * Time from sending the request to `compose.started` and to the first operation that the model wrote, one client at a
 * time, beside the time to the first line of the backend's answer to the same prompt, read directly, in turn.
 */
export function measureFirstOp(): Promise<BenchRow[]> {
  return withServices(MODEL, async (services) => {
    await runInTurn(services, WARM_UP);
    const fresh = await runInTurn(services, RUNS);
    await runInTurn(services, STEADY_AFTER - RUNS - WARM_UP);
    const cpuBeforeMs = services.service.cpuMs();
    const steady = await runInTurn(services, RUNS);
    const cpuEachMs = (services.service.cpuMs() - cpuBeforeMs) / RUNS;
    return [
      { what: 'time to compose.started, p50', value: inMs(steady.startedMs), target: '' },
      { what: "time to the model's first op, p50", value: inMs(steady.firstOpMs), target: '' },
      { what: '… of which added to the backend read directly, p50', value: inMs(steady.addedMs), target: '≤ 2 ms' },
      { what: `… added, before ${STEADY_AFTER} composes`, value: inMs(fresh.addedMs), target: '' },
      { what: 'processor time of the whole compose', value: inMs(cpuEachMs), target: '' },
    ];
  });
}

/** Composes through the service and asks the backend directly, in turn. @returns medians */
async function runInTurn(services: BenchServices, runs: number): Promise<Times & { addedMs: number }> {
  const composed: Times[] = [];
  const added: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await throughService(services);
    composed.push(times);
    added.push(times.firstOpMs - (await straight(services)));
  }
  return {
    startedMs: quantile(
      composed.map(({ startedMs }) => startedMs),
      0.5,
    ),
    firstOpMs: quantile(
      composed.map(({ firstOpMs }) => firstOpMs),
      0.5,
    ),
    addedMs: quantile(added, 0.5),
  };
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

const PACED_PROMPT = 'A page of texts';
const PACED_MODEL = 'scripted-paced-200x10';
const PACED_REQUEST = modelRequest(PACED_MODEL, PACED_PROMPT);

/**
 * How much later an operation arrives through the service than straight from the backend, on a stream of one every
 * 10 ms: each carries the time at which the backend sent it.
 */
export function measureAddedPerOp(): Promise<BenchRow[]> {
  return withServices(PACED_MODEL, async (services) => {
    const composed: number[] = [];
    const direct: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const into = run === 0 ? { composed: [], direct: [] } : { composed, direct };
      await readCompose(services, { prompt: PACED_PROMPT }, (frame) => noteDelay(frame, into.composed));
      await readChat(services.backendUrl, PACED_REQUEST, (frame) => noteDelay(frame, into.direct));
    }
    const added = (share: number) => inMs(quantile(composed, share) - quantile(direct, share));
    return [
      { what: 'added to each op, p50', value: added(0.5), target: '' },
      { what: 'added to each op, p99', value: added(0.99), target: '' },
    ];
  });
}

function noteDelay({ text, atMs }: Frame, delays: number[]): void {
  const sentMs = /sent at ([\d.]+)/.exec(text)?.[1];
  if (sentMs !== undefined) delays.push(atMs - Number(sentMs));
}
