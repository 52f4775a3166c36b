import { Counter, Gauge, Histogram } from '#services/process/metrics.ts';
import { type ErrorCode, ERRORS } from '#contract/error-code.ts';
import type { RequestFacts } from '../http/request-context.ts';

type Outcome = NonNullable<RequestFacts['outcome']>;

// No label identifies a key, a workspace or a generation: their number is unbounded, so they belong in the log. Event
// loop lag is a default metric of every process: nodejs_eventloop_lag_p99_seconds.

/** Open event streams; autoscaling follows this metric. */
export const streamsActive = new Gauge({ name: 'uic_gateway_streams_active', help: 'Open event streams.' });

/** Restarts sent to clients, by reason code. */
export const restarts = new Counter({
  name: 'uic_gateway_restarts_total',
  help: 'Restarts of compositions sent to clients, by reason code.',
  labelNames: ['reason'],
});

/** Compositions that the gateway cancelled. */
export const upstreamAborts = new Counter({
  name: 'uic_gateway_upstream_aborts_total',
  help: 'Compositions that the gateway cancelled, by reason: client_gone, unread, lease_lost or closing.',
  labelNames: ['reason'],
});

/** Time that streams waited for clients to read. */
export const backpressureSeconds = new Counter({
  name: 'uic_gateway_backpressure_seconds_total',
  help: 'Seconds that streams waited for their clients to read.',
});

const durationSeconds = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Duration of requests until the end of the response, by route and HTTP status (none when no status was sent).',
  labelNames: ['route', 'code'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 240],
});
const firstOperationSeconds = new Histogram({
  name: 'uic_gateway_first_operation_seconds',
  help: 'Time from the start of a composition to its first operation.',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});
const composes = new Counter({
  name: 'uic_gateway_composes_total',
  help: 'Compose requests by outcome: completed, replayed, failed, refused or client_gone.',
  labelNames: ['outcome'],
});
const errors = new Counter({
  name: 'uic_gateway_errors_total',
  help: 'Errors sent to clients, by error code, whether as a status or in a stream.',
  labelNames: ['code'],
});
const burstRefusals = new Counter({
  name: 'uic_gateway_burst_refusals_total',
  help: 'Requests refused because their key exceeded its burst limit.',
});
const idempotency = new Counter({
  name: 'uic_gateway_idempotency_total',
  help: 'Reused idempotency keys, by result: hit (replayed), conflict (still running) or mismatch (different body).',
  labelNames: ['result'],
});

// Every series starts at zero: rate() does not see the first increment of a series that starts at 1.
durationSeconds.zero({ route: '/v1/compose', code: '200' });
const CODES = Object.keys(ERRORS) as ErrorCode[];
for (const code of CODES) errors.inc({ code }, 0);
const OUTCOMES: readonly Outcome[] = ['completed', 'replayed', 'failed', 'refused', 'client_gone'];
for (const outcome of OUTCOMES) composes.inc({ outcome }, 0);
for (const result of ['hit', 'conflict', 'mismatch']) idempotency.inc({ result }, 0);
for (const reason of ['client_gone', 'unread', 'lease_lost', 'closing']) upstreamAborts.inc({ reason }, 0);

/** Counts a finished request. `status` is undefined when none was sent. */
export function countRequest(
  facts: Pick<RequestFacts, 'code' | 'firstOperationMs'> & { outcome: RequestFacts['outcome'] | undefined },
  { route, status, durationMs }: { route: string; status: number | undefined; durationMs: number },
): void {
  const { outcome, code, firstOperationMs } = facts;
  durationSeconds.observe({ route, code: status ?? 'none' }, durationMs / 1000);
  if (route === '/v1/compose' && outcome !== undefined) composes.inc({ outcome });
  if (firstOperationMs !== undefined) firstOperationSeconds.observe(firstOperationMs / 1000);
  if (code !== undefined) countError(code);
  if (outcome === 'replayed') idempotency.inc({ result: 'hit' });
}

function countError(code: ErrorCode): void {
  errors.inc({ code });
  if (code === 'RATE_LIMITED') burstRefusals.inc();
  if (code === 'IDEMPOTENCY_KEY_IN_USE') idempotency.inc({ result: 'conflict' });
  if (code === 'VALIDATION_ERROR') idempotency.inc({ result: 'mismatch' });
}
