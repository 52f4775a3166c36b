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

test('"Todo" is English as the name of an app, and Spanish in a sentence', () => {
  expect(['Todo', 'todo app', 'My todo list', 'to-do'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
  expect(languageOf('Todo lo que tengo que hacer hoy')).toBe('es');
});
