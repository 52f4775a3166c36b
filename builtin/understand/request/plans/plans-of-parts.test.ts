import { expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { plansOf } from './plans-of-parts.ts';

const plans = (marked: string) => {
  const { text, spans } = readMarks(marked);
  return plansOf(
    text,
    spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) })),
  ).plans;
};

test('A plan named free has the price Free', () => {
  expect(plans('a free plan and a [plan:gold] plan for [price:$9]')).toEqual([
    { name: 'Free', price: 'Free', features: [] },
    { name: 'Gold', price: '$9', features: [] },
  ]);
});

test('A feature with its own price is a plan', () => {
  expect(plans('a [plan:solo] plan for [price:$9] and a [feature:crew plan] for [price:$30]')[1]).toEqual({
    name: 'Crew',
    price: '$30',
    features: [],
  });
});

test('Prices that are listed after the plans belong to them in order, with the currency of the last', () => {
  const listed =
    '[plan:base], [plan:intensive] and [plan:individual], price [price:120], [plan:280] and [price:35 euro an hour]';
  expect(plans(listed).map(({ name, price }) => [name, price])).toEqual([
    ['Base', '120 euro'],
    ['Intensive', '280 euro'],
    ['Individual', '35 euro an hour'],
  ]);
  expect(plans('[plan:solo] and [plan:team] for [price:$5] and [price:$9]').map(({ price }) => price)).toEqual([
    '$5',
    '$9',
  ]);
});

test('A price behind each plan stays there', () => {
  expect(plans('[plan:solo] [price:$5], [plan:team] [price:$9]').map(({ price }) => price)).toEqual(['$5', '$9']);
});

test('What follows a list of prices belongs to all plans, or to the one that it names', () => {
  const listed =
    '[plan:solo] and [plan:team] for [price:$5] and [price:$9], team with [feature:chat], [feature:backups]';
  expect(plans(listed).map(({ features }) => features)).toEqual([[], ['Chat']]);
});

test('A word for features is no feature of the last plan', () => {
  const marked = '[plan:Waschen] [price:29 €], [plan:Pflege] [price:79 €], jeweils mit [feature:Leistungen]';
  expect(plans(marked).map(({ features }) => features)).toEqual([[], []]);
});
