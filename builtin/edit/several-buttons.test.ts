import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { SCREENS } from '#evals/edits/screens.ts';

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
