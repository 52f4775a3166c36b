import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['Contact form with name', 'en'],
  ['Terminbuchung beim Friseur: Leistung, Datum, Uhrzeit', 'de'],
  ['Commande: nom, prix, heure', 'fr'],
  ['Pedido: nombre, fecha, precio', 'es'],
  ['Formular mit Name und Telefon', 'de'],
  ['Liste des commandes', 'fr'],
  ['Tablero con columnas para el equipo', 'es'],
  ['Formulário de contato com nome e telefone', 'pt'],
  ['Crie uma tabela de pedidos', 'pt'],
  ['Modulo di contatto con nome e telefono', 'it'],
  ['Elenco degli ordini', 'it'],
  ['I need a form to do my taxes', 'en'],
  ['Table of shops in Köln and the Ruhr', 'en'],
  ['Price per night', 'en'],
  ['Calories per day', 'en'],
  ['Parking 2.50 € per hour', 'en'],
  ['Prezzi per notte', 'it'],
  ['Camera per due', 'it'],
])('the language of %j is %s', (prompt, language) => {
  expect(languageOf(prompt)).toBe(language);
});

test.each([
  'Lista zakupów z podziałem na działy',
  'Kontaktní formulář pro zákazníky',
  'Formular de contact cu nume și telefon',
  'Beställning på nätet',
  'Étterem foglalás névvel és időpont, fizetés kártyával vagy készpénzzel, űrlap',
])('a request in a language that no screen is written in gets English: %j', (prompt) => {
  expect(languageOf(prompt)).toBe('en');
});

test('a foreign name in a request does not change its language', () => {
  expect(languageOf('Rechnung für Łukasz Żak')).toBe('de');
  expect(languageOf('Une page pour Škoda')).toBe('fr');
});

test('"Todo" is English as the name of an app, and Spanish in a sentence', () => {
  expect(['Todo', 'todo app', 'My todo list', 'to-do'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
  expect(languageOf('Todo lo que tengo que hacer hoy')).toBe('es');
});
