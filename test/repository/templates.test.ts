import { describe, expect, test } from 'vitest';
import { readTemplates } from '../../scripts/templates/read-templates.ts';

const PHRASES = ['en', 'de', 'fr', 'es', 'pt', 'it'].map((code) => `says.${code} lamp switch ${code}`);
const SAVE = '"Save | Sichern | Enregistrer | Guardar | Salvar | Salva"';
const file = (...outline: string[]) =>
  ['template lamp form sm', ...PHRASES, 'covers bulb; Birne', ...outline].join('\n');
const faultsOf = (...outline: string[]) => readTemplates('home.txt', file(...outline)).faults;

describe('a file of templates', () => {
  test('gives a header, content and state, with the ids of the English texts', () => {
    const { templates, faults } = readTemplates(
      'home.txt',
      file('/on=false', 'PageHeader Lamp', `  Button ${SAVE} >save(on=/on)`, 'Switch "Lamp" name=lamp checked=@/on'),
    );
    expect(faults).toEqual([]);
    expect(templates).toMatchObject([
      {
        key: 'lamp',
        title: 'Lamp',
        state: { on: false },
        covers: ['bulb', 'Birne'],
        buttons: [{ id: 'save-button', props: { label: SAVE.slice(1, -1) } }],
        content: [{ type: 'Switch' }],
      },
    ]);
  });

  test.each<[string, string[], string]>([
    ['a missing translation', ['PageHeader "Lamp | Lampe"'], 'has 2 languages instead of 6'],
    ['an unknown prop value', ['PageHeader Lamp', 'Heading Lamp level=9'], 'level'],
    ['a line that is no element', ['PageHeader Lamp', 'and then a switch'], 'cannot be read: and then a switch'],
    ['a computed value', ['/sum:=total', 'PageHeader Lamp'], 'views (:=) need data'],
    ['no header', ['Switch Lamp name=lamp checked=@/on'], 'the first element is no PageHeader'],
  ])('is refused with the place of %s', (_, outline, fault) => {
    const faults = faultsOf(...outline);
    expect(faults.join('\n')).toContain(fault);
    expect(faults.every((line) => line.startsWith('home.txt: lamp: '))).toBe(true);
  });

  test('is refused if a language has no phrase, or the archetype is unknown', () => {
    expect(readTemplates('home.txt', 'template lamp form sm\nPageHeader Lamp').faults).toContain(
      'home.txt: lamp: no line "says.it" or "alone.it" names it',
    );
    expect(readTemplates('home.txt', 'template lamp page sm\nPageHeader Lamp').faults[0]).toMatch(/needs an archetype/);
  });
});
