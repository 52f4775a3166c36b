import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';

const ONCE_IN_MS = 60_000;
const WRITE_AFTER_MS = 500;
const BATCH = 200;
// When there are more, the oldest are forgotten and written again sooner than necessary.
const MAX_REMEMBERED = 100_000;

/** Records when each key was last used. */
export type KeyUse = {
  /** Returns at once; the time is written a little later, at most once a minute per key. */
  note(keyId: string): void;
  /** Writes what is pending. */
  close(): Promise<void>;
};

/** Starts recording. A write that fails is lost and logged. */
export function startKeyUse(database: Database, now: () => number, log: Logger): KeyUse {
  const noted = new Map<string, number>();
  const pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  return {
    note: (keyId) => {
      const nowMs = now();
      const beforeMs = noted.get(keyId);
      if (beforeMs !== undefined && nowMs >= beforeMs && nowMs - beforeMs < ONCE_IN_MS) return;
      noted.delete(keyId);
      noted.set(keyId, nowMs);
      const [oldest] = noted.keys();
      if (noted.size > MAX_REMEMBERED && oldest !== undefined) noted.delete(oldest);
      pending.set(keyId, nowMs);
      timer ??= setTimeout(write, WRITE_AFTER_MS).unref();
    },
    close: () => {
      write();
      return writing;
    },
  };

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // Sorted, so that replicas writing the same keys cannot deadlock.
    const uses = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1));
    pending.clear();
    writing = writing
      .then(() => writeAll(uses))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'when keys were last used could not be written');
      });
  }

  async function writeAll(uses: readonly (readonly [keyId: string, atMs: number])[]): Promise<void> {
    for (let first = 0; first < uses.length; first += BATCH) {
      await database.unflushed(async (transaction) => {
        for (const [keyId, atMs] of uses.slice(first, first + BATCH)) {
          await transaction.query(
            `UPDATE api_key SET last_used_at_ms = $2
             WHERE id = $1 AND (last_used_at_ms IS NULL OR last_used_at_ms <= $3)`,
            [keyId, atMs, atMs - ONCE_IN_MS],
          );
        }
      });
    }
  }
}
