import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const BUSES = ['running', 'running', 'in_repair', 'reserve', 'running', 'running', 'in_repair', 'reserve', 'running'];
const fleetOf = (states: readonly (string | number)[]) =>
  states.map((status, at) => ({ bus: 3100 + at, model: at % 2 === 0 ? 'E15' : 'B12', status, mileage: 1000 * at }));

// The label of each tile and what it shows.
function tilesOf(prompt: string, data: JsonObject = { fleet: fleetOf(BUSES) }): unknown[] {
  const input = briefOf(prompt, { data });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements).flatMap(({ type, props }) => {
    const path = (props['value'] as { $state?: string } | undefined)?.$state;
    return type === 'Stat' && path !== undefined ? [[props['label'], spec.state?.[path.slice(1)]]] : [];
  });
}

test.each([
  'Fleet panel: how many buses in each status, full list with a filter by status',
  'Dashboard of the fleet with the number of buses per status',
  'Flottenübersicht: wie viele Busse je Status, Liste mit Filter',
  'Panel de la flota: cuántos buses hay en cada estado y la lista',
  'Painel da frota: quantos ônibus em cada situação, lista completa com filtro',
  'Tableau de la flotte : combien de bus par statut, puis la liste',
  'Cruscotto della flotta: quanti bus per stato, poi la lista',
])('how many there are of each kind is told in tiles where it is asked for: %s', (prompt) => {
  expect((tilesOf(prompt) as string[][]).map(([, count]) => count)).toEqual(['5', '2', '2']);
});

test('a tile says in words what it counts', () => {
  expect(tilesOf('How many buses per status')).toEqual([
    ['Running', '5'],
    ['In repair', '2'],
    ['Reserve', '2'],
  ]);
});

test('codes are counted by what they stand for', () => {
  const data = { fleet: fleetOf([1, 1, 2, 1]), status: { '1': 'Im Einsatz', '2': 'Werkstatt' } };
  expect(tilesOf('Wie viele Busse je Status, dann die Liste', data)).toEqual([
    ['Im Einsatz', '3'],
    ['Werkstatt', '1'],
  ]);
});

test.each(['The fleet with its status', 'How many buses we have', 'Buses per model'])(
  'nothing is counted where nobody asks for it: %s',
  (prompt) => {
    expect(tilesOf(prompt)).toEqual([]);
  },
);
