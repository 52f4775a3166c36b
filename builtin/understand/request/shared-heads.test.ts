import { describe, expect, test } from 'vitest';
import { requestParts } from './request-parts.ts';

const labels = (prompt: string) => requestParts(prompt, 'form').fields.map(({ label }) => label);

describe('Two words after one noun', () => {
  test.each([
    ['Cadastro: nome, grau do olho direito e esquerdo, observações', 'Grau do olho esquerdo'],
    ['Formulaire : nom, oreille gauche et droite, remarques', 'Oreille droite'],
    ['Modulo: nome, temperatura minima e massima, note', 'Temperatura massima'],
  ])('make two names of it: %s', (prompt, label) => {
    expect(labels(prompt)).toContain(label);
  });

  test('are left alone where there is no noun', () => {
    expect(labels('Formulário: esquerdo e direito, nome')).not.toContain('Esquerdo direito');
  });
});
