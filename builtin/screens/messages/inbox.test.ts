import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const DATA = {
  me: { user_id: 'm1', name: 'Catherine' },
  threads: [
    {
      thread_id: 't1',
      subject: 'Boiler',
      tenant: { id: 'a', name: 'Ellen' },
      state: 'OPEN',
      unread: 0,
      last_at: '2025-05-13T10:12:00Z',
      messages: [
        { from: 'm1', sent_at: '2025-05-13T10:12:00Z', text: 'Thank you.' },
        { from: 'a', sent_at: '2025-05-12T18:20:00Z', text: 'It is broken.' },
      ],
    },
    {
      thread_id: 't2',
      subject: 'Deposit',
      tenant: { id: 'b', name: 'Yusuf' },
      state: 'CLOSED',
      unread: 2,
      last_at: '2025-05-14T16:42:00Z',
      messages: [{ from: 'b', sent_at: '2025-05-14T16:42:00Z', text: 'And now?' }],
    },
  ],
};
const REPLY = {
  name: 'send_reply',
  required: true,
  params: { type: 'object', properties: { thread_id: text, body: text }, required: ['thread_id', 'body'] },
};
const CLOSE = {
  name: 'close_case',
  params: {
    type: 'object',
    properties: { thread_id: text, outcome: { type: 'string', enum: ['SETTLED', 'WITHDRAWN'] } },
    required: ['thread_id', 'outcome'],
  },
};

function screenFor(prompt: string, data: JsonObject = DATA) {
  const input = briefOf(prompt, { data, actions: [REPLY, CLOSE] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return { state: spec.state, elements: Object.values(spec.elements) };
}

describe('conversations with their messages', () => {
  const { state, elements } = screenFor('Inbox for a mediator, the open conversation on the right.');
  const ofType = (type: string) => elements.filter((element) => element.type === type);

  test('stand in a list with the newest first, and a count of unread messages where there are some', () => {
    const list = Object.values(state).find(
      (value) => Array.isArray(value) && value.some((one) => '_unread' in Object(one)),
    );
    expect(list).toMatchObject([
      { thread_id: 't2', _unread: '2' },
      { thread_id: 't1', _unread: '' },
    ]);
    expect(ofType('ListItem').map(({ props }) => props['active'])).toEqual([true, undefined]);
  });

  test('begin with the newest one open, and a press on another opens that', () => {
    expect(state['openConversation']).toBe('t2');
    expect(ofType('ListItem')[0]?.on?.['commit']).toMatchObject({
      params: { statePath: '/openConversation', value: { $bindItem: 'thread_id' } },
    });
  });

  test('show messages by the names of their senders, oldest first, the own ones on the own side', () => {
    const sent = Object.values(state).find(
      (value) => Array.isArray(value) && value.some((one) => 'role' in Object(one)),
    );
    expect(sent).toMatchObject([
      { thread: 't2', author: 'Yusuf', role: 'assistant' },
      { thread: 't1', author: 'Ellen', role: 'assistant', text: 'It is broken.' },
      { thread: 't1', author: 'Catherine', role: 'user' },
    ]);
  });

  test('are answered in the one that is open', () => {
    expect(ofType('Form').some(({ on }) => JSON.stringify(on).includes('{"$state":"/openConversation"}'))).toBe(true);
  });

  test('are called what people call such a list', () => {
    expect(ofType('PageHeader')[0]?.props['title']).toBe('Inbox');
    expect(screenFor('Posteingang für die Schlichterin').elements[0]).toBeDefined();
  });
});

test('whatever members are missing, the screen is sound', () => {
  const person = fc.option(fc.record({ id: fc.string(), name: fc.option(fc.string()) }), { nil: null });
  const moment = fc.constantFrom('2025-05-13T10:12:00Z', '2025-05-12T18:20:00+02:00', null);
  const message = fc.record(
    { from: fc.option(fc.string()), sent_at: moment, text: fc.option(fc.string()) },
    { requiredKeys: [] },
  );
  const thread = fc.record(
    {
      subject: fc.option(fc.string()),
      tenant: person,
      unread: fc.option(fc.nat()),
      last_at: moment,
      messages: fc.array(message),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(thread, { minLength: 1, maxLength: 6 }), (threads) => {
      const more = threads.map((one, at) => ({ thread_id: `x${at}`, ...one }));
      screenFor('Inbox with the conversations', { ...DATA, threads: [...DATA.threads, ...more] });
    }),
    { numRuns: 60 },
  );
});

test('the page of a thing with conversations about it is no inbox', () => {
  const pull = { number: 7, title: 'Retry', branch: 'main', author: 'ana', commits: 3 };
  const { elements } = screenFor('Pull request page with the threads', { ...DATA, pull });
  expect(elements.map(({ type }) => type)).not.toContain('Message');
});
