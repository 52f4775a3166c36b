import { expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const CASE = {
  adviser: { id: 'a-1', name: 'Ida Ek' },
  client: { id: 'c-9', name: 'Omar Sy' },
  papers: [
    { id: 'p-1', title: 'Lease', state: 'received' },
    { id: 'p-2', title: 'Tax bill', state: 'missing' },
  ],
  messages: [
    { id: 1, sender_id: 'a-1', sent_at: '2027-01-04T09:00:00Z', body: 'Please send the lease.', attachments: [] },
    { id: 2, sender_id: 'c-9', sent_at: '2027-01-05T10:30:00Z', body: 'Here it is.', attachments: ['p-1'] },
  ],
};
const ACTIONS = [
  {
    name: 'check_paper',
    params: { type: 'object', properties: { paper_id: text, note: text }, required: ['paper_id'] },
  },
  { name: 'post_message', required: true, params: { type: 'object', properties: { body: text }, required: ['body'] } },
];

test('a conversation in the data is shown with names and times; its box sends the reply, and other lists keep their actions', () => {
  const prompt = 'Conversation between the adviser and the client with the papers beside it, to reply and check papers';
  const input = briefOf(prompt, { data: CASE, actions: ACTIONS });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  const propsOf = (type: string) => elements.filter((one) => one.type === type).map(({ props }) => props);
  expect(propsOf('Message')).toMatchObject([
    { author: { $state: '/adviser/name' }, content: { $state: '/messages/0/body' }, role: 'assistant' },
    { author: { $state: '/client/name' }, content: { $state: '/messages/1/body' }, role: 'user' },
  ]);
  expect(propsOf('Stepper')).toEqual([]);
  expect(elements.find(({ type }) => type === 'PromptInput')?.on?.['commit']).toMatchObject({ action: 'post_message' });
  expect(JSON.stringify(spec.elements)).toContain('check_paper');
});

test('whoever writes is called by the name in the list of people', () => {
  const people = [
    { id: 9001, kind: 'customer', name: 'Lars Holm' },
    { id: 14, kind: 'agent', name: 'Bea Fontaine' },
  ];
  const messages = [
    { id: 'm1', author_id: 9001, sent_at: '2025-03-06T09:12:00Z', body: 'It is cracked.' },
    { id: 'm2', author_id: 14, sent_at: '2025-03-06T10:05:00Z', body: 'Sorry to hear that.' },
  ];
  const { elements } = builtinSpec(
    briefOf('Support conversation with a reply box', { uiType: 'other', data: { people, messages } }),
  );
  const authors = Object.values(elements).filter(({ type }) => type === 'Message');
  expect(authors.map(({ props }) => props['author'])).toEqual([
    { $state: '/people/0/name' },
    { $state: '/people/1/name' },
  ]);
});

test('an agent sees the own side at the end and what is internal marked, whatever the language', () => {
  const fall = { id: 'F-3391', betreff: 'Doppelt abgebucht', status: 'OFFEN' };
  const nachrichten = [
    { autor: { typ: 'kunde', name: 'Ursula' }, text: 'Bitte prüfen.', am: '2026-03-09T08:14:00Z', intern: false },
    { autor: { typ: 'agent', name: 'Kai' }, text: 'Stimmt wohl.', am: '2026-03-09T09:02:00Z', intern: true },
    { autor: { typ: 'agent', name: 'Kai' }, text: 'Sie haben recht.', am: '2026-03-09T09:20:00Z', intern: false },
  ];
  const reply = { name: 'antworten', params: { type: 'object', properties: { text }, required: ['text'] } };
  const input = briefOf('Verlauf des Falls: Nachrichten und interne Notizen; er kann antworten', {
    data: { fall, nachrichten },
    actions: [reply],
  });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const messages = Object.values(spec.elements).filter(({ type }) => type === 'Message');
  expect(messages.map(({ props }) => props['role'])).toEqual(['assistant', 'user', 'user']);
  expect(messages.map(({ props }) => props['bg'] !== undefined)).toEqual([false, true, false]);
  expect(JSON.stringify(spec.state)).toMatch(/Mar 9, 2026, 9:02\sAM · Intern/);
});

test('whoever is named in the data as the reader is on the own side', () => {
  const messages = [
    { id: 'a', sender_id: 'g8', body: 'Can we check in late?', sent_at: '2026-08-01T12:00:00Z' },
    { id: 'b', sender_id: 'h1', body: 'Of course.', sent_at: '2026-08-01T12:06:00Z' },
  ];
  const reply = { name: 'send_reply', params: { type: 'object', properties: { body: text }, required: ['body'] } };
  const data = { me: { id: 'h1', name: 'Carla' }, guest: { id: 'g8', name: 'Noah' }, messages };
  const { elements } = builtinSpec(briefOf('Inbox thread with the guest, I can reply', { data, actions: [reply] }));
  const roles = Object.values(elements).flatMap(({ type, props }) => (type === 'Message' ? [props['role']] : []));
  expect(roles).toEqual(['assistant', 'user']);
});
