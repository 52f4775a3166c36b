import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const LEASE = {
  lease: {
    lease_id: 'GL-0417',
    plot: { section: 'C', row: 12 },
    holder: { name: 'Margaret Ellison', phone: '+44 1749 555 310' },
    expires_on: '2025-12-31',
    fee_cents: 6400,
    witnesses: [{ name: 'Joan', seen_on: '2001-11-19' }],
  },
  consequences: ['The headstone is removed within 8 weeks.', 'Outstanding fees stay payable.'],
};
const END = {
  name: 'terminate_lease',
  description: 'Ends the lease. Irreversible.',
  required: true,
  params: {
    type: 'object',
    properties: { lease_id: text, reason: { type: 'string', enum: ['REQUEST', 'UNPAID_FEES'] } },
    required: ['lease_id', 'reason'],
  },
};
const EXTEND = {
  name: 'extend_lease',
  description: 'Extends the lease',
  params: {
    type: 'object',
    properties: { lease_id: text, years: { type: 'integer', minimum: 5, maximum: 30, multipleOf: 5, default: 10 } },
    required: ['lease_id', 'years'],
  },
};

function screenFor(prompt: string, data: JsonObject = LEASE) {
  const input = briefOf(prompt, { data, actions: [END, EXTEND] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return { state: spec.state, elements: Object.values(spec.elements) };
}

describe('a request for what is about to happen to one thing', () => {
  const { state, elements } = screenFor(
    "The clerk clicked 'end lease'. Show what is about to happen and ask for confirmation; extending should be possible too.",
  );
  const buttons = elements.filter(({ type }) => type === 'Button');
  const called = (label: string) => buttons.find(({ props }) => props['label'] === label);

  test('asks the question in the words of the request and names the thing', () => {
    expect(elements.find(({ type }) => type === 'Card')?.props['title']).toBe('End lease?');
    expect(Object.values(state)).toContain('Section C · Row 12 · Margaret Ellison');
  });

  test('says what follows above the answers', () => {
    const order = elements.map(({ type, props }) => (type === 'Text' ? 'line' : props['label']));
    expect(order.indexOf('line')).toBeLessThan(order.indexOf('End lease'));
    expect(JSON.stringify(elements)).toContain('/consequences/1');
  });

  test('has a red button that says what it does, and sends what is known and answered without asking again', () => {
    expect(called('End lease')?.props['variant']).toBe('danger');
    const commit = elements.find(({ type }) => type === 'Form')?.on?.['commit'];
    expect(commit).toEqual({
      action: 'terminate_lease',
      params: { lease_id: { $state: '/lease/lease_id' }, reason: { $state: '/terminateLease/reason' } },
    });
  });

  test('has a harmless way out, and what could be done instead is quiet', () => {
    expect(called('Cancel')?.props['variant']).toBe('outline');
    expect(called('Extend lease')?.props['variant']).toBe('ghost');
  });
});

test.each([
  'Der Sachbearbeiter hat auf Beenden geklickt. Zeige, was passiert, und lass ihn bestätigen.',
  "Le bail va être résilié : montrer ce qui se passe et demander confirmation, avec l'autre choix.",
  'Muestra lo que va a pasar con el contrato y pide confirmación.',
  'Mostra cosa succede al contratto e chiedi conferma.',
  'Mostra o que vai acontecer ao contrato e pede para confirmar.',
])('the question is asked in every language: %s', (prompt) => {
  expect(screenFor(prompt).elements.some(({ props }) => props['variant'] === 'danger')).toBe(true);
});

test('the page of a thing that can be ended after a question is no question itself', () => {
  const { elements } = screenFor('Lease page with all details; ask for confirmation before it is ended.');
  expect(elements.map(({ type }) => type)).toContain('PageHeader');
});

test('a thing without any name or member is asked about all the same', () => {
  screenFor('Show what is about to happen and ask to confirm', {
    lease: { lease_id: 'a', plot: {}, holder: null },
    consequences: [],
  });
});
