import { expect, test } from 'vitest';
import { REPAIRS } from './repairs.ts';
import { SPEC_PASSES } from './spec-passes.ts';

test.each(SPEC_PASSES)('$name runs after what it builds on', ({ name, after }) => {
  const earlier = SPEC_PASSES.slice(
    0,
    SPEC_PASSES.findIndex((other) => other.name === name),
  ).map((other) => other.name);
  expect(Object.keys(after).filter((needed) => !earlier.includes(needed))).toEqual([]);
});

test('every repair has a description of one sentence', () => {
  for (const { description } of Object.values(REPAIRS)) expect(description).toMatch(/^[A-Z`].*\.$/);
});
