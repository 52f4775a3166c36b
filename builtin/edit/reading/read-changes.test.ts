import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import type { Command } from './command.ts';
import { requestedChanges } from './read-changes.ts';

const LABELS = ['Name', 'E-Mail', 'Telefon', 'Adresse', 'Ville', 'Prix', 'Precio', 'Código postal', 'Cognome', 'Rua'];
const SCREEN: Spec = {
  state: {},
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['form', 'table'] },
    form: { type: 'Form', props: {}, children: [...LABELS.keys().map((at) => `f${at}`), 'send', 'delete'] },
    ...Object.fromEntries(LABELS.map((label, at) => [`f${at}`, { type: 'Input', props: { label }, children: [] }])),
    send: { type: 'Button', props: { label: 'Send', submit: true }, children: [] },
    delete: { type: 'Button', props: { label: 'Delete' }, children: [] },
    table: { type: 'DataTable', props: { columns: [{ key: 'total', label: 'Total' }], rows: [] }, children: [] },
  },
};

function read(prompt: string): Partial<Command>[] {
  const reading = requestedChanges(prompt, SCREEN, () => true);
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value.commands;
  }
}

describe('requestedChanges', () => {
  test.each<[string, Partial<Command>[]]>([
    ['Please rename the send button to "Go"', [{ verb: 'rename', target: 'send button', to: 'Go' }]],
    ['the button should just say Register', [{ verb: 'rename', target: 'button', to: 'Register' }]],
    ['Benenne Telefon in Handynummer um', [{ verb: 'rename', target: 'Telefon', to: 'Handynummer' }]],
    ['cambia Precio por Importe', [{ verb: 'rename', target: 'Precio', to: 'Importe' }]],
    ['the delete button should be red', [{ verb: 'style', target: 'delete button', look: 'red' }]],
    ['we no longer need Telefon', [{ verb: 'remove', target: 'Telefon' }]],
    ['enlève le champ Ville stp', [{ verb: 'remove', target: 'champ Ville' }]],
    ['Telefon bitte ganz nach oben', [{ verb: 'move', target: 'Telefon', where: { side: 'first' } }]],
    ['le prix juste après la ville', [{ verb: 'move', target: 'prix', where: { side: 'after', anchor: 'ville' } }]],
    ['Adresse muss Pflicht sein', [{ verb: 'require', target: 'Adresse', isRequired: true }]],
    ["name shouldn't be mandatory", [{ verb: 'require', target: 'name', isRequired: false }]],
    ['scambia Name e Cognome', [{ verb: 'swap', one: 'Name', other: 'Cognome' }]],
    ['mach den Knopf rot', [{ verb: 'style', target: 'Knopf', look: 'red' }]],
    [
      'Drop the Telefon and put Adresse first',
      [
        { verb: 'remove', target: 'Telefon' },
        { verb: 'move', target: 'Adresse', where: { side: 'first' } },
      ],
    ],
    ['Telefon brauchen wir nicht', [{ verb: 'remove', target: 'Telefon' }]],
    ["le champ Ville n'est plus obligatoire", [{ verb: 'require', target: 'Ville', isRequired: false }]],
    ['Adresse soll freiwillig sein', [{ verb: 'require', target: 'Adresse', isRequired: false }]],
    ['quiero que el precio vaya primero', [{ verb: 'move', where: { side: 'first' } }]],
    ['the send button needs to be above Name', [{ verb: 'move', target: 'send button' }]],
    [
      'cambia Precio por Importe en todos los pasos',
      [{ verb: 'rename', target: 'Precio', to: 'Importe', isAll: true }],
    ],
    ['Das Ganze ist viel zu lang, danke', []],
    ['It looks great', []],
  ])('reads %j as exactly these commands', (prompt, commands) => {
    expect(read(prompt)).toMatchObject(commands);
    expect(read(prompt)).toHaveLength(commands.length);
  });
});
