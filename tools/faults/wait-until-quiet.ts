import { setTimeout as delay } from 'node:timers/promises';

/** What may be left over: reservations and streams, by who holds them. */
export type Leftovers = { reservations: number; streams: Record<string, number> };

/** How many streams these are together. */
export function countStreams({ streams }: Leftovers): number {
  return Object.values(streams).reduce((total, open) => total + open, 0);
}

/**
 * Waits until nothing is left, as it must be when leases have ended and clients have gone.
 *
 * @param look may fail while something restarts
 * @returns what is still left when the time is over
 */
export async function waitUntilQuiet(look: () => Promise<Leftovers>, withinMs: number): Promise<Leftovers> {
  const giveUpAtMs = Date.now() + withinMs;
  for (;;) {
    const left = await look().catch((error: Error) => error);
    const isOver = Date.now() > giveUpAtMs;
    if (left instanceof Error) {
      if (isOver) throw left;
    } else if (isOver || (left.reservations === 0 && countStreams(left) === 0)) {
      return left;
    }
    await delay(100);
  }
}
