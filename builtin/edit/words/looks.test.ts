import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';

const FORM = builtinSpec(briefOf('Contact form with name, email, city, phone and a message'));
const BOARD = builtinSpec(briefOf('Dashboard showing revenue, refunds and orders', { data: { note: 'x' } }));

function edited(prior: Spec, prompt: string): Spec {
  const spec = builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: prior }));
  expect(validateSpec(spec, { definitionOf, tolerance: 'prior' })).toEqual([]);
  return spec;
}

function propsIn(spec: Spec, type: string): unknown {
  return Object.values(spec.elements).find((one) => one.type === type)?.props;
}

describe('a request about looks', () => {
  test.each([
    'make the title bigger',
    'The title should be larger please',
    'Mach den Titel größer',
    'Mets le titre plus grand',
    'Haz el título más grande',
    'Rendi il titolo più grande',
    'Deixe o título maior',
  ])('changes the size by one step: %s', (prompt) => {
    expect(propsIn(edited(BOARD, prompt), 'PageHeader')).toMatchObject({ size: 'lg' });
  });

  test.each([
    'two columns',
    'Show the form in two columns',
    'Use 2 columns for the fields',
    'put the fields side by side in two columns',
    'Zeige das Formular in zwei Spalten',
    'affiche le formulaire sur deux colonnes',
    'pon el formulario en dos columnas',
    'metti il modulo su due colonne',
    'coloque o formulário em duas colunas',
  ])('for columns puts the fields in a grid: %s', (prompt) => {
    const { elements } = edited(FORM, prompt);
    expect(elements['columns']).toMatchObject({ type: 'Grid', props: { columns: 2 } });
    expect(elements['columns']?.children).toContain('messageInput');
    expect(elements['form']?.children.length).toBe(2);
  });

  test('can be undone by its opposite', () => {
    const two = edited(FORM, 'two columns');
    expect(edited(two, 'one column').elements['form']?.children.length).toBe(FORM.elements['form']?.children.length);
    expect(
      propsIn(edited(edited(BOARD, 'make the title bigger'), 'make the title smaller'), 'PageHeader'),
    ).toMatchObject({ size: 'md' });
  });

  test('for "side by side" puts the named fields in one grid', () => {
    const { elements } = edited(FORM, 'put name and city side by side');
    expect(elements['columns']?.children).toEqual(['nameInput', 'cityInput']);
    expect(elements['form']?.children.slice(0, 2)).toEqual(['columns', 'emailInput']);
  });

  test.each([
    [FORM, 'make the send button wider', 'Button', { fullWidth: true }],
    [FORM, 'Mach den Knopf breiter', 'Button', { fullWidth: true }],
    [FORM, 'rends le bouton plus petit', 'Button', { size: 'sm' }],
    [FORM, 'make the message taller', 'Textarea', { rows: 8 }],
    [FORM, 'make the message smaller', 'Textarea', { rows: 2 }],
    [BOARD, 'center it', 'Container', { align: 'center' }],
    [BOARD, 'centra el título', 'PageHeader', { align: 'center' }],
    [BOARD, 'zentriere den Titel', 'PageHeader', { align: 'center' }],
    [BOARD, 'show the figures in three columns', 'StatGroup', { columns: 3 }],
    [FORM, 'der Titel soll kleiner sein', 'Heading', { text: 'Contact form', level: 'h1', size: 'sm' }],
  ])('%# sets the props of its target: %s', (prior, prompt, type, props) => {
    expect(propsIn(edited(prior, prompt), type)).toMatchObject(props);
  });

  test.each(['Make it sing', 'Show only large orders', 'Rename name to Big name', 'Add a bold move field'])(
    'is not read from words with another meaning: %s',
    (prompt) => {
      const { elements } = edited(FORM, prompt);
      expect(
        Object.values(elements).filter(({ props }) => props['size'] !== undefined || props['weight'] !== undefined),
      ).toEqual(
        Object.values(FORM.elements).filter(
          ({ props }) => props['size'] !== undefined || props['weight'] !== undefined,
        ),
      );
    },
  );
});
