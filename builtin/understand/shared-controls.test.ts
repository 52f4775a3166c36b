import { expect, test } from 'vitest';
import { builtinSpec, briefOf } from '#evals/quality/builtin-spec.ts';

test.each([
  ['Settings page with email, push and SMS toggles', ['Switch', 'Switch', 'Switch']],
  ['Survey with star ratings for room, breakfast and staff and a comment', ['Rating', 'Rating', 'Rating']],
])('%s asks each with the control that is named once', (prompt, types) => {
  const { elements } = builtinSpec(briefOf(prompt));
  const controls = Object.values(elements).filter(({ type }) => type === types[0]);
  expect(controls.map(({ type }) => type)).toEqual(types);
});
