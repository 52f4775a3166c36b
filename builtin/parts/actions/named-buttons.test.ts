import { expect, test } from 'vitest';
import { copyIn } from '#builtin/copy/copy.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { namedButton, namedButtons } from './named-buttons.ts';

test.each([
  ['with a button to close my account', ['danger']],
  ['with a red button to leave the team', ['danger']],
  ['with a skip button and a continue button', ['outline', 'primary']],
])('the buttons of a page %s have the variant that fits what they do', (words, variants) => {
  const buttons = namedButtons(understand(briefOf(`Member details ${words}`)));
  expect(buttons.map(({ props }) => props['variant'])).toEqual(variants);
});

test('what the data tells of is no button of the request that names it', () => {
  const data = { recipe: { title: 'Grandma’s plum cake', servings: 12 } };
  expect(namedButtons(understand(briefOf('Recipe: Grandma’s plum cake', { data })))).toEqual([]);
});

test('a destructive button asks for confirmation first', () => {
  expect(namedButton('Remove', 'danger', copyIn('en')).on?.commit).toHaveProperty('confirm.title', 'Remove?');
});
