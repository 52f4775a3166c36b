import { describe, expect, test } from 'vitest';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

function compose(prompt: string, more: Partial<ComposeInput> = {}) {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
}

function labels(prompt: string, type: string, more: Partial<ComposeInput> = {}): unknown[] {
  return compose(prompt, more)
    .filter((element) => element.type === type)
    .map(({ props }) => props['label']);
}

describe('a form in the language of the prompt', () => {
  test.each([
    [
      'Kontaktformular mit Name, E-Mail, Telefonnummer, Startdatum und Nachricht',
      'Absenden',
      ['DatePicker', 'Textarea'],
    ],
    [
      'Formulaire de contact avec nom, e-mail, téléphone, date de naissance et message',
      'Envoyer',
      ['DatePicker', 'Textarea'],
    ],
    [
      'Formulario de contacto con nombre, correo, teléfono, fecha de entrega y mensaje',
      'Enviar',
      ['DatePicker', 'Textarea'],
    ],
    [
      'Formulário de contato com nome, e-mail, telefone, data de entrega e mensagem',
      'Enviar',
      ['DatePicker', 'Textarea'],
    ],
    ['Modulo di contatto con nome, e-mail, telefono, data di nascita e messaggio', 'Invia', ['DatePicker', 'Textarea']],
  ])('%j has the requested fields and a submit button in its language', (prompt, send, types) => {
    const elements = compose(prompt);
    expect(elements.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
    const inputs = elements.filter(({ type }) => type === 'Input').map(({ props }) => props['type']);
    expect(inputs).toEqual([undefined, 'email', 'tel']);
    expect(labels(prompt, 'Button')).toEqual([send]);
  });

  test.each([
    ['Assistent in drei Schritten: Name, Adresse, Zusammenfassung', ['Weiter', 'Zurück']],
    ['Assistant en trois étapes : nom, adresse, récapitulatif', ['Suivant', 'Retour']],
    ['Asistente en tres pasos: nombre, dirección, resumen', ['Siguiente', 'Atrás']],
    ['Assistente em três passos: nome, endereço, resumo', ['Avançar', 'Voltar']],
    ['Procedura guidata in tre passaggi: nome, indirizzo, riepilogo', ['Avanti', 'Indietro']],
  ])('%j has buttons in its language', (prompt, expected) => {
    expect(labels(prompt, 'Button', { uiType: 'wizard' })).toEqual(expect.arrayContaining(expected));
  });

  test('keeps labels of the caller unchanged, whatever the language', () => {
    const params = { type: 'object', properties: { first_name: { type: 'string', title: 'Given name' } } };
    const actions = [{ name: 'invia', required: true, params }];
    expect(labels('Modulo di contatto', 'Input', { actions })).toEqual(['Given name']);
  });
});
