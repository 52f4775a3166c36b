import type { Random } from '#evals/mutations/random.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedRequest, Script, Step } from '../model-backend/script.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import type { Point } from './inject-faults.ts';

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

/** How long after a model's last output a settle is about to start, is probably running, and is probably done. */
const SETTLING_MS: [Point, number][] = [
  ['before settle', 0],
  ['in settle', 2],
  ['after settle', 8],
];

/** The id of the planned request that a model was called for. */
export function planIdOf({ body }: ReceivedRequest): string {
  return /A page for (r-\d+-\d+)\./.exec(JSON.stringify(body.messages))?.[1] ?? '';
}

/** A model that answers each request as planned the first time and correctly afterwards, and reports the point it has reached. */
export function plannedModel(plans: ReadonlyMap<string, RequestPlan>, reached: (point: Point) => void) {
  const met = new Set<string>();
  return (request: ReceivedRequest): Script => {
    const id = planIdOf(request);
    const name = met.has(id) ? 'scripted-good' : (plans.get(id)?.model ?? 'scripted-good');
    met.add(id);
    const source = findScript(name) ?? { steps: [] };
    const script = typeof source === 'function' ? source(request) : source;
    return { ...script, steps: watched(script.steps, reached) };
  };
}

function* watched(steps: Iterable<Step>, reached: (point: Point) => void): Generator<Step> {
  reached('after reserve');
  let taken = 0;
  for (const step of steps) {
    yield step;
    taken += 1;
    if (taken === 2) reached('in mid-stream');
  }
  for (const [point, afterMs] of SETTLING_MS) void delay(afterMs).then(() => reached(point));
}
