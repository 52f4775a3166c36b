import { expect, test } from 'vitest';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Part } from '#builtin/part.ts';
import { allGroups } from '#builtin/understand/data/data-shape.ts';
import { factCards } from './fact-cards.ts';

function cardsOf(data: JsonObject): Part[] {
  const u = understand(briefOf('Show this', { uiType: 'dashboard', data }));
  return factCards(
    u,
    allGroups(u.data)
      .map((group) => ({ group, facts: group.facts }))
      .filter(({ facts }) => facts.length > 0),
  );
}

function told({ type, props, children }: Part): unknown {
  const name = props['title'] ?? props['text'] ?? type;
  return children.length === 0 ? name : [name, ...children.map(told)];
}

test('each object has a card of its own, with small objects inside it under headings', () => {
  const claim = {
    number: 'CLM-1',
    loss: 'Water damage',
    insured: { name: 'M. Hale', since: '2019-01-01' },
    address: { street: 'Canal St 88', city: 'Providence' },
  };
  expect(cardsOf({ claim }).map(told)).toEqual([
    [
      'Claim',
      'DescriptionList',
      ['Grid', ['Stack', 'Insured', 'DescriptionList'], ['Stack', 'Address', 'DescriptionList']],
    ],
  ]);
});

test('cards stand side by side only if they are about as high', () => {
  const pair = { a: 'x', b: 'y' };
  const many = { a: 'x', b: 'y', c: 'z', d: 'u', e: 'v' };
  expect(cardsOf({ one: pair, other: pair }).map(({ type }) => type)).toEqual(['Grid']);
  expect(cardsOf({ one: pair, other: many }).map(({ type }) => type)).toEqual(['Card', 'Card']);
});
