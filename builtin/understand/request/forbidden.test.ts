import { describe, expect, test } from 'vitest';
import { withoutForbidden } from './forbidden.ts';

describe('withoutForbidden', () => {
  test.each([
    ['contact form with name and email, no phone number please', 'contact form with name and email', ['phone number']],
    ['sign up: email. no captcha, no newsletter box', 'sign up: email.', ['captcha', 'newsletter box']],
    ['orders with id and total but without the address', 'orders with id and total', ['address']],
    ["a list of books, don't show prices", 'a list of books', ['prices']],
    ['registration with name and age, we do not need an address', 'registration with name and age', ['address']],
    ['feedback form, stars, never ask for their email', 'feedback form, stars', ['email']],
    ['name, role, team; hide the salary', 'name, role, team', ['salary']],
    ['name, date. No payment, no login, but a note', 'name, date. but a note', ['payment', 'login']],
    ['a login screen without social buttons', 'a login screen', ['social buttons']],
    ['Kontaktformular mit Name, ohne Telefonnummer', 'Kontaktformular mit Name', ['Telefonnummer']],
    ['Formular: Name, Ort, bitte keine Adresse', 'Formular: Name, Ort', ['Adresse']],
    ['Formulaire avec nom, sans numéro de téléphone', 'Formulaire avec nom', ['numéro de téléphone']],
    ["un formulaire, nom, email, pas d'adresse", 'un formulaire, nom, email', ['adresse']],
    ['registro con nombre, no pidas la dirección', 'registro con nombre', ['dirección']],
    ['modulo con nome, senza telefono', 'modulo con nome', ['telefono']],
    ['formulário com nome, não peça o telefone', 'formulário com nome', ['telefone']],
    ['Ajustes: sonido e idioma. Que no haya modo oscuro', 'Ajustes: sonido e idioma.', ['modo oscuro']],
    ["Inscription : nom, âge. Pas besoin de l'adresse postale", 'Inscription : nom, âge.', ['adresse postale']],
    ['Settings: email, digests. Out of scope for v1: overrides.', 'Settings: email, digests.', ['overrides']],
    ['Ficha: nome, datas. Dispenso telefone.', 'Ficha: nome, datas.', ['telefone']],
    ['Profil mit Name, auf keinen Fall die Adresse', 'Profil mit Name', ['Adresse']],
  ])('removes what a request forbids: %s', (request, prompt, forbidden) => {
    expect(withoutForbidden(request, undefined)).toEqual({ prompt, forbidden });
  });

  test.each([
    'tasks: not started, in progress, done',
    'invoices not yet paid: number, customer',
    'List of patients without insurance',
    'no-show report by month',
    'status: open, no response, closed',
    'Answer: yes, no, maybe',
    'Pricing: Free (no ads, 1 user), Pro 9',
    'Warn that there is no connection, button Retry',
    'Empty state: no orders yet, button Create order',
    '"No thanks" button and name, "no spam"',
    'toggles: email, SMS, hide online status',
    'a tour with next and skip, skip button at the top',
    '',
  ])('leaves the request as it is: %s', (request) => {
    expect(withoutForbidden(request, undefined)).toEqual({ prompt: request, forbidden: [] });
  });

  test('takes linear time', () => {
    const startedMs = process.cpuUsage().user / 1000;
    for (const part of [', no a', 'form without ', ', not ', 'do not show ', ', ', 'no '])
      withoutForbidden(part.repeat(4_000 / part.length), 'form');
    expect(process.cpuUsage().user / 1000 - startedMs).toBeLessThan(1_500);
  });
});
