import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedRequest, Script, Step } from '../model-backend/script.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import type { Point } from './inject-faults.ts';
import type { RequestPlan } from './request-plan.ts';

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
