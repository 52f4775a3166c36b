import { createRandom } from '#evals/mutations/random.ts';
import { KNOWN_CASES } from './known-cases.ts';
import { mutateCase } from './mutate-case.ts';
import { runCase, type StallCase, type StallResult } from './run-case.ts';

/** A case that was tried, and what it came to. */
export type Tried = { name: string; stall: StallCase; result: StallResult };

/** What a search saw. */
export type Search = {
  cases: number;
  /** The longest stalls, the worst first. */
  worst: Tried[];
};

const POOL = 40;

/**
 * Looks for requests, and answers of models, that keep the event loop from turning: runs the known ones, then changes
 * those that stalled longest, over and over, until `isOver` says so. The same seed makes the same changes, as far as
 * the measured times allow.
 */
export async function searchStalls(
  seed: number,
  isOver: (cases: number) => boolean,
  known: Record<string, StallCase> = KNOWN_CASES,
): Promise<Search> {
  const random = createRandom(seed);
  const pool: Tried[] = [];
  let cases = 0;
  // The first compositions of a process run uncompiled code.
  await runCase({ body: '{"prompt":"A booking form"}' });
  for (const [name, stall] of Object.entries(known)) {
    if (isOver(cases)) break;
    await tryCase(name, stall);
  }
  while (!isOver(cases)) {
    const parent = random.pick(pool.slice(0, random.chance(0.5) ? 8 : POOL));
    if (parent === undefined) break;
    await tryCase(parent.name, mutateCase(parent.stall, random));
  }
  return { cases, worst: pool.slice(0, 12) };

  async function tryCase(name: string, stall: StallCase): Promise<void> {
    cases += 1;
    let result = await runCase(stall);
    // What was only code being compiled, or memory being cleared up, does not happen twice.
    if (result.longestMs > (pool[0]?.result.longestMs ?? 0)) {
      const again = await runCase(stall);
      if (again.longestMs < result.longestMs) result = again;
    }
    pool.push({ name, stall, result });
    pool.sort((a, b) => score(b) - score(a));
    pool.length = Math.min(pool.length, POOL);
  }
}

/** The longest turn counts; of two alike the one that takes more time in all. */
function score({ result }: Tried): number {
  return result.longestMs + result.processorMs / 50;
}
