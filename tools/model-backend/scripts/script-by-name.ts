import { lastMessage, type ReceivedRequest, say, type Script, type ScriptSource, type Step } from '../script.ts';
import { ANSWER_STYLES, BOOKING_FORM, lines, operationsOf, ORDERS_TABLE, type Screen } from './screens.ts';
import { FAILURES, FAULTY_ANSWERS } from './failures.ts';
import type { Operation } from '#contract/json/operation.ts';

/** The scripts that have a fixed name. */
export const SCRIPTS: ReadonlyMap<string, ScriptSource> = new Map(
  Object.entries({ ...ANSWER_STYLES, 'scripted-by-prompt': answerThePrompt, ...FAULTY_ANSWERS, ...FAILURES }),
);

/** The script of a model name, or undefined when there is no such model. */
export function findScript(model: string): ScriptSource | undefined {
  return SCRIPTS.get(model) ?? loadScript(model);
}

/**
 * A table when the last message speaks of a table, a list or orders, else a form; titled with the first words of it
 * that stand in double quotes, if there are any.
 */
function answerThePrompt(request: ReceivedRequest): Script {
  const last = lastMessage(request);
  const title = /"([^"\n]{1,60})"/.exec(last)?.[1];
  const screen = /\b(table|list|orders)\b/i.test(last) ? ORDERS_TABLE : BOOKING_FORM;
  return say(lines(operationsOf(title === undefined ? screen : retitled(screen, title))));
}

function retitled(screen: Screen, title: string): Screen {
  const { elements } = screen;
  const [id, key] = elements['title'] === undefined ? (['root', 'title'] as const) : (['title', 'text'] as const);
  const element = { ...elements[id], props: { ...elements[id]?.props, [key]: title } };
  return { ...screen, elements: { ...elements, [id]: element } };
}

const PACED = /^scripted-paced-(\d{1,5})x(\d{1,5})$/;
const BIG = /^scripted-big-(\d{1,5})$/;

/**
 * Models for measurements, described by their name. `scripted-paced-50x200` sends 50 operations, one every 200 ms;
 * `scripted-big-1000` sends 1,000 at once. Each operation is one chunk. Folded, they are a Stack of Text elements, or of
 * Stacks of them, each with the time at which it was sent: `sent at <epoch milliseconds, with fractions>`.
 */
function loadScript(model: string): ScriptSource | undefined {
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
