import { expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { plansOf } from './plans-of-parts.ts';
import { withPricedList } from './priced-list.ts';

function plansIn(marked: string): { plans: string[]; shared: string[] } {
  const { text, spans } = readMarks(marked);
  const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  const { plans, features } = plansOf(text, withPricedList(text, parts));
  return {
    plans: plans.map(({ name, price, features: own }) => [name, price ?? '?', ...own].join(', ')),
    shared: features,
  };
}

test('Names that each have a price are plans, however they were tagged', () => {
  expect(plansIn('[plan:Basic] [value:$9], [fact:Pro] [value:$19], [feature:Team] [price:$49]').plans).toEqual([
    'Basic, $9',
    'Pro, $19',
    'Team, $49',
  ]);
});

test('A price without a currency has that of the others, before its period', () => {
  expect(plansIn('[plan:Basis] [value:19 EUR], [plan:Plus] [value:29], [plan:Team] [value:49 im Monat]').plans).toEqual(
    ['Basis, 19 EUR', 'Plus, 29 EUR', 'Team, 49 EUR im Monat'],
  );
  expect(plansIn('[plan:day pass] [value:20], [plan:team desk] [value:450 per month]').plans).toEqual([
    'Day pass, 20',
    'Team desk, 450 per month',
  ]);
});

test('What is said right after the list is about all plans', () => {
  const list = '[plan:Basis] [value:19 EUR], [plan:Plus] [value:29 EUR]';
  expect(plansIn(`${list}, [setting:monatlich] kündbar`).shared).toEqual(['Monatlich kündbar']);
  expect(plansIn(`${list}, [button:cancel anytime]`).shared).toEqual(['Cancel anytime']);
  expect(plansIn(`${list}, no yearly prices`).shared).toEqual([]);
});

test('What continues the last plan belongs to it', () => {
  const list = '[plan:Basis] [value:19 EUR], [plan:Plus] [value:29 EUR]';
  expect(plansIn(`${list} mit [feature:Sauna]`)).toEqual({
    plans: ['Basis, 19 EUR', 'Plus, 29 EUR, Sauna'],
    shared: [],
  });
});

test('A list of facts without a plan stays one', () => {
  expect(plansIn('[fact:rooms] [value:4], [fact:floor] [value:2]').plans).toEqual([]);
});

test.each([
  ['[plan:invoice] over [price:240 €], [plan:due] [value:12] May', ['Invoice, 240 €', 'Due, ?, 12 May']],
  ['[plan:Rechnung] über [price:240 €], [plan:fällig] am [value:12]. Mai', ['Rechnung, 240 €', 'Fällig, ?, 12. Mai']],
  ['[plan:trip] [price:560 €], [plan:leaving] [value:12 de mayo]', ['Trip, 560 €', 'Leaving, ?, 12 de mayo']],
])('A day is no price, and takes no currency: %s', (marked, plans) => {
  expect(plansIn(marked).plans).toEqual(plans);
});
