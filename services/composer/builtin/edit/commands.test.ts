import { describe, expect, test } from 'vitest';
import { commandsIn, type Command } from './commands.ts';

describe('the changes that a prompt asks for', () => {
  test.each<[string, Command[]]>([
    ['Please rename the send button to "Go"', [{ verb: 'rename', target: 'the send button', to: 'Go' }]],
    ['change the title to Sales', [{ verb: 'rename', target: 'title', to: 'Sales' }]],
    ['change the button to red', [{ verb: 'style', target: 'button', look: 'red' }]],
    [
      'Remove the phone field and add a fax field',
      [
        { verb: 'remove', target: 'the phone field' },
        { verb: 'add', thing: 'a fax field', where: undefined },
      ],
    ],
    [
      'Add a city field after the street',
      [{ verb: 'add', thing: 'a city field', where: { side: 'after', anchor: 'the street' } }],
    ],
    ['Move email to the top', [{ verb: 'move', target: 'email', where: { side: 'first' } }]],
    ['Swap name with email', [{ verb: 'swap', one: 'name', other: 'email' }]],
    ['Make the email field required', [{ verb: 'style', target: 'the email field', look: 'required' }]],
    ['Prefill the city with Graz', [{ verb: 'fill', target: 'the city', value: 'Graz' }]],
    ['Verschiebe E-Mail nach oben', [{ verb: 'move', target: 'E-Mail', where: { side: 'first' } }]],
    ['It looks great', []],
  ])('%j', (prompt, commands) => {
    expect(commandsIn(prompt)).toEqual(commands);
  });
});
