import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName, ThreeServices } from '#test/processes/three-services.ts';
import type { Random } from '#test/quality/mutations/random.ts';

/** Moments in the life of a request. Settling follows within milliseconds on the last word of the model. */
export const POINTS = [
  'after reserve',
  'in mid-stream',
  'before settle',
  'in settle',
  'after settle',
  'after the frame',
] as const;
export type Point = (typeof POINTS)[number];

/** One thing done to a process when the n-th request from now reaches a point. */
type Fault = {
  service: ServiceName;
  kind: 'kill -9' | 'freeze';
  point: Point;
  requests: number;
  /** How long it stays dead or frozen. */
  lastsMs: number;
};

/** A fault as it happened, in epoch milliseconds. */
export type Injected = Pick<Fault, 'service' | 'kind' | 'point'> & { fromMs: number; toMs: number };

export type Injector = {
  /** To be told of every request that reaches a point. */
  reached: (point: Point) => void;
  /** The service that is dead now, if one is. */
  dead(): ServiceName | undefined;
  /** Waits until what was done is undone; what was not reached by then never will be. */
  finish(): Promise<Injected[]>;
};

/** Plans faults at points drawn by chance. A frozen process may outlast its leases, and then is the zombie that fencing is for. */
export function planFaults(count: number, random: Random): Fault[] {
  return Array.from({ length: count }, () => ({
    service: random.pick<ServiceName>(['gateway', 'composer', 'accounts']) ?? 'gateway',
    kind: random.pick<Fault['kind']>(['kill -9', 'freeze']) ?? 'freeze',
    point: random.pick(POINTS) ?? 'in mid-stream',
    requests: 1 + random.integer(8),
    lastsMs: 50 + random.integer(2_000),
  }));
}

/** Does the faults one at a time, each as soon as its point is reached and no other is under way. */
export function createInjector(services: ThreeServices, faults: Fault[]): Injector {
  const armed = faults.map((fault) => ({ ...fault }));
  const injected: Injected[] = [];
  let underWay: Promise<void> | undefined;
  let dead: ServiceName | undefined;
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
    dead: () => dead,
    finish: async () => {
      isOver = true;
      await underWay;
      return injected;
    },
  };

  async function run(fault: Fault): Promise<void> {
    if (fault.kind === 'kill -9') dead = fault.service;
    injected.push(await inject(services, fault));
    underWay = dead = undefined;
  }
}

async function inject(services: ThreeServices, { service, kind, point, lastsMs }: Fault): Promise<Injected> {
  const fromMs = Date.now();
  const { process } = services.process(service);
  if (kind === 'freeze') {
    process.kill('SIGSTOP');
    await delay(lastsMs);
    process.kill('SIGCONT');
  } else {
    await services.process(service).stop('SIGKILL');
    await delay(lastsMs / 4);
    await services.restart(service);
  }
  return { service, kind, point, fromMs, toMs: Date.now() };
}
