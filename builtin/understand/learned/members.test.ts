import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSharedNoun, splitMembers } from './members.ts';
import type { Tag } from './tags.ts';
import { tag } from './tagger.ts';
import { tokensOf } from './tokens.ts';
import { committedWeights } from './weights.ts';

/** Splits a text whose tagged runs are written in square brackets, all with the same tag. */
function membersOf(marked: string, name: Tag = 'field'): string[] {
  const runs: { tag: Tag; from: number; to: number }[] = [];
  let text = '';
  for (const [index, piece] of marked.split(/[[\]]/).entries()) {
    const from = tokensOf(text).length;
    text += piece;
    if (index % 2 === 1) runs.push({ tag: name, from, to: tokensOf(text).length });
  }
  const tokens = tokensOf(text);
  return splitMembers(runs, tokens).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

describe('splitMembers', () => {
  test.each([
    ['[revenue by] month, [orders]', ['revenue by month', 'orders']],
    ['[revenue by], [orders per]', ['revenue', 'orders']],
    ['[name], [email], [date and a message]', ['name', 'email', 'date', 'message']],
    ['[date and the message]', ['date', 'message']],
    ['[name], [phone and notes]', ['name', 'phone', 'notes']],
    ['with [name as well as a photo]', ['name', 'photo']],
    ['with [name plus a photo]', ['name', 'photo']],
    ['with [phone & name]', ['phone', 'name']],
    ['[Name], [Datum und eine Nachricht]', ['Name', 'Datum', 'Nachricht']],
    ['[nom], [téléphone ainsi que des notes]', ['nom', 'téléphone', 'des notes']],
    ['[nombre], [fecha y un mensaje]', ['nombre', 'fecha', 'mensaje']],
    ['[nome], [data e un messaggio]', ['nome', 'data', 'messaggio']],
    ['[nome], [data e uma mensagem]', ['nome', 'data', 'mensagem']],
    ['([employer], [monthly income)]', ['employer', 'monthly income']],
    ['[Name und] [eine Firma]', ['Name', 'Firma']],
    ['[results for "kayak]"', ['results for "kayak"']],
    ['"[results]"', ['results']],
  ])('splits %s into its members', (marked, members) => {
    expect(membersOf(marked)).toEqual(members);
  });

  test.each([
    '[name], [terms and conditions]',
    '[email], [first and last name]',
    '[email], [start and end date], [notes]',
    '[email], [start and end date]',
    '[email], and [food and drinks]',
    '[patient], [name and address of the next of kin]',
    '[E-Mail], [Vor- und Nachname]',
    '[age], [distance between home and work]',
    '[owner], [dog or bitch]',
    '[drag and drop]',
    '[les plus vendus]',
  ])('keeps the members of %s whole', (marked) => {
    expect(membersOf(marked)).toEqual([...marked.matchAll(/\[([^\]]*)\]/g)].map(([, member]) => member));
  });

  test('extends "last name" to "first and last name", which splitSharedNoun splits in two', () => {
    expect(membersOf('first and [last name], [email]')).toEqual(['first and last name', 'email']);
    expect(splitSharedNoun('first and last name')).toEqual(['first name', 'last name']);
    expect(splitSharedNoun('terms and conditions')).toEqual(['terms and conditions']);
  });

  test('gives all members the tag that most of them have', () => {
    const kinds: Tag[] = ['column', 'field', 'column'];
    const runs = kinds.map((name, index) => ({ tag: name, from: index * 2, to: index * 2 + 1 }));
    const kept = splitMembers(runs, tokensOf('subject, priority and owner'));
    expect(kept.map(({ tag: name }) => name)).toEqual(['column', 'column', 'column']);
  });

  test('takes the member after "and" in a list of lanes for a lane, even when it is tagged as a button', () => {
    const runs = splitMembers(
      [
        { tag: 'lane', from: 0, to: 1 },
        { tag: 'lane', from: 2, to: 3 },
        { tag: 'button', from: 4, to: 5 },
      ],
      tokensOf('Open, Doing and Done'),
    );
    expect(runs.map(({ tag: name }) => name)).toEqual(['lane', 'lane', 'lane']);
  });
});

test.each([
  ['board', 'Board with lanes To do, Doing and Done', 'lane', ['To do', 'Doing', 'Done']],
  [
    'dashboard',
    'Dashboard showing revenue, number of orders and refunds',
    'fact',
    ['revenue', 'number of orders', 'refunds'],
  ],
  ['dashboard', 'Dashboard: 6 waiting for parts, 3 ready for pickup', 'value', ['6', '3']],
  [
    'wizard',
    'Onboarding in 3 steps: create your profile, invite your team, choose a plan',
    'step',
    ['create your profile', 'invite your team', 'choose a plan'],
  ],
  ['pricing_table', 'Pricing page for a gym with basic, plus and premium plans', 'plan', ['basic', 'plus', 'premium']],
])('the tagger finds every member in a %s: %s', (archetype, prompt, name, members) => {
  const spans = tag(committedWeights().tagger, prompt, archetype).filter((span) => span.tag === name);
  expect(spans.map(({ start, end }) => prompt.slice(start, end))).toEqual(members);
});

/** For each language: phrases that introduce a list of fields, field names, and joints before the last one. */
const LANGUAGES = {
  en: [
    ['A booking form for a bike repair shop: ', 'Contact form with '],
    'name email date message phone notes address comment photo budget company signature',
    [' and ', ' and a ', ', and '],
  ],
  de: [
    ['Buchungsformular für eine Fahrradwerkstatt: ', 'Kontaktformular mit '],
    'Name E-Mail Datum Nachricht Telefon Notizen Adresse Kommentar Foto Budget Firma Unterschrift',
    [' und ', ' und eine ', ' sowie '],
  ],
  fr: [
    ['Formulaire de réservation pour un atelier vélo : ', 'Formulaire de contact avec '],
    'nom email date message téléphone notes adresse commentaire photo budget entreprise signature',
    [' et ', ' et une ', ' ainsi que '],
  ],
  es: [
    ['Formulario de reserva para un taller de bicicletas: ', 'Formulario de contacto con '],
    'nombre correo fecha mensaje teléfono notas dirección comentario foto presupuesto empresa firma',
    [' y ', ' y una ', ' así como '],
  ],
  it: [
    ["Modulo di prenotazione per un'officina di biciclette: ", 'Modulo di contatto con '],
    'nome email data messaggio telefono note indirizzo commento foto budget azienda firma',
    [' e ', ' nonché '],
  ],
  pt: [
    ['Formulário de reserva para uma oficina de bicicletas: ', 'Formulário de contato com '],
    'nome email data mensagem telefone notas endereço comentário foto orçamento empresa assinatura',
    [' e ', ' e uma ', ' bem como '],
  ],
} as const;

describe('the tagger', () => {
  test.each(Object.entries(LANGUAGES))(
    'finds each field of a list in almost every generated request: %s',
    (_, [leads, words, joins]) => {
      const { tagger } = committedWeights();
      const listed = fc.tuple(
        fc.constantFrom<string>(...leads),
        fc.shuffledSubarray(words.split(' '), { minLength: 3, maxLength: 5 }),
        fc.constantFrom<string>(...joins),
      );
      const isFound = ([lead, members, join]: [string, string[], string]) => {
        const prompt = `${lead}${members.slice(0, -1).join(', ')}${join}${members.at(-1)}`;
        const found = tag(tagger, prompt, 'form').filter((span) => span.start >= lead.length);
        return found.map(({ start, end }) => prompt.slice(start, end)).join('|') === members.join('|');
      };
      const asked = fc.sample(listed, { numRuns: 200, seed: 17 });
      // A trained model is never always right: one miss in forty is tolerated.
      expect(asked.filter((one) => !isFound(one)).length).toBeLessThanOrEqual(5);
    },
  );
});
