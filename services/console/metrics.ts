import { Counter, Histogram } from '#services/process/metrics.ts';

/** Sign-ins by outcome: `signed-in`, `refused`, `too-many`, or the code of the provider's problem. */
export const signIns = new Counter({
  name: 'uic_console_sign_ins_total',
  help: 'Attempts to sign in to the console, by method and outcome.',
  labelNames: ['method', 'outcome'],
});

/** Calls by declared route, never by the requested address. */
export const callDuration = new Histogram({
  name: 'uic_console_request_duration_seconds',
  help: 'Duration of console calls, by route and status; a composition counts until its stream ends.',
  labelNames: ['route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
});

/** Calls that failed through our own fault: accounts, gateway or composer unreachable, or a bug. */
export const failures = new Counter({
  name: 'uic_console_failures_total',
  help: 'Console calls that ended with a status of 500 or more.',
});

// Every series starts at zero: rate() does not see the first increment of a series that starts at 1.
for (const [method, outcome] of [
  ['link', 'refused'],
  ['link', 'too-many'],
  ['oidc', 'not-begun'],
  ['oidc', 'unreachable'],
  ['oidc', 'refused'],
] as const) {
  signIns.inc({ method, outcome }, 0);
}
