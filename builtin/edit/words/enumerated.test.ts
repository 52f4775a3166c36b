import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { SCREENS } from '#evals/edits/screens.ts';
import { enumerationIn } from './enumerated.ts';

describe('a phrase that enumerates elements of one kind', () => {
  test.each<[string, string[]]>([
    ['two buttons: Export and Print', ['Export button', 'Print button']],
    ['3 buttons - Export, Print and Share -', ['Export button', 'Print button', 'Share button']],
    ['the following buttons: Export, Print', ['Export button', 'Print button']],
    ['buttons for export and print', ['export button', 'print button']],
    ['two buttons, one to export and one to print', ['export button', 'print button']],
    ['two more buttons called "Save & close" and "Print, please"', ['"Save & close" button', '"Print, please" button']],
    ['an Export and a Print button', ['Export button', 'Print button']],
    ['Export and Print buttons', ['Export button', 'Print button']],
    ['an Export button and a "Print all" button', ['Export button', '"Print all" button']],
    ['an Export button and a phone field', ['Export button', 'phone field']],
    ['2 buttons (Export, Print)', ['Export button', 'Print button']],
    ['two buttons in the header: Export and "Print: all"', ['Export button', '"Print: all" button']],
    ['two buttons with the labels Export and Print', ['Export button', 'Print button']],
    ['two buttons that say "Export" and "Print"', ['"Export" button', '"Print" button']],
    ['Save, Cancel and Delete buttons', ['Save button', 'Cancel button', 'Delete button']],
    ['a Save button, a Cancel button and a Delete button', ['Save button', 'Cancel button', 'Delete button']],
    ['a button: Export', ['Export button']],
    ['two fields: Phone and Company', ['Phone field', 'Company field']],
    ['deux boutons : Exporter et Imprimer', ['Exporter button', 'Imprimer button']],
    ['zwei Buttons hinzu: Export und Drucken', ['Export button', 'Drucken button']],
  ])('"%s" is split into one phrase per element', (thing, phrases) => {
    expect(enumerationIn(thing)).toEqual(phrases);
  });

  test.each([
    'a button "Export: all, and more"',
    'a Save and close button',
    'an export button',
    'a phone field',
    'two buttons',
    'a chart of sales and costs',
    'name, e-mail and phone',
  ])('"%s" is not an enumeration', (thing) => {
    expect(enumerationIn(thing)).toBeUndefined();
  });
});

describe.each(Object.entries(SCREENS))('on %s', (_, { prior }) => {
  const added = (prompt: string): string[] => {
    const spec = builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: prior }));
    return Object.entries(spec.elements).flatMap(([id, { type, props }]) =>
      prior.elements[id] === undefined ? [`${type} ${typeof props['label'] === 'string' ? props['label'] : ''}`] : [],
    );
  };

  test.each([
    'Add two buttons: Export and Print',
    'please add buttons for Export and Print at the bottom',
    'Add an Export button and a Print button',
    'Insert two buttons called "Export" and "Print"',
  ])('"%s" adds exactly these two buttons', (prompt) => {
    expect(
      added(prompt)
        .filter((element) => element.startsWith('Button'))
        .toSorted(),
    ).toEqual(['Button Export', 'Button Print']);
    expect(added(prompt).filter((element) => /Input|FormField/.test(element))).toEqual([]);
  });

  test('two buttons added at the top keep the order in which they are named', () => {
    expect(added('Add two buttons: Export and Print at the top').toSorted()).toEqual(['Button Export', 'Button Print']);
    const spec = builtinSpec(
      briefOf('Add two buttons: Export and Print at the top', { mode: 'edit', priorSpec: prior }),
    );
    const labels = Object.values(spec.elements)
      .map(({ children }) =>
        children.map((id) => (prior.elements[id] === undefined ? spec.elements[id]?.props['label'] : '')),
      )
      .find((list) => list.includes('Export'));
    expect(labels?.filter((label) => label === 'Export' || label === 'Print')).toEqual(['Export', 'Print']);
  });

  test('a request for two buttons without names adds nothing', () => {
    expect(added('Add two buttons')).toEqual([]);
  });
});
