import { expect, test } from 'vitest';
import { markedEdits } from '#builtin/training/marked-edits.ts';
import { openings, trainingRequests } from '#builtin/training/sources.ts';
import { spellingsOf } from '#builtin/training/spellings.ts';
import { spelled } from './spelling.ts';
import { committedSpellings } from './spellings-file.ts';

test.each([
  ['fr', 'Numero de telephone', 'Numéro de téléphone'],
  ['es', 'Direccion de envio', 'Dirección de envío'],
  ['pt', 'Descricao', 'Descrição'],
  ['it', 'Disponibilita', 'Disponibilità'],
  ['de', 'Auftraege', 'Aufträge'],
  ['de', 'Status aendern', 'Status ändern'],
  ['de', 'Fahrzeug marke', 'Fahrzeug Marke'],
  ['de', 'Neue SKU', 'Neue SKU'],
  ['de', 'Beschaeftigungsverhaeltnis', 'Beschäftigungsverhältnis'],
  ['de', 'Aktuelle Quelle', 'Aktuelle Quelle'],
  ['en', 'Numero', 'Numero'],
  ['de', 'Email', 'E-Mail'],
  ['fr', 'Email du client', 'E-mail du client'],
  ['pt', 'Em preparacao', 'Em preparação'],
  ['es', 'Refrigeracion del local', 'Refrigeración del local'],
  ['fr', 'Installee', 'Installée'],
  ['fr', 'Mensualite conseillee', 'Mensualité conseillée'],
  ['fr', 'Assignee', 'Assignee'],
  ['es', 'Session', 'Session'],
  ['fr', 'St', 'Statut'],
] as const)('a key in %s is spelled as the language does: "%s"', (language, label, expected) => {
  expect(spelled(label, language)).toBe(expected);
});

test('the committed spellings are those of the training sentences; if not, run `npm run train`', () => {
  expect(spellingsOf([...trainingRequests(), ...openings(), ...markedEdits()])).toBe(committedSpellings());
});
