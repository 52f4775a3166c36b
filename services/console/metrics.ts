import { Counter, Histogram } from '#services/process/metrics.ts';

/** Sign-ins by how they ended: `signed-in`, `refused`, `too-many`, or the code of the provider's problem. */
export const signIns = new Counter({
  name: 'uic_console_sign_ins_total',
  help: 'Attempts to sign in to the console, by method and outcome.',
  labelNames: ['method', 'outcome'],
});

/** Calls of the pages, by route as it is declared, never by the address that was called. */
export const callDuration = new Histogram({
  name: 'uic_console_request_duration_seconds',
  help: 'Time to answer a call of the console, by route and status; a composition counts until its stream ends.',
  labelNames: ['route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
});

/** Calls that failed for a reason of ours: accounts, gateway or composer out of reach, or a bug. */
export const failures = new Counter({
  name: 'uic_console_failures_total',
  help: 'Calls of the console that ended with a status of 500 or more.',
});

// Alerts look at these before anybody has signed in.
for (const [method, outcome] of [
  ['link', 'refused'],
  ['link', 'too-many'],
  ['oidc', 'not-begun'],
  ['oidc', 'unreachable'],
  ['oidc', 'refused'],
] as const) {
  signIns.inc({ method, outcome }, 0);
}
