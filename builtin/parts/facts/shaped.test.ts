import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { committedStarters } from '#builtin/starters/read-starters.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { shapeOf } from './shaped.ts';

const elementsOf = (prompt: string) => {
  const input = briefOf(prompt);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
};
const typesOf = (prompt: string) => elementsOf(prompt).map(({ type }) => type);

describe('the shape of what a heading stands for', () => {
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
  ])('is told by its words: %s', (label, shape) => {
    expect(shapeOf(label)?.name).toBe(shape);
  });

  test('has columns that are words of the starters', () => {
    const named = committedStarters().shapes.flatMap(({ has }) => has);
    expect(named.filter((name) => labelsOf(name, 'de').label === '')).toEqual([]);
  });
});

describe('a page about one thing', () => {
  test('shows lists, steps and pictures as such, and single facts as pairs', () => {
    const types = typesOf('page about a guitar with price, colour, photos, features and a map');
    expect(types).toEqual(expect.arrayContaining(['DescriptionList', 'Image', 'Icon', 'MapView']));
  });
});

describe('a landing page', () => {
  test('gives each section a structure of its own', () => {
    const types = typesOf('landing page for a boxing club with sections team, testimonials and faq');
    expect(types).toEqual(expect.arrayContaining(['Hero', 'Avatar', 'Testimonial', 'FAQ']));
  });
});

describe('a list to be filled', () => {
  const buttonsOf = (prompt: string) =>
    elementsOf(prompt).flatMap(({ type, props }) =>
      type === 'Button' && props['variant'] === 'primary' && props['submit'] !== true ? [props['label']] : [],
    );

  test('adds by the button that is asked for, and has no other for it', () => {
    expect(buttonsOf('calendar for our sauna, with a button book the sauna')).toEqual(['Book the sauna']);
  });

  test('puts what each entry has a button for on its row', () => {
    const [table] = elementsOf('table of visitors with name and company, each one has a check out button').filter(
      ({ type }) => type === 'DataTable',
    );
    expect(table?.props['rowActions']).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: 'Check out' })]),
    );
    expect(table?.on).toEqual({ commit: { action: 'checkOut' } });
  });
});
