import type { Random } from '#test/quality/mutations/random.ts';

/** What one caller will do, decided before anything is sent. */
export type RequestPlan = {
  /** Stands in the prompt, for the model to know whom it answers, and in the metadata, for the ledger to tell. */
  id: string;
  /** The scripted model that answers the first time; later calls for the same request are answered well. */
  model: string;
  stream: boolean;
  key: string | undefined;
  /** Sent twice at once. */
  twin: boolean;
  /** In the workspace whose quota does not reach for all. */
  tight: boolean;
  client: ClientPlan;
};

/**
 * What a client does once so many operations have arrived: reads on to the end, reads slowly, hangs up in good order,
 * resets the connection, or stops reading without a word and is gone after a while.
 */
export type ClientPlan = { does: 'read' | 'slow' | 'leave' | 'reset' | 'stall'; afterOperations: number };

const MODELS = [
  { model: 'scripted-good', weight: 30 },
  { model: 'scripted-paced-8x10', weight: 18 },
  { model: 'scripted-paced-20x30', weight: 20 },
  { model: 'scripted-paced-40x40', weight: 8 },
  { model: 'scripted-bad-enum', weight: 5 },
  { model: 'scripted-unknown-component', weight: 6 },
  { model: 'scripted-prose-only', weight: 4 },
  { model: 'scripted-cut-reset', weight: 4 },
  { model: 'scripted-silent-middle', weight: 4 },
  { model: 'scripted-http-500', weight: 1 },
];
const CLIENTS = [
  { does: 'read', weight: 60 },
  { does: 'slow', weight: 8 },
  { does: 'leave', weight: 12 },
  { does: 'reset', weight: 12 },
  { does: 'stall', weight: 8 },
] as const;

export function planRequest(id: string, random: Random): RequestPlan {
  const isKeyed = random.chance(0.7);
  return {
    id,
    model: random.weighted(MODELS)?.model ?? 'scripted-good',
    stream: random.chance(0.8),
    key: isKeyed ? `key-${id}` : undefined,
    twin: isKeyed && random.chance(0.15),
    tight: random.chance(0.3),
    client: { does: random.weighted(CLIENTS)?.does ?? 'read', afterOperations: random.integer(16) },
  };
}

/** The body of a planned request: the same bytes every time it is sent. */
export function bodyOf({ id, stream }: RequestPlan): object {
  return { prompt: `A page for ${id}.`, stream, metadata: { request: id } };
}
