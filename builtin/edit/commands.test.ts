import { describe, expect, test } from 'vitest';
import { commandsIn, type Command } from './commands.ts';

describe('the changes that a prompt asks for', () => {
  test.each<[string, Command[]]>([
    ['Please rename the send button to "Go"', [{ verb: 'rename', target: 'the send button', to: 'Go' }]],
    ['change the title to Sales', [{ verb: 'rename', target: 'title', to: 'Sales' }]],
    ['change the button to red', [{ verb: 'style', target: 'the button', look: 'red' }]],
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
    [
      'Make the export button primary and move it to the top',
      [
        { verb: 'style', target: 'the export button', look: 'primary' },
        { verb: 'move', target: 'the export button', where: { side: 'first' } },
      ],
    ],
    ['Sort by date descending', [{ verb: 'sort', target: undefined, by: 'date', isDown: true }]],
    [
      'Füge ein Telefonfeld nach der E-Mail hinzu',
      [{ verb: 'add', thing: 'ein Telefonfeld', where: { side: 'after', anchor: 'der E-Mail' } }],
    ],
    ['Mach den Namen optional', [{ verb: 'style', target: 'den Namen', look: 'optional' }]],
    ['Verschiebe E-Mail nach oben', [{ verb: 'move', target: 'E-Mail', where: { side: 'first' } }]],
    ['It looks great', []],
  ])('%j', (prompt, commands) => {
    expect(commandsIn(prompt)).toEqual(commands);
  });
});
