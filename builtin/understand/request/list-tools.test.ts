import { describe, expect, test } from 'vitest';
import { requestParts } from './request-parts.ts';

const columns = (prompt: string) => requestParts(prompt, 'list_table').columns;

describe('The columns of a list', () => {
  test.each([
    'list of reminders with pet, owner, vaccine, due date and status, search on top and a button to send reminders',
    'lista de empleados con nombre, puesto, turno y estado, con buscador y botón para añadir empleado',
    'Mitgliederliste mit Name, Ort, Beitrag und Status, Suche oben und Knopf zum Drucken',
    'tabela de clientes com nome, cidade, telefone e saldo, pesquisa no topo e paginação',
  ])('are not what it is searched or paged through with: %s', (prompt) => {
    expect(JSON.stringify(columns(prompt))).not.toMatch(/search|buscador|suche|pesquisa|pagina/iu);
  });

  test('may begin with a word that a search is called', () => {
    expect(JSON.stringify(columns('table of keywords with keyword, rank, clicks and search volume'))).toContain(
      'earch volume',
    );
  });

  test('may contain a word that a search is called', () => {
    expect(JSON.stringify(columns('table with name, job search status, city and phone'))).toContain('ob search status');
  });
});
