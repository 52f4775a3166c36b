import { expect, test } from 'vitest';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { interruptibly, isInterruption } from '#services/composer/pace/interruptibly.ts';
import { createPace, type Pace } from '#services/composer/pace/pace.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';

const range = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** A request full of names and schemas not sent before, made unique by a number of four digits. */
function bodyOf(number: number): object {
  const properties = Object.fromEntries(
    range(12, (at) => [`param${at}x${number}`, { type: 'integer', minimum: number, maximum: number + at }]),
  );
  return {
    prompt: `Order ${number} with fields ${range(30, (at) => `part ${number}${at}`).join(', ')}`,
    data: { rows: range(40, (at) => ({ id: at, [`name${number}`]: `Customer ${number} ${at}`, total: number + at })) },
    actions: range(6, (at) => ({ name: `act${at}x${number}`, required: true, params: { properties, required: [] } })),
  };
}

function answerOf(number: number): string {
  const element = (id: string, value: object) =>
    `${JSON.stringify({ op: 'add', path: `/elements/${id}`, value: { props: {}, children: [], ...value } })}\n`;
  const control = (at: number) => ({
    type: at % 2 === 0 ? 'Input' : 'Select',
    props: { label: `Param${at}x${number}`, options: [`a${number}`, `b${number}`] },
  });
  const press = (at: number) => ({
    type: 'Button',
    props: { label: `Act${at}x${number}` },
    on: { commit: { action: `act${at}x${number}`, params: { [`param${at}x${number}`]: number } } },
  });
  const ids = [...range(40, (at) => `c${at}`), ...range(6, (at) => `b${at}`), 'lost'];
  return [
    element('root', { type: 'Form', children: ids }),
    ...range(40, (at) => element(`c${at}`, control(at))),
    ...range(6, (at) => element(`b${at}`, press(at))),
    element('table', { type: 'DataTable', props: { rows: [{ [`name${number}`]: `Customer ${number} 1`, total: 3 }] } }),
  ].join('');
}

function saying(answer: string): Model {
  return {
    alias: 'saying',
    deterministic: false,
    prices: undefined,
    async *stream({ messages }) {
      await messages();
      yield { type: 'text', text: answer };
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

let interruptions = 0;

/** Interrupts each piece and each step several times at ever later moments, then lets it finish. */
function interrupting(): Pace {
  const disturbed = (work: () => unknown): void => {
    for (const clockMaxMs of [1, 2]) {
      try {
        interruptibly(work, clockMaxMs);
      } catch (thrown) {
        if (!isInterruption(thrown)) throw thrown;
        interruptions += 1;
      }
    }
  };
  const calm = createPace(undefined, 60_000);
  return {
    ...calm,
    run: (piece) => {
      disturbed(piece);
      return calm.run(piece);
    },
    runSteps: (start) => {
      disturbed(() => {
        for (const work = start(); work.next().done !== true;);
      });
      return calm.runSteps(start);
    },
  };
}

async function composed(number: number, model: Model, pace: Pace): Promise<string> {
  const input = prepare(composerRequest(readComposeRequest(bodyOf(number)), 'gen_interrupted'));
  const events: unknown[] = [];
  const signal = new AbortController().signal;
  for await (const event of compose(input, { tiers: [model], stats: newStats(), signal, now: Date.now, pace }))
    events.push(event);
  return JSON.stringify(events).replaceAll(/\d{4,}/g, '####');
}

test.each([
  ['a model composes', (number: number) => saying(answerOf(number))],
  ['the built-in composer composes', () => builtinModel('builtin')],
])('what is interrupted leaves nothing half done behind: %s', async (_, modelOf) => {
  const expected = await composed(5_000, modelOf(5_000), createPace(undefined, 60_000));
  for (let number = 5_100; number < 5_108; number += 1)
    expect(await composed(number, modelOf(number), interrupting())).toBe(expected);
  expect(interruptions).toBeGreaterThan(10);
});
