import { expect, it } from 'vitest';
import { matchingCommands, type CommandGroup } from './matching-commands.ts';

const command = (label: string) => ({ label, value: label, icon: undefined, shortcut: undefined });
const groups: CommandGroup[] = [
  { heading: 'Fleet', items: [command('Add a vehicle'), command('Plan a route')] },
  { heading: 'Café', items: [command('Öffnungszeiten')] },
];
const labels = (query: string) =>
  matchingCommands(groups, query).flatMap(({ items }) => items.map(({ label }) => label));

it('keeps everything for an empty query', () => {
  expect(labels('  ')).toHaveLength(3);
});

it('finds words in any order, whatever their case and accents', () => {
  expect(labels('ROUTE pl')).toEqual(['Plan a route']);
  expect(labels('offnung')).toEqual(['Öffnungszeiten']);
});

it('leaves out groups without a match', () => {
  expect(matchingCommands(groups, 'vehicle')).toHaveLength(1);
  expect(matchingCommands(groups, 'nothing like it')).toEqual([]);
});
