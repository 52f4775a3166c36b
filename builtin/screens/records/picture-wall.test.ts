import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const pattern = (id: number, decade: number, technique: string, designer: string | null) => ({
  id,
  ref: `HM/${id}`,
  title: `Pattern ${id}`,
  decade,
  technique,
  designer,
  preview: `https://arch.example.org/t/${id}.jpg`,
  colours: ['#1d2a5b', '#c8322b'],
});
const DATA = {
  patterns: [
    pattern(901, 1930, 'BLOCK_PRINT', null),
    pattern(902, 1920, 'BLOCK_PRINT', 'Edith'),
    pattern(903, 1930, 'SCREEN_PRINT', 'Paul'),
  ],
};
const REQUEST = {
  name: 'request_scan',
  description: 'Requests a scan of a pattern',
  params: {
    type: 'object',
    properties: { pattern_id: { type: 'integer' }, purpose: { type: 'string', enum: ['RESEARCH', 'TEACHING'] } },
    required: ['pattern_id', 'purpose'],
  },
  required: true,
};

function screenFor(prompt: string, data: JsonObject = DATA) {
  const input = briefOf(prompt, { data, actions: [REQUEST] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  return { state: spec.state, ofType: (type: string) => elements.filter((one) => one.type === type) };
}

describe('a gallery of things with pictures', () => {
  const { state, ofType } = screenFor('Gallery of textile patterns, filter by decade and technique.');

  test('shows each with its picture, known by its address, and its own button', () => {
    expect(ofType('Image').map(({ props }) => props['src'])).toEqual(
      [0, 1, 2].map((at) => ({ $state: `/patterns/${at}/preview` })),
    );
    expect(ofType('Button').filter(({ props }) => props['label'] === 'Request scan').length).toBeGreaterThanOrEqual(3);
    expect(ofType('DataTable')).toEqual([]);
  });

  test('has chips for what the request names, in words and in order', () => {
    const labels = ofType('Button').map(({ props }) => props['label']);
    expect([...new Set(labels)].slice(0, 6)).toEqual([
      'Decade: All',
      '1920',
      '1930',
      'Technique: All',
      'Block print',
      'Screen print',
    ]);
  });

  test('shows at first all, and then what no filter rules out', () => {
    const cards = ofType('Card').flatMap(({ visible }) => (visible === undefined ? [] : [visible]));
    expect(cards[2]).toEqual([{ $state: '/decadeShown/v0' }, { $state: '/techniqueShown/v1' }]);
    expect(state['techniqueShown']).toEqual({ v0: true, v1: true, chosen: 'all' });
    const chip = ofType('Button').find(({ props }) => props['label'] === 'Screen print');
    expect(chip?.on?.['commit']).toMatchObject({ params: { value: { v0: false, v1: true, chosen: 'v1' } } });
  });

  test('shows colours as swatches', () => {
    expect(ofType('Box').map(({ props }) => props['bg'])).toContainEqual({ $state: '/patterns/0/colours/0' });
  });
});

test.each([
  'Galerie der Stoffmuster',
  'Galerie de nos motifs',
  'Galería de los motivos',
  'Galleria dei motivi',
  'Galeria dos padrões',
])('a gallery without filters in the request has none, in every language: %s', (prompt) => {
  const { ofType } = screenFor(prompt);
  expect(ofType('Image')).toHaveLength(3);
  expect(JSON.stringify(ofType('Button'))).not.toContain('chosen');
});

test('a thing without its picture or a value is shown all the same', () => {
  const { ofType } = screenFor('Gallery of patterns, filter by technique', {
    patterns: [
      ...DATA.patterns,
      { id: 904, title: 'Lost', technique: null, decade: null, preview: null, colours: null },
    ],
  });
  expect(ofType('Card').length).toBeGreaterThanOrEqual(4);
});
