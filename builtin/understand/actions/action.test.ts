import { expect, test } from 'vitest';
import { builtinSpec, briefOf } from '#evals/quality/builtin-spec.ts';

test.each([
  ['   ', undefined, 'Send'],
  ['\u200b', undefined, 'Send'],
  ['\u202e', 'Books the table.', 'Books the table'],
  ['-', 'Takes one away', 'Takes one away'],
  ['🦓', undefined, '🦓'],
  ['book_table', 'Books the table.', 'Book table'],
])('The button of an action named %j has a visible label', (name, description, label) => {
  const actions = [{ name, required: true, ...(description !== undefined && { description }) }];
  const { elements } = builtinSpec(briefOf('A contact form', { actions }));
  const buttons = Object.values(elements).filter(({ type }) => type === 'Button');
  expect(buttons.map(({ props }) => props['label'])).toEqual([label]);
});

test('a German button ends in a verb, though sentences use it as a noun, or in the thing after a command', () => {
  const actions = ['antrag_genehmigen', 'antrag_ablehnen', 'setzeTemperatur', 'kundeInformieren'].map((name) => ({
    name,
    required: true,
  }));
  const { elements } = builtinSpec(briefOf('Urlaubsanträge meines Teams zum Genehmigen oder Ablehnen', { actions }));
  const buttons = Object.values(elements).filter(({ type }) => type === 'Button');
  expect(buttons.map(({ props }) => props['label'])).toEqual(
    expect.arrayContaining(['Antrag genehmigen', 'Antrag ablehnen', 'Setze Temperatur', 'Kunde informieren']),
  );
});
