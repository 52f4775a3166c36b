import { cycleStartMs } from '#services/accounts/quota/quota.ts';

/** A generation as the contract sees it. */
type ModelGeneration = {
  generationId: string;
  attemptToken: string;
  idempotencyKey: string | undefined;
  body: string;
  state: 'reserved' | 'committed' | 'released';
  leaseUntilMs: number;
  cycleStartMs: number;
  settledAtMs: number;
};

/** One workspace's generations as the service must have them, in plain lists. */
export type Model = { nowMs: number; cap: number; generations: ModelGeneration[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** What `Begin` must do: claim, replay a generation, or refuse with a code. `free` is the generation that it takes over. */
export type Verdict = { claim: true; free: ModelGeneration[] } | { replay: ModelGeneration } | { refusal: string };

/** Reads the spec's table of idempotency states, then the quota. */
export function judgeBegin(model: Model, idempotencyKey: string | undefined, body: string): Verdict {
  const holder = idempotencyKey === undefined ? undefined : holderOf(model, idempotencyKey);
  const isDead = holder?.state === 'reserved' && holder.leaseUntilMs <= model.nowMs;
  if (holder !== undefined && !isDead) {
    if (holder.body !== body) return { refusal: 'VALIDATION_ERROR' };
    return holder.state === 'committed' ? { replay: holder } : { refusal: 'IDEMPOTENCY_KEY_IN_USE' };
  }
  const free = isDead ? [holder] : [];
  const taken = inCycle(model, cycleStartMs(model.nowMs)).filter(
    (generation) => generation.state !== 'released' && !free.includes(generation),
  );
  return taken.length < model.cap ? { claim: true, free } : { refusal: 'QUOTA_EXCEEDED' };
}

/** What the counters of a month must be. */
export function countersOf(model: Model, cycleMs: number): { used: number; reserved: number } {
  const count = (state: string) => inCycle(model, cycleMs).filter((generation) => generation.state === state).length;
  return { used: count('committed'), reserved: count('reserved') };
}

function holderOf(model: Model, idempotencyKey: string): ModelGeneration | undefined {
  return model.generations.find(
    (generation) =>
      generation.idempotencyKey === idempotencyKey &&
      (generation.state === 'reserved' ||
        (generation.state === 'committed' && generation.settledAtMs + DAY_MS > model.nowMs)),
  );
}

function inCycle(model: Model, cycleMs: number): ModelGeneration[] {
  return model.generations.filter((generation) => generation.cycleStartMs === cycleMs);
}
