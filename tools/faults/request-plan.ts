import type { Random } from '#evals/mutations/random.ts';

/** What one caller will do, decided before anything is sent. */
export type RequestPlan = {
  /** Part of the prompt, so that the model knows the request, and of the metadata, so that the ledger row can be matched. */
  id: string;
  /** The scripted model that answers the first time; later calls for the same request are answered well. */
  model: string;
  stream: boolean;
  key: string | undefined;
  /** Sent twice at once. */
  twin: boolean;
  /** Retries at once, perhaps at another gateway, when it has no result; does not wait for a silent gateway. */
  insists: boolean;
  /** In the workspace whose quota is too small for all requests. */
  tight: boolean;
  client: ClientPlan;
};

/**
 * What a client does once so many operations have arrived: reads on to the end, reads slowly, closes cleanly,
 * resets the connection, stops reading for a while and then closes, or stops reading forever without closing.
 */
export type ClientPlan = {
  does: 'read' | 'slow' | 'leave' | 'reset' | 'stall' | 'vanish';
  afterOperations: number;
};

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
  { does: 'read', weight: 58 },
  { does: 'slow', weight: 8 },
  { does: 'leave', weight: 12 },
  { does: 'reset', weight: 12 },
  { does: 'stall', weight: 7 },
  { does: 'vanish', weight: 3 },
] as const;

/** Slow enough for its client to leave while it is at work. */
const LEFT_MODEL = 'scripted-paced-40x40';

export function planRequest(id: string, random: Random): RequestPlan {
  const isKeyed = random.chance(0.7);
  const does = random.weighted(CLIENTS)?.does ?? 'read';
  const isLeft = (does === 'leave' || does === 'reset') && random.chance(0.7);
  return {
    id,
    model: isLeft ? LEFT_MODEL : (random.weighted(MODELS)?.model ?? 'scripted-good'),
    stream: random.chance(0.8),
    key: isKeyed ? `key-${id}` : undefined,
    twin: isKeyed && random.chance(0.15),
    insists: isKeyed && random.chance(0.3),
    tight: random.chance(0.3),
    client: { does, afterOperations: random.integer(16) },
  };
}

/** The body of a planned request: the same bytes every time it is sent. */
export function bodyOf({ id, stream }: RequestPlan): object {
  return { prompt: `A page for ${id}.`, stream, metadata: { request: id } };
}
