import { createRandom, type Random } from '#evals/mutations/random.ts';
import type { StallResult } from './run-case.ts';

/** What is searched: a door of the service, and what is sent to it. */
export type Target<Case> = {
  known: Record<string, Case>;
  run: (stall: Case) => Promise<StallResult>;
  /** A case that is a little different, and probably more work. */
  mutate: (stall: Case, random: Random) => Case;
};

/** A case that was tried, and its outcome. */
export type Tried<Case> = { name: string; stall: Case; result: StallResult };

/** What a search saw. */
export type Search<Case> = {
  cases: number;
  /** The longest stalls, the worst first. */
  worst: Tried<Case>[];
};

const POOL = 40;

/**
 * Looks for requests, and answers of models, that keep the event loop from turning: runs the known ones, then changes
 * those that stalled longest, over and over, until `isOver` says so. The same seed makes the same changes, as far as
 * the measured times allow.
 */
export async function searchStalls<Case>(
  { known, run, mutate }: Target<Case>,
  seed: number,
  isOver: (cases: number) => boolean,
): Promise<Search<Case>> {
  const random = createRandom(seed);
  const pool: Tried<Case>[] = [];
  let cases = 0;
  // The first requests of a process run uncompiled code.
  for (const stall of Object.values(known).slice(0, 1)) await run(stall);
  for (const [name, stall] of Object.entries(known)) {
    if (isOver(cases)) break;
    await tryCase(name, stall);
  }
  while (!isOver(cases)) {
    const parent = random.pick(pool.slice(0, random.chance(0.5) ? 8 : POOL));
    if (parent === undefined) break;
    await tryCase(parent.name, mutate(parent.stall, random));
  }
  return { cases, worst: pool };

  async function tryCase(name: string, stall: Case): Promise<void> {
    cases += 1;
    let result = await run(stall);
    // Compilation and garbage collection do not happen twice.
    if (result.longestMs > (pool[0]?.result.longestMs ?? 0)) {
      const again = await run(stall);
      if (again.longestMs < result.longestMs) result = again;
    }
    pool.push({ name, stall, result });
    pool.sort((a, b) => score(b) - score(a));
    pool.length = Math.min(pool.length, POOL);
  }
}

/** The longest turn counts; of two alike the one that takes more time in all. */
function score({ result }: { result: StallResult }): number {
  return result.longestMs + result.processorMs / 50;
}
