import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const DATA = {
  observatory: {
    name: 'Carrick Hill',
    tagline: 'The darkest sky near the city',
    hero_image: 'https://cdn.example.net/milkyway.jpg',
    altitude_m: 612,
    rating: 4.8,
  },
  nights: [
    {
      night_id: 'n2',
      title: 'Harvest Moon',
      starts_at: '2025-10-06T19:30:00+01:00',
      price_eur: '10.00',
      places_left: 0,
    },
    { night_id: 'n1', title: 'Saturn', starts_at: '2025-09-20T21:00:00+01:00', price_eur: '14.00', places_left: 8 },
    { night_id: 'n3', title: 'Leonids', starts_at: null, price_eur: '18.50', places_left: 2 },
  ],
  quotes: [
    { text: 'My daughter has not stopped talking about Saturn.', author: 'Deirdre' },
    { text: 'Warm tea, cold air, and a galaxy.', author: 'Tomás' },
  ],
};
const RESERVE = {
  name: 'reserve_places',
  description: 'Reserves places for a night',
  params: {
    type: 'object',
    properties: { night_id: { type: 'string' }, guests: { type: 'integer', minimum: 1, maximum: 6, default: 2 } },
    required: ['night_id', 'guests'],
  },
  required: true,
};

function pageFor(prompt: string, data: JsonObject = DATA) {
  const input = briefOf(prompt, { data, actions: [RESERVE] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  return {
    state: spec.state,
    ofType: (type: string) => elements.filter((one) => one.type === type).map(({ props }) => props),
  };
}

describe('a page that presents what takes place', () => {
  const { state, ofType } = pageFor('Landing page for our nights, so that people come and reserve places.');

  test('opens with the picture of the data', () => {
    expect(ofType('Hero')[0]).toMatchObject({ mediaSrc: { $state: '/observatory/hero_image' }, mediaPosition: 'end' });
  });

  test('shows offers in the order of their days, with the day of the week; what has no day comes last', () => {
    const titles = ofType('Card').flatMap(({ title }) => (title === undefined ? [] : [title]));
    expect(titles).toEqual([1, 0, 2].map((at) => ({ $state: `/nights/${at}/title` })));
    expect(
      Object.values(state).filter((value) => typeof value === 'string' && value.startsWith('Saturday')),
    ).toHaveLength(1);
  });

  test('says what is sold out and what is left, and offers a button only where there is room', () => {
    expect(ofType('Badge').map(({ text }) => text)).toEqual(['Sold out', 'Only 2 left']);
    expect(ofType('Button').filter(({ label }) => label === 'Reserve places').length).toBeGreaterThanOrEqual(3);
  });

  test('shows reasons to come as tiles, and a rating with its scale', () => {
    expect(ofType('FeatureCard').map(({ description }) => description)).toEqual(['Altitude', 'Rating']);
    expect(Object.values(state)).toContain('4.8 / 5');
  });

  test('shows what somebody said as a quote, whatever the list is called', () => {
    expect(ofType('Testimonial').map(({ authorName }) => authorName)).toEqual([
      { $state: '/quotes/0/author' },
      { $state: '/quotes/1/author' },
    ]);
  });
});

test.each([
  ['Landingpage für unsere Nächte', 'Ausgebucht'],
  ['Site vitrine de nos nuits à l’observatoire', 'Complet'],
  ['Página de presentación de nuestras noches', 'Agotado'],
  ['Pagina di presentazione delle nostre notti', 'Esaurito'],
  ['Página de apresentação das nossas noites', 'Esgotado'],
])('what is sold out is said in the language of the page: %s', (prompt, text) => {
  expect(
    pageFor(prompt)
      .ofType('Badge')
      .map((props) => props['text']),
  ).toContain(text);
});
