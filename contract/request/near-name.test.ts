import { describe, expect, test } from 'vitest';
import { nearName } from './near-name.ts';

const known = ['prompt', 'stream', 'ui_type', 'mode', 'data', 'prior_spec', 'max_operations'];

describe('nearName', () => {
  test.each([
    ['promt', 'prompt'],
    ['Prompt', 'prompt'],
    ['uiType', 'ui_type'],
    ['prior-spec', 'prior_spec'],
    ['maxOperation', 'max_operations'],
    ['steam', 'stream'],
    ['mdoe', 'mode'],
  ])('takes %s for %s', (name, meant) => {
    expect(nearName(name, known)).toBe(meant);
  });

  test.each(['colour', 'id', '', 'x', 'temperature', 'p'.repeat(100_000)])('does not guess at %s', (name) => {
    expect(nearName(name, known)).toBeUndefined();
  });
});
