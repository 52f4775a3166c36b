import type { Logger } from 'pino';
import type { BurstWindow } from './burst-window.ts';
import { burstWindowIsLocal } from '../metrics.ts';

// Pause between two attempts to use a shared window that failed.
const RETRY_EVERY_MS = 1_000;

/**
 * A burst window that never fails: `shared` as long as it answers, else `local`, which counts for this process alone.
 * Each switch is one log line and shows in the metrics. Neither window knows what the other has counted, so in the minute
 * around a switch a key may be admitted up to twice as often as its limit, or more with more replicas.
 *
 * @param failure why `shared` is unreachable from the start, if it is
 */
export function withLocalFallback(shared: BurstWindow, local: BurstWindow, log: Logger, failure?: Error): BurstWindow {
  let isLocal = false;
  let retryAtMs = 0;
  burstWindowIsLocal.set(0);
  if (failure !== undefined) becomeLocal(failure);

  return {
    async hit(keyId, limit) {
      if (isLocal) {
        if (performance.now() < retryAtMs) return local.hit(keyId, limit);
        // One request retries; those that arrive meanwhile use the local window.
        retryAtMs = performance.now() + RETRY_EVERY_MS;
      }
      try {
        const verdict = await shared.hit(keyId, limit);
        if (isLocal) becomeShared();
        return verdict;
      } catch (error) {
        if (!isLocal) becomeLocal(error);
        return local.hit(keyId, limit);
      }
    },
  };

  function becomeShared(): void {
    isLocal = false;
    burstWindowIsLocal.set(0);
    log.info('the shared burst window answers again');
  }

  function becomeLocal(error: unknown): void {
    isLocal = true;
    retryAtMs = performance.now() + RETRY_EVERY_MS;
    burstWindowIsLocal.set(1);
    log.warn({ err: error }, 'the Redis of REDIS_URL is out of reach, each process counts bursts for itself');
  }
}
