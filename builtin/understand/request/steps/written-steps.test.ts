import { expect, test } from 'vitest';
import { writtenSteps } from './written-steps.ts';

test.each([
  [
    'A wizard: 1) choose zone, 2) enter counted quantities, 3) check and submit.',
    ['Choose zone', 'Enter counted quantities', 'Check and submit'],
  ],
  [
    'Step by step. First who moves in, then which flat, finally check and send. Be brief.',
    ['Who moves in', 'Which flat', 'Check and send'],
  ],
  ['Erfassung: zuerst Lager, dann Mengen, danach Prüfung.', ['Lager', 'Mengen', 'Prüfung']],
  ['First name, last name and e-mail', []],
  ['Version 2) of the form', []],
])('the steps of "%s"', (prompt, steps) => {
  expect(writtenSteps(prompt)).toEqual(steps);
});
