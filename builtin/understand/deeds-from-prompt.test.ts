import { expect, test } from 'vitest';
import { deedsFromPrompt } from './deeds-from-prompt.ts';

test.each([
  ['Order page: total $87. Let me track or cancel it', ['Track', 'Cancel']],
  ['Account page. Buttons to change plan, update card and cancel', ['Change plan', 'Update card', 'Cancel']],
  ['Panier : total 55 €, bouton commander', ['Commander']],
  ['Settings. Let people choose theme and font size', []],
])('%j offers %j', (prompt, deeds) => {
  expect(deedsFromPrompt(prompt)).toEqual(deeds);
});
