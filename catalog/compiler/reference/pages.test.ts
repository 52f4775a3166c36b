import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { referencePages } from './pages.ts';

const pages = referencePages();
const all = [...pages.values()].join('\n');

describe('the reference pages', () => {
  test('are one a group, an index and the icons', () => {
    expect([...pages.keys()].toSorted()).toEqual(
      (
        'README.md actions.md ai.md charts.md data.md feedback.md forms.md icons.md layout.md marketing.md media.md ' +
        'navigation.md other.md overlay.md'
      ).split(' '),
    );
  });

  test('have a section with every prop for every component', () => {
    const missing = COMPONENTS.flatMap(({ name, props }) => {
      const section = all.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
      return Object.keys(props)
        .filter((prop) => !section.includes(`| \`${prop}\``))
        .map((prop) => `${name}.${prop}`);
    });
    expect(missing).toEqual([]);
  });

  test('show members of lists, menus, defaults and rules', () => {
    const forms = pages.get('forms.md') ?? '';
    expect(forms).toContain('| `options[].label` (required) | string |  | Text the user sees. |');
    expect(forms).toContain('| `size` | `sm` `md` `lg` | `md` |');
    expect(forms).toContain('- `min` is below `max`.');
    expect(forms).toContain('| `value` (write target) |');
  });
});
