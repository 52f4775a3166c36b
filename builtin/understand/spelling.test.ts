import { expect, test } from 'vitest';
import { spelled } from './spelling.ts';

test.each([
  ['describtion of the problem', 'description of the problem'],
  ['sales dashbord', 'sales dashboard'],
  ['setttings', 'settings'],
  ['calendra', 'calendar'],
  ['addresses', 'addresses'],
  ['messages and comment', 'messages and comment'],
  ['customers', 'customers'],
])('%j is read as %j', (written, meant) => {
  expect(spelled(written)).toBe(meant);
});
