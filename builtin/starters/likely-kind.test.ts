import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const compose = (prompt: string) => {
  const input = briefOf(prompt);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
};
const propsOf = (prompt: string, type: string) =>
  compose(prompt)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
const columnsOf = (prompt: string) =>
  propsOf(prompt, 'DataTable').map(({ columns }) => (columns as { label: string }[]).map(({ label }) => label));
const labelsOf = (prompt: string, type: string) => propsOf(prompt, type).map(({ label }) => label);

describe('a request without data', () => {
  test.each([
    [
      'wedding guest list with table number, menu choice (meat, fish, veggie), plus one and rsvp',
      ['Name', 'Table number', 'Menu choice'],
    ],
    ['gestionale per un canile con nome del cane, razza, età', ['Nome del cane', 'Razza', 'Età']],
    ['chore chart for three kids with points and a reward at the end of the week', ['Task', 'Points', 'Reward']],
  ])('that names a list is one: %s', (prompt, columns) => {
    expect(columnsOf(prompt)).toEqual([columns]);
  });

  test('whose only part is its subject has what the subject usually has', () => {
    expect(columnsOf('app para controlar mis gastos')).toEqual([['Descripción', 'Importe', 'Categoría', 'Fecha']]);
  });

  test('for a page has the parts of the page, even a map and a form', () => {
    const prompt = 'contact page for a plumber with opening hours, emergency number, map and a short form';
    expect(propsOf(prompt, 'Section').map(({ title }) => title)).toEqual([
      'Opening hours',
      'Emergency number',
      'Map',
      'Short form',
    ]);
    expect(labelsOf(prompt, 'Input')).toEqual(['Name', 'Email']);
  });

  test('asks for a photo of each entry where its table has no room for one', () => {
    const prompt = 'Übersicht über meine Zimmerpflanzen mit Standort, Gießintervall, zuletzt gegossen und Foto';
    expect(columnsOf(prompt)).toEqual([['Standort', 'Gießintervall', 'Zuletzt gegossen']]);
    expect(propsOf(prompt, 'FileUpload')).toHaveLength(1);
  });

  test('for a form has its buttons side by side, and the one that sends it first', () => {
    const prompt = 'Urlaubsantrag mit von, bis und Bemerkung, dazu Knöpfe Absenden und Entwurf speichern';
    expect(propsOf(prompt, 'Button').map(({ label, variant }) => [label, variant])).toEqual([
      ['Absenden', 'primary'],
      ['Entwurf speichern', 'secondary'],
    ]);
  });

  test.each([
    ['formulario de inscripción con nombre, correo y aceptar condiciones', 'Aceptar condiciones'],
    ['form for the school trip: child name, class, permission to take photos', 'Permission to take photos'],
  ])('has a box to tick for a consent: %s', (prompt, label) => {
    expect(labelsOf(prompt, 'Checkbox')).toEqual([label]);
  });

  test('has one rating for each thing that is rated on a scale, and none for the scale', () => {
    const prompt = 'pesquisa com nota de 1 a 5 para limpeza, café da manhã e atendimento, e um comentário';
    expect(propsOf(prompt, 'Rating')).toHaveLength(3);
    expect(labelsOf(prompt, 'FormField')).toEqual(['Limpeza', 'Café da manhã', 'Atendimento']);
  });

  test('has sections, not buttons, for what stands on a page', () => {
    const prompt = 'Seite für meine Yogakurse mit Kursplan, Preisen, einem kurzen Text über mich und Kontaktformular';
    const titles = propsOf(prompt, 'Section').map(({ title }) => title);
    expect(titles).toEqual(['Kursplan', 'Preise', 'Text über mich', 'Kontaktformular']);
  });
});
