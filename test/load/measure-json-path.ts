import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { type BenchServices, withServices } from './bench-services.ts';

const WARM_UP = 500;
const SINGLE_REQUESTS = 1_000;
const RATE_PER_SECOND = 500;
const RATE_SECONDS = 6;
const FULL_CLIENTS = 16;
const FULL_REQUESTS = 500;

const agent = new Agent({ keepAlive: true });

/** `GET /v1/me`: key, burst window, plan and quota over real gRPC and SQLite, without composing. */
export function measureJsonPath(): Promise<BenchRow[]> {
  return withServices('builtin', async (services) => {
    await inTurn(services, WARM_UP);
    const single = await inTurn(services, SINGLE_REQUESTS);
    const steady = await atRate(services);
    const startMs = performance.now();
    await Promise.all(Array.from({ length: FULL_CLIENTS }, () => inTurn(services, FULL_REQUESTS)));
    const perSecond = (FULL_CLIENTS * FULL_REQUESTS * 1000) / (performance.now() - startMs);
    const rate = Math.round(perSecond).toLocaleString('en');
    return [
      { what: 'GET /v1/me, one client, p50', value: inMs(quantile(single, 0.5)), target: '≤ 1 ms' },
      { what: `GET /v1/me, ${RATE_PER_SECOND} requests/s, p99`, value: inMs(quantile(steady, 0.99)), target: '≤ 5 ms' },
      { what: `GET /v1/me, ${FULL_CLIENTS} clients, requests/s on one core`, value: rate, target: '' },
    ];
  });
}

async function inTurn(services: BenchServices, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) times.push(await requestMs(services, performance.now()));
  return times;
}

/** Sends at a fixed rate whether answers come or not, and counts from when a request was due. */
async function atRate(services: BenchServices): Promise<number[]> {
  const startMs = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < RATE_PER_SECOND * RATE_SECONDS) {
    const dueMs = startMs + (answers.length * 1000) / RATE_PER_SECOND;
    if (dueMs > performance.now()) await setTimeout(1);
    else answers.push(requestMs(services, dueMs));
  }
  return Promise.all(answers);
}

async function requestMs({ url, apiKey }: BenchServices, fromMs: number): Promise<number> {
  const call = get(`${url}/v1/me`, { agent, headers: { authorization: `Bearer ${apiKey}` } });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`/v1/me answered ${response.statusCode}`);
  await once(response.resume(), 'end');
  return performance.now() - fromMs;
}
