import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type AbstractAgent, type BaseEvent, EventType, HttpAgent } from '@ag-ui/client';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { dataOf, postCompose } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import {
  add,
  completed,
  type Script,
  smallCard,
  STARTED,
  startScriptedComposer,
} from '#test/streams/scripted-composer.ts';
import { agUiHandler, CompositionAgent } from '../../packages/client/src/agui.ts';
import { createClient } from '../../packages/client/src/index.ts';
import { nodeListener } from '../../packages/client/src/node.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { apiKey, slug } = await services.admin.newCaller();
const used = async () => (await services.admin.usage(slug)).used;

let mayCompose = true;
const options = { baseUrl: services.url, authorize: () => mayCompose };
const listeners = {
  '/agent': nodeListener(agUiHandler({ ...options, apiKey })),
  '/wrong-key': nodeListener(agUiHandler({ ...options, apiKey: 'uic_live_wrong' })),
};
const host = createServer((request, response) => void listeners[request.url as '/agent'](request, response));
await once(host.listen(0, '127.0.0.1'), 'listening');
const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await services.close();
  await composer.close();
});
// The official client logs what fails.
beforeEach(() => {
  mayCompose = true;
  composer.play(smallCard);
  vi.spyOn(console, 'error').mockReturnValue();
});

type Run = { events: BaseEvent[]; result: unknown; content: unknown; thrown: unknown };

/** Runs an agent as a page does, and reports what the official client holds then. */
async function run(
  agent: AbstractAgent,
  prompt: string,
  parameters: object = {},
  onEvent?: (event: BaseEvent) => void,
) {
  const events: BaseEvent[] = [];
  agent.addMessage({ id: `user-${events.length}`, role: 'user', content: prompt });
  const subscriber = {
    onEvent: ({ event }: { event: BaseEvent }) => {
      events.push(event);
      onEvent?.(event);
    },
  };
  const report: Run = { events, result: undefined, content: undefined, thrown: undefined };
  try {
    report.result = (await agent.runAgent(parameters, subscriber)).result;
  } catch (error) {
    report.thrown = error;
  }
  const activity = agent.messages.findLast(({ role }) => role === 'activity');
  report.content = activity?.content;
  return report;
}

/** What a page hears of a run that failed: by an event, or by what the client throws. */
function told({ events, thrown }: Run): string {
  return JSON.stringify([events.at(-1), String(thrown), thrown]);
}

const CARD = { type: 'Card', props: { title: 'Hello' }, children: [] };
const PRIOR = { state: { rows: ['b'] }, root: 'card', elements: { card: CARD, old: CARD } };

const failsWithin: Script = async function* () {
  yield STARTED;
  yield add('/state', {});
  throw new Refusal('COMPOSITION_FAILED');
};
/** Waits for the end of the call, which only an abort brings. */
const endless: Script = async function* (_request, signal) {
  yield STARTED;
  yield add('/state', {});
  await once(signal, 'abort');
};

const AGENTS: Record<string, () => AbstractAgent> = {
  'CompositionAgent in process': () =>
    new CompositionAgent({ client: createClient({ apiKey, baseUrl: services.url, maxRetries: 0 }) }),
  'HttpAgent at agUiHandler': () => new HttpAgent({ url: `${hostUrl}/agent` }),
};

describe.each(Object.keys(AGENTS))('%s, driven by the official client', (name) => {
  const newAgent = AGENTS[name]!;

  test('creates: the activity is the buffered spec, each operation one delta', async () => {
    const { spec } = await dataOf(await postCompose(services.url, apiKey, { prompt: 'a card', stream: false }));
    const { events, result, content } = await run(newAgent(), 'a card');
    expect(content).toEqual(spec);
    expect(events.map(({ type }) => type)).toEqual([
      'RUN_STARTED',
      'ACTIVITY_SNAPSHOT',
      ...Array.from({ length: 4 }, () => 'ACTIVITY_DELTA'),
      'RUN_FINISHED',
    ]);
    expect(events[2]).toMatchObject({
      activityType: 'ui-composition',
      patch: [{ op: 'add', path: '/state', value: {} }],
    });
    expect(events.at(-1)).toMatchObject({ usage: [{ model: 'scripted-1', inputTokens: 12, outputTokens: 34 }] });
    expect(result).toMatchObject({ validated: true, generation_id: expect.stringMatching(/^gen_/) as string });
  });

  test('takes the tools of the page as actions, and members of a request from forwardedProps', async () => {
    const parameters = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: {} };
    await run(newAgent(), 'orders', {
      tools: [{ name: 'refund', description: 'Pays back', parameters }],
      forwardedProps: { data: { rows: [1] }, theirOwn: 7 },
    });
    const { request } = composer.calls.at(-1)!;
    expect([request.dataJson, request.actions.map(({ name: action }) => action)]).toEqual(['{"rows":[1]}', ['refund']]);
    await run(newAgent(), 'next', { forwardedProps: { action_context: { action: 'refund', params: { id: 1 } } } });
    expect(composer.calls.at(-1)!.request.mode).toBe('continue_journey');
  });

  test('takes tools that are described at length, as those for models are', async () => {
    const long = `Pays an order back. ${'The amount goes to the card it was paid with. '.repeat(9)}`;
    const han = `x${'\u{20000}'.repeat(120)}`;
    const parameters = { type: 'object', properties: {} };
    const tools = [long, han].map((description, at) => ({ name: `refund${at}`, description, parameters }));
    const { thrown } = await run(newAgent(), 'orders', { tools });
    expect(thrown).toBeUndefined();
    const [first = '', second = ''] = composer.calls.at(-1)!.request.actions.map(({ description }) => description);
    expect(first).toMatch(/^Pays an order back\. .{100,}[a-z.]…$/);
    expect(second).toMatch(/^x\u{20000}+…$/u);
  });

  test('says what is wrong with the tools in terms of the run', async () => {
    const tools = Array.from({ length: 21 }, (_, at) => ({ name: `tool${at}`, description: 'Does it' }));
    const many = await run(newAgent(), 'orders', { tools });
    expect(told(many)).toContain('`tools` has 21 entries; at most 20 are allowed.');
    const names = Array.from({ length: 101 }, (_, at) => [`param${at}`, {}]);
    const parameters = { type: 'object', properties: Object.fromEntries(names) as object };
    const wrong = await run(newAgent(), 'orders', { tools: [{ name: 'refund', description: 'Pays', parameters }] });
    expect(told(wrong)).toContain('`tools[0].parameters');
    const own = await run(newAgent(), 'orders', { tools, forwardedProps: { actions: [{ name: '' }] } });
    expect(told(own)).toContain('`actions[0].name` has 0 chars');
  });

  test('edits the prior spec of forwardedProps', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/state/rows/0', 'a');
      yield { $case: 'operation', value: { op: 'remove', path: '/elements/old' } };
      yield completed(request);
    });
    const { content } = await run(newAgent(), 'change it', { forwardedProps: { prior_spec: PRIOR } });
    expect(composer.calls.at(-1)!.request.mode).toBe('edit');
    expect(content).toEqual({ state: { rows: ['a', 'b'] }, root: 'card', elements: { card: CARD } });
  });

  test('takes the activity back at a restart', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/elements', { lost: CARD });
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      for await (const event of smallCard(request)) if (event.$case !== 'started') yield event;
    });
    const { events, content } = await run(newAgent(), 'again');
    expect(events.filter(({ type }) => type === EventType.ACTIVITY_SNAPSHOT)).toHaveLength(2);
    expect(content).toEqual({ state: {}, root: 'card', elements: { card: CARD } });
  });

  test('reports an in-band error as the end of the run, and leaves no draft behind', async () => {
    composer.play(failsWithin);
    const { events, content } = await run(newAgent(), 'anything', { forwardedProps: { prior_spec: PRIOR } });
    expect(events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'COMPOSITION_FAILED' });
    expect(content).toEqual(PRIOR);
  });

  test('ends the composition on the service when the run is aborted, and nothing is billed', async () => {
    composer.play(endless);
    const agent = newAgent();
    const before = await used();
    const { thrown } = await run(agent, 'anything', {}, ({ type }) => {
      if (type === EventType.ACTIVITY_DELTA) agent.abortRun();
    });
    expect(thrown).toBeUndefined();
    await vi.waitFor(() => expect(composer.calls.at(-1)!.cancelledAtMs).toBeDefined());
    expect(await used()).toBe(before);
  });
});

describe('an error before the stream', () => {
  test('is the end of a run in process', async () => {
    const wrong = { baseUrl: services.url, maxRetries: 0 };
    const agent = new CompositionAgent({ client: createClient({ ...wrong, apiKey: 'uic_live_wrong' }) });
    const { events, content } = await run(agent, 'a card');
    expect(events.map(({ type }) => type)).toEqual(['RUN_STARTED', 'RUN_ERROR']);
    expect(events.at(-1)).toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
    expect(content).toBeUndefined();
  });

  test('keeps its status and sentence on the way to a page', async () => {
    const statusOf = async (agent: HttpAgent, prompt: string) => (await run(agent, prompt)).thrown;
    const url = `${hostUrl}/agent`;
    expect(await statusOf(new HttpAgent({ url }), 'x'.repeat(5_000))).toMatchObject({
      status: 400,
      payload: { error: { code: 'BAD_REQUEST', message: expect.stringMatching(/`prompt`/) as string } },
    });
    expect(await statusOf(new HttpAgent({ url }), '')).toMatchObject({ status: 400 });
    // The host's own affair, which no page can do anything about.
    expect(await statusOf(new HttpAgent({ url: `${hostUrl}/wrong-key` }), 'x')).toMatchObject({ status: 503 });
    mayCompose = false;
    expect(await statusOf(new HttpAgent({ url }), 'x')).toMatchObject({ status: 401 });
  });

  test.each(['threadId', 'runId', 'messages', 'tools'])(
    'names the field %s that is not as it should be',
    async (field) => {
      const body = { threadId: 't', runId: 'r', messages: [], [field]: 7 };
      const answer = await fetch(`${hostUrl}/agent`, { method: 'POST', body: JSON.stringify(body) });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { message: expect.stringMatching(new RegExp(`^${field}: `)) as string },
      ]);
    },
  );
});

test('the example composes and edits', async () => {
  vi.stubEnv('UIC_API_KEY', apiKey).stubEnv('UIC_URL', services.url).stubEnv('PORT', '0');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await import(fileURLToPath(new URL('../../examples/ag-ui/main.ts', import.meta.url)));
  const lines = print.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line === 'an interface begins')).toHaveLength(2);
  expect(JSON.parse(lines.at(-1)!)).toEqual({ state: {}, root: 'card', elements: { card: CARD } });
  expect(composer.calls.at(-1)!.request.mode).toBe('edit');
});

describe('a clone of CompositionAgent, which a runtime makes for each run', () => {
  test('composes, and can be aborted, independently', async () => {
    const agent = new CompositionAgent({ client: createClient({ apiKey, baseUrl: services.url, maxRetries: 0 }) });
    const clones = [agent.clone(), agent.clone()];
    composer.play(endless);
    await run(clones[0]!, 'a card', {}, ({ type }) => {
      if (type === EventType.ACTIVITY_DELTA) clones[0]!.abortRun();
    });
    await vi.waitFor(() => expect(composer.calls.at(-1)!.cancelledAtMs).toBeDefined());
    composer.play(smallCard);
    expect((await run(clones[1]!, 'a card')).content).toMatchObject({ root: 'card' });
  });
});
