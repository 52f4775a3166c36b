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
