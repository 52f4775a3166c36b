import { expect, test } from 'vitest';
import { labelOf } from './action-label.ts';

test.each([
  ['de', 'wartung_eintragen', 'Trägt eine durchgeführte Wartung ein', 'Wartung eintragen'],
  ['de', 'log_service', 'Trägt eine durchgeführte Wartung ein', 'Wartung eintragen'],
  ['de', 'discard', 'Verwirft alle Eingaben', 'Alle Eingaben verwerfen'],
  ['de', 'change', 'Ändert den Termin und benachrichtigt den Gast', 'Termin ändern'],
  ['de', 'give', 'Teilt einem Fahrer eine Tour zu', 'Tour zuteilen'],
  ['fr', 'deplacer_lecon', 'Déplace une leçon', 'Déplacer une leçon'],
  ['fr', 'cancel_lesson', "Annule une leçon et prévient l'élève", 'Annuler une leçon'],
  ['fr', 'update', 'Met à jour le stock', 'Mettre à jour le stock'],
  ['fr', 'send', "Envoie l'attestation au locataire", "Envoyer l'attestation"],
  ['es', 'registrar_resultado', 'Guarda el resultado de una partida', 'Registrar resultado'],
  ['es', 'close', 'Cierra la incidencia', 'Cerrar incidencia'],
  ['es', 'change', 'Cambia el número de teléfono', 'Cambiar número de teléfono'],
  ['it', 'registra_arrivo', "Registra l'arrivo di una prenotazione", 'Registra arrivo'],
  ['it', 'close', 'Chiude la pratica', 'Chiudi pratica'],
  ['it', 'move', "Spostare la commessa su un'altra macchina", 'Sposta commessa'],
  ['it', 'prescribe', 'Prescrivere un farmaco', 'Prescrivi farmaco'],
  ['it', 'send', 'Restituire una copia', 'Restituisci copia'],
  ['pt', 'licitar', 'Faz um lance num lote aberto', 'Licitar'],
  ['pt', 'bid', 'Faz um lance num lote aberto', 'Fazer lance'],
] as const)('in %s, %s with the sentence %j has a button that says %j', (language, name, sentence, label) => {
  expect(labelOf(name, `${sentence}.`, language)).toBe(label);
});

test.each([
  ['de', 'reschedule', 'Termin verschieben'],
  ['de', 'edit', 'Produkt des Monats bearbeiten'],
  ['fr', 'book', 'Réserver une salle'],
  ['es', 'list', 'Lista de pedidos'],
] as const)('in %s, a description of %s that is a label already, %j, stays', (language, name, label) => {
  expect(labelOf(name, label, language)).toBe(label);
});

test('of an English sentence on a page in another language, the name is the better label', () => {
  expect(labelOf('book_table', 'Books a table', 'de')).toBe('Book Table');
});

test.each([
  ['fr', 'reclamer_pieces', 'Il doit pouvoir réclamer des pièces', 'Réclamer pièces'],
  ['pt', 'adicionar_lancamento', 'Quero adicionar um lançamento', 'Adicionar lançamento'],
  ['es', 'anadir_alumno', 'La maestra puede añadir un alumno', 'Añadir alumno'],
  ['en', 'resume_upload', 'The résumé is uploaded', 'Resume upload'],
] as const)('in %s, the button of %s is spelled as the request spells it: %j', (language, name, prompt, label) => {
  expect(labelOf(name, undefined, language, prompt)).toBe(label);
});
