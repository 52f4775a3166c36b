import { describe, expect, test } from 'vitest';
import { pendingAction } from './decision.ts';

describe('the action that a confirmation precedes', () => {
  test.each([
    ['before someone closes their shop', 'Close shop'],
    [
      'before someone cancels their gym membership ask them if they are sure, tell them the last day',
      'Cancel gym membership',
    ],
    ['Show a warning before deleting the project', 'Delete project'],
    ['before they leave', undefined],
  ])('%s', (prompt, expected) => {
    expect(pendingAction(prompt)).toBe(expected);
  });

  test('ends with a whole word, however long the sentence is', () => {
    expect(pendingAction(`before deleting the ${'very '.repeat(9)}long conversation archive`)).toBe(
      `Delete ${'very '.repeat(8)}very`,
    );
  });
});
