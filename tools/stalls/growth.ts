import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model } from '#services/composer/models/model.ts';
import type { Pace } from '#services/composer/pace/pace.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { processorTimeMs } from './run-case.ts';

/** A request and a model's answer to it whose size is that of one number. */
export type Growing = (count: number) => { body: object; answer: string };

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const line = (id: string, element: object): string =>
  `${JSON.stringify({ op: 'add', path: `/elements/${id}`, value: element })}\n`;
const lines = (count: number, make: (index: number) => object, stem = 'e'): string =>
  list(count, (index) => line(`${stem}${index}`, make(index))).join('');
const params = (names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, {}])),
  required: names,
});
const PER_STACK = 100;

/** Elements in Stacks under the root. */
function flat(make: (index: number) => object, body: object = {}): Growing {
  return (count) => {
    const stacks = Math.ceil(count / PER_STACK);
    const root = { type: 'Stack', props: {}, children: list(stacks, (index) => `s${index}`) };
    const stackAt = (stack: number) => ({
      type: 'Stack',
      props: {},
      children: list(Math.min(PER_STACK, count - stack * PER_STACK), (index) => `e${stack * PER_STACK + index}`),
    });
    return { body, answer: line('root', root) + lines(stacks, stackAt, 's') + lines(count, make) };
  };
}

/** Elements that nothing holds. */
function orphans(make: (index: number) => object): Growing {
  return (count) => ({ body: {}, answer: lines(count, make) });
}

const ROWS = { data: { rows: list(200, (index) => ({ id: index, name: `Name of ${index}`, total: index * 1.5 })) } };
const HUNDRED = list(100, (index) => `param${index}`);
const SAVE = { actions: [{ name: 'save', required: true, params: params(HUNDRED) }] };

/** Inputs that once took time that grew with the square of the elements, or more, and similar ones. */
export const GROWING: Record<string, Growing> = {
  'orphans without a root': orphans((index) => ({ type: 'Text', props: { text: `t${index}` } })),
  'orphans that promise children': orphans((index) => ({
    type: 'Card',
    props: { title: 'T' },
    children: [`x${index}`],
  })),
  'orphans that ask': orphans((index) => ({ type: 'Input', props: { label: `Field ${index}` } })),
  'orphans that press': orphans((index) => ({ type: 'Button', props: { label: `B${index}` } })),
  'shared children': (count) => ({
    body: {},
    answer: lines(count, (index) => ({ type: 'Stack', props: {}, children: [`e${index + 1}`, `e${index + 2}`, 'e7'] })),
  }),
  'texts for children': (count) => ({
    body: {},
    answer: line('root', { type: 'Stack', props: {}, children: list(count, (index) => `Some text of ${index}`) }),
  }),
  'buttons that fire what wants 100 params': flat(
    (index) => ({ type: 'Button', props: { label: `Save ${index}` }, on: { commit: { action: 'save' } } }),
    SAVE,
  ),
  'texts beside what wants 300 params': flat((index) => ({ type: 'Text', props: { text: `t${index}` } }), {
    actions: list(20, (index) => ({
      name: `a${index}`,
      required: true,
      params: params(list(15, (at) => `p${index}_${at}`)),
    })),
  }),
  'idle buttons': flat((index) => ({ type: 'Button', props: { label: `Save ${index}` } })),
  links: flat((index) => ({ type: 'Link', props: { label: `L${index}` } })),
  'fields bound to nothing': flat(() => ({ type: 'Input', props: { label: 'Name' } })),
  'tabs without panels': flat((index) => ({
    type: 'Tabs',
    props: {
      tabs: [
        { label: `a${index}`, value: `a${index}` },
        { label: `b${index}`, value: 'b' },
      ],
    },
  })),
  'reads that lead nowhere': flat(
    (index) => ({ type: 'Text', props: { text: { $state: `/rowz/${index}/name` } } }),
    ROWS,
  ),
  'copies of facts in the state': (count) => {
    const { body, answer } = flat(
      (index) => ({ type: 'Text', props: { text: { $state: `/k${index}` } } }),
      ROWS,
    )(count);
    const seeds = list(count, (index) => ({ op: 'add', path: `/state/k${index}`, value: `Name of ${index}` }));
    return { body, answer: seeds.map((seed) => `${JSON.stringify(seed)}\n`).join('') + answer };
  },
  'an outline without indentation': (count) => ({
    body: ROWS,
    answer: list(count, (index) => `Text "t ${index}"\n`).join(''),
  }),
};

/** Processor time that one attempt at such an answer takes in all, uninterrupted, in milliseconds. */
export async function timeOf(growing: Growing, count: number): Promise<number> {
  const { body, answer } = growing(count);
  const input = prepare(composerRequest(readComposeRequest({ prompt: 'Orders of this week', ...body }), 'gen_growth'));
  const startedMs = processorTimeMs();
  try {
    const signal = new AbortController().signal;
    for await (const _ of compose(input, {
      tiers: [saying(answer)],
      stats: newStats(),
      signal,
      now: Date.now,
      pace: UNHURRIED,
    }))
      void _;
  } catch (thrown) {
    if (Refusal.from(thrown).code !== 'COMPOSITION_FAILED') throw thrown;
  }
  return processorTimeMs() - startedMs;
}

const UNHURRIED: Pace = {
  addCost: () => undefined,
  run: async (piece) => piece(),
  step: (piece) => piece(),
  runSteps: withoutTurns,
  yieldIfDue: async () => undefined,
  startAttempt: () => undefined,
};

async function* withoutTurns<T, Result>(start: () => Iterator<T, Result>): AsyncGenerator<T, Result> {
  for (const work = start(); ;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield step.value;
  }
}

// One attempt is enough.
function saying(answer: string): Model {
  return {
    alias: 'saying',
    deterministic: true,
    prices: undefined,
    async *stream({ messages }) {
      await messages();
      yield { type: 'text', text: answer };
      yield { type: 'finish', reason: 'stop' };
    },
  };
}
