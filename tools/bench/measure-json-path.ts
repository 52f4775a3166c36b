import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { SERVICE_CORE, type Target, withServices } from './bench-services.ts';
import { startPinned } from './pinned-process.ts';

const WARM_UP = 500;
const SINGLE_REQUESTS = 1_000;
const RATE_PER_SECOND = 500;
const RATE_SECONDS = 4;
const RATE_ROUNDS = 5;
// Enough for V8 to compile the hot path and to grow its heap to the size that the load needs.
const SETTLING_ROUNDS = 4;
const FULL_CLIENTS = 16;
const FULL_REQUESTS = 500;

const agent = new Agent({ keepAlive: true });

/**
 * `GET /v1/me`: key, burst window, plan and quota over real gRPC and SQLite, without composing. At the fixed rate a bare
 * server takes turns with ours: what it shows, the machine and the load generator cost.
 */
export function measureJsonPath(): Promise<BenchRow[]> {
  return withServices('builtin', async (services) => {
    const bareServer = await startPinned(SERVICE_CORE, 'tools/bench/bare-server.ts', {}, /at (http:\S+)/);
    const bare = { url: bareServer.ready[1] ?? '', apiKey: 'none' };
    for (const target of [services, bare]) await inTurn(target, WARM_UP);
    const single = await inTurn(services, SINGLE_REQUESTS);
    const settling: number[] = [];
    for (let round = 0; round < SETTLING_ROUNDS; round += 1) settling.push(quantile(await atRate(services), 0.99));
    const p99s = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < RATE_ROUNDS; round += 1) {
      p99s.ours.push(quantile(await atRate(services), 0.99));
      p99s.bare.push(quantile(await atRate(bare), 0.99));
    }
    await bareServer.stop();
    const [ours, floor] = [quantile(p99s.ours, 0.5), quantile(p99s.bare, 0.5)];
    const cpuBeforeMs = services.service.cpuMs();
    const startMs = performance.now();
    await Promise.all(Array.from({ length: FULL_CLIENTS }, () => inTurn(services, FULL_REQUESTS)));
    const perSecond = (FULL_CLIENTS * FULL_REQUESTS * 1000) / (performance.now() - startMs);
    const rate = Math.round(perSecond).toLocaleString('en');
    const cpuEachMicros = ((services.service.cpuMs() - cpuBeforeMs) * 1000) / (FULL_CLIENTS * FULL_REQUESTS);
    const steady = `GET /v1/me, ${RATE_PER_SECOND} requests/s`;
    return [
      { what: 'GET /v1/me, one client, p50', value: inMs(quantile(single, 0.5)), target: '≤ 1 ms' },
      { what: `${steady}, p99, median of ${RATE_ROUNDS}`, value: inMs(ours), target: '≤ 5 ms' },
      { what: '… the same of a server that does nothing', value: inMs(floor), target: '' },
      { what: `… in the first ${RATE_SECONDS} s of that load`, value: inMs(settling[0] ?? Number.NaN), target: '' },
      {
        what: '… the difference, and the ratio',
        value: `${inMs(ours - floor)}, ${(ours / floor).toFixed(1)}`,
        target: '',
      },
      { what: `GET /v1/me, ${FULL_CLIENTS} clients, requests/s on one core`, value: rate, target: '≥ 1,000' },
      { what: '… processor time of a request', value: `${cpuEachMicros.toFixed(0)} µs`, target: '' },
    ];
  });
}

async function inTurn(target: Target, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) times.push(await requestMs(target, performance.now()));
  return times;
}

/** Sends at a fixed rate, whether or not answers arrive; latency counts from when a request was due. */
async function atRate(target: Target): Promise<number[]> {
  const startMs = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < RATE_PER_SECOND * RATE_SECONDS) {
    const dueMs = startMs + (answers.length * 1000) / RATE_PER_SECOND;
    if (dueMs > performance.now()) await setTimeout(1);
    else answers.push(requestMs(target, dueMs));
  }
  return Promise.all(answers);
}

async function requestMs({ url, apiKey }: Target, fromMs: number): Promise<number> {
  const call = get(`${url}/v1/me`, { agent, headers: { authorization: `Bearer ${apiKey}` } });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`/v1/me answered ${response.statusCode}`);
  await once(response.resume(), 'end');
  return performance.now() - fromMs;
}
