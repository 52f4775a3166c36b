import type { Operation } from '#contract/json/operation.ts';
import type { ScriptSource, Step } from '../script.ts';
import { lines } from './screens.ts';

const PACED = /^scripted-paced-(\d{1,5})x(\d{1,5})$/;
const BIG = /^scripted-big-(\d{1,5})$/;

/**
 * Models for measurements, described by their name. `scripted-paced-50x200` sends 50 operations, one every 200 ms;
 * `scripted-big-1000` sends 1,000 at once. Each operation is one chunk. Folded, they are a Stack of Text elements, or of
 * Stacks of them, each with the time at which it was sent: `sent at <epoch milliseconds, with fractions>`.
 */
export function loadScript(model: string): ScriptSource | undefined {
  const [, paced, everyMs] = PACED.exec(model) ?? [];
  const [, big] = BIG.exec(model) ?? [];
  const count = Number(paced ?? big ?? 0);
  if (count === 0) return undefined;
  return () => ({ steps: textElements(count, Number(everyMs ?? 0)), chunkChars: Number.MAX_SAFE_INTEGER });
}

// An element may have 250 children.
const STACK_MAX_CHILDREN = 200;

function* textElements(count: number, everyMs: number): Generator<Step> {
  const stacks = count > STACK_MAX_CHILDREN ? Math.ceil(count / STACK_MAX_CHILDREN) : 0;
  const texts = Array.from({ length: count - 1 - stacks }, (_, index) => `text-${index + 1}`);
  const parts = Array.from({ length: stacks }, (_, stack) =>
    texts.slice(stack * STACK_MAX_CHILDREN, (stack + 1) * STACK_MAX_CHILDREN),
  );
  yield stackOf('root', stacks === 0 ? texts : parts.map((_, stack) => `stack-${stack + 1}`));
  for (const [stack, part] of parts.entries()) yield stackOf(`stack-${stack + 1}`, part);
  for (const id of texts) {
    if (everyMs > 0) yield { delayMs: everyMs };
    yield add(id, {
      type: 'Text',
      props: { text: `sent at ${performance.timeOrigin + performance.now()}` },
      children: [],
    });
  }
}

function stackOf(id: string, children: string[]): Step {
  return add(id, { type: 'Stack', props: { gap: 'sm' }, children });
}

function add(id: string, value: { type: string; props: Record<string, string>; children: string[] }): Step {
  const operation: Operation = { op: 'add', path: `/elements/${id}`, value };
  return { text: lines([operation]) };
}
