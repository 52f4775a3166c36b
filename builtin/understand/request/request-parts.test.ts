import { describe, expect, test } from 'vitest';
import { requestParts } from './request-parts.ts';
import { priceIn } from '../amounts/price.ts';

test.each([
  ['Basic 9 euro', 'Basic', '9 euro'],
  ['Pro at $19', 'Pro', '$19'],
  ['Team: €49 per month', 'Team', '€49'],
  ['49 euro', '', '49 euro'],
  ['Windows 11', 'Windows 11', undefined],
  ['100 GB storage', '100 GB storage', undefined],
  ['€5 credit for friends', '€5 credit for friends', undefined],
])('%s has the name %j and the price %j', (text, name, price) => expect(priceIn(text)).toEqual({ name, price }));

describe('The parts of a request', () => {
  test('are fields with their options in a form', () => {
    const { fields, buttons } = requestParts(
      'Form with name, email and size (small, medium, large). Button: Send order',
      'form',
    );
    expect(fields.map(({ label }) => label)).toEqual(['Name', 'Email', 'Size']);
    expect(fields[2]?.choices?.map(({ label }) => label)).toEqual(['Small', 'Medium', 'Large']);
    expect(buttons).toEqual(['Send order']);
  });

  test('are lanes on a board and columns in a table', () => {
    expect(requestParts('Board with the lanes New, Waiting, Done', 'board').lanes).toEqual(['New', 'Waiting', 'Done']);
    expect(requestParts('Table of orders with columns number, customer, total', 'list_table').columns).toEqual([
      'Number',
      'Customer',
      'Total',
    ]);
  });

  test('are plans with their own prices', () => {
    const { plans } = requestParts('Pricing: Basic 5 €, Team 12 €, Business 30 €', 'pricing_table');
    expect(plans.map(({ name, price }) => [name, price])).toEqual([
      ['Basic', '5 €'],
      ['Team', '12 €'],
      ['Business', '30 €'],
    ]);
  });

  test('are facts with their stated values', () => {
    const { facts } = requestParts('Dashboard: open orders 12, revenue this week 8,430 €', 'dashboard');
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Open orders', '12'],
      ['Revenue this week', '8,430 €'],
    ]);
  });
});

test('steps that share the noun of the first one lose its preposition', () => {
  const prompt = 'Procedura guidata per iscriversi a un corso: scelta del corso, della sede e del giorno, riepilogo.';
  const titles = requestParts(prompt, 'wizard').steps.map(({ title }) => title);
  expect(titles).toEqual(['Scelta del corso', 'Sede', 'Giorno', 'Riepilogo']);
});

test('a button has no word in its name that says that it is one, even where one word says both', () => {
  const { buttons, fields } = requestParts('Anmeldung mit E-Mail, Passwort und Google-Button', 'form');
  expect(buttons).toEqual(['Google']);
  expect(fields.map(({ label }) => label)).toEqual(['E-Mail', 'Passwort']);
});

test('who paid what on a screen that shows something is no offer of plans', () => {
  const prompt = 'app per dividere le spese tra coinquilini: Marco ha pagato 84 €, Giulia 36 €, Ahmed 0 €';
  expect(requestParts(prompt, 'list_table').plans).toEqual([]);
});
