import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { committedStarters } from '#builtin/starters/read-starters.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';

const elementsOf = (prompt: string) => {
  const input = briefOf(prompt);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
};
const typesOf = (prompt: string) => elementsOf(prompt).map(({ type }) => type);

describe('the shape of the content under a heading', () => {
  test.each([
    ['Ingredients', 'rows'],
    ['What people say about us', 'quotes'],
    ['Weekly timetable', 'week'],
    ['Unser Team', 'people'],
    ['Fotos', 'pictures'],
    ['Dernières visites', 'rows'],
    ['Modo de preparo', 'steps'],
    ['Domande frequenti', 'questions'],
    ['Price', undefined],
    ['Number of reviews', undefined],
  ])('follows from the words of the heading: %s', (label, shape) => {
    expect(shapeOf(label)?.name).toBe(shape);
  });

  test('uses only columns that are defined in words.txt', () => {
    const named = committedStarters().shapes.flatMap(({ has }) => has);
    expect(named.filter((name) => labelsOf(name, 'de').label === '')).toEqual([]);
  });
});

describe('a page about one thing', () => {
  test('shows lists, pictures and maps as such, and single facts as pairs of label and value', () => {
    const types = typesOf('page about a guitar with price, colour, photos, features and a map');
    expect(types).toEqual(expect.arrayContaining(['DescriptionList', 'Image', 'Icon', 'MapView']));
  });
});

describe('a landing page', () => {
  test('gives each section the structure that fits its heading', () => {
    const types = typesOf('landing page for a boxing club with sections team, testimonials and faq');
    expect(types).toEqual(expect.arrayContaining(['Hero', 'Avatar', 'Testimonial', 'FAQ']));
  });
});

describe('a list that the user fills', () => {
  const buttonsOf = (prompt: string) =>
    elementsOf(prompt).flatMap(({ type, props }) =>
      type === 'Button' && props['variant'] === 'primary' && props['submit'] !== true ? [props['label']] : [],
    );

  test('adds entries with the button that the prompt asks for, without a second add button', () => {
    expect(buttonsOf('calendar for our sauna, with a button book the sauna')).toEqual(['Book the sauna']);
  });

  test('puts a button that every entry has on each row', () => {
    const [table] = elementsOf('table of visitors with name and company, each one has a check out button').filter(
      ({ type }) => type === 'DataTable',
    );
    expect(table?.props['rowActions']).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: 'Check out' })]),
    );
    expect(table?.on).toEqual({ commit: { action: 'checkOut' } });
  });
});
