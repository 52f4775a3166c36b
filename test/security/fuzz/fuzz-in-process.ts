import { isDeepStrictEqual } from 'node:util';
import { createRandom } from '#evals/mutations/random.ts';
import { hostileBody } from './hostile-body.ts';
import { judgeBody } from './judge-body.ts';

/** The result of many hostile bodies. */
export type FuzzTally = {
  bodies: number;
  /** How often a body was accepted, or refused with which code. */
  outcomes: Record<string, number>;
  slowestMs: number;
  /** Bodies that were neither accepted nor refused, by the seed that makes each. */
  faults: { seed: number; fault: string }[];
  prototypesTouched: boolean;
};

/** Judges the hostile bodies of so many seeds in a row. */
export function fuzzInProcess(firstSeed: number, bodies: number): FuzzTally {
  const before = prototypesNow();
  const tally: FuzzTally = { bodies, outcomes: {}, slowestMs: 0, faults: [], prototypesTouched: false };
  for (let seed = firstSeed; seed < firstSeed + bodies; seed += 1) {
    const body = hostileBody(createRandom(seed));
    const startedMs = performance.now();
    try {
      const outcome = judgeBody(body);
      tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
    } catch (thrown) {
      tally.faults.push({ seed, fault: String(thrown) });
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedMs);
  }
  tally.prototypesTouched = !isDeepStrictEqual(prototypesNow(), before);
  return tally;
}

const WATCHED = [Object, Array, Function, String, Number, Boolean, Map, Set, Promise, Error];

/** Every name on the prototypes that all code shares, with what it stands for: equal as long as nobody has touched one. */
export function prototypesNow(): Map<object, [string, unknown][]> {
  return new Map(
    WATCHED.map(({ prototype }) => [
      prototype,
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([name, { value }]) => [name, value as unknown]),
    ]),
  );
}
