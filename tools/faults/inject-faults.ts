import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '#evals/mutations/random.ts';
import type { Breakage } from './breakages.ts';

/** Moments in the life of a request. Settling follows within milliseconds of the model's last output. */
export const POINTS = [
  'after reserve',
  'in mid-stream',
  'before settle',
  'in settle',
  'after settle',
  'after the frame',
] as const;
export type Point = (typeof POINTS)[number];

/** One thing done when the n-th request from now reaches a point. */
type Fault = { breakage: Breakage; point: Point; requests: number; lastsMs: number };

/** A fault as it happened, in epoch milliseconds. */
export type Injected = Pick<Breakage, 'name' | 'holdsUpAborts'> & { point: Point; fromMs: number; toMs: number };

export type Injector = {
  /** Call it for every request that reaches a point. */
  reached: (point: Point) => void;
  /** Waits for the end of the fault that is under way, if one is. */
  calm(): Promise<void>;
  /** Waits until every injected fault is undone; faults whose point was not reached are dropped. */
  finish(): Promise<Injected[]>;
};

/** Plans so many faults, each at a point and for a time drawn by chance. */
export function planFaults(breakages: readonly Breakage[], count: number, random: Random): Fault[] {
  const picked = Array.from({ length: count }, () => random.pick(breakages) ?? []).flat();
  return picked.map((breakage) => ({
    breakage,
    point: random.pick(POINTS) ?? 'in mid-stream',
    requests: 1 + random.integer(6),
    lastsMs: random.integer(breakage.lastsMaxMs + 1),
  }));
}

/** Does the faults one at a time, each as soon as its point is reached and no other is under way. */
export function createInjector(faults: readonly Fault[]): Injector {
  const armed = faults.map((fault) => ({ ...fault }));
  const injected: Injected[] = [];
  let underWay: Promise<void> | undefined;
  let failure: Error | undefined;
  let isOver = false;
  return {
    reached: (point) => {
      const fault = armed.find((candidate) => candidate.point === point);
      if (isOver || underWay !== undefined || fault === undefined) return;
      fault.requests -= 1;
      if (fault.requests > 0) return;
      armed.splice(armed.indexOf(fault), 1);
      underWay = run(fault);
    },
    calm: async () => underWay,
    finish: async () => {
      isOver = true;
      await underWay;
      if (failure !== undefined) throw failure;
      return injected;
    },
  };

  async function run(fault: Fault): Promise<void> {
    try {
      injected.push(await inject(fault));
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
    underWay = undefined;
  }
}

async function inject({ breakage, point, lastsMs }: Fault): Promise<Injected> {
  const { name, holdsUpAborts } = breakage;
  const fromMs = Date.now();
  await breakage.break();
  await delay(lastsMs);
  await breakage.repair();
  return { name, holdsUpAborts, point, fromMs, toMs: Date.now() };
}
