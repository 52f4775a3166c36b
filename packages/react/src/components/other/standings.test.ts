import { expect, test } from 'vitest';
import { wordsOf } from '../../words/words.ts';
import { columnsOf, crestOf, ranked, roundName, standingOf, type Team } from './standings.ts';

const team = (name: string, more: Partial<Team> = {}): Team => ({
  name,
  played: undefined,
  won: undefined,
  drawn: undefined,
  lost: undefined,
  gf: undefined,
  ga: undefined,
  points: undefined,
  qualified: undefined,
  stats: undefined,
  ...more,
});

test('teams rank by points, then by goal difference, then by goals', () => {
  const teams = [
    team('A', { points: 4, gf: 2, ga: 2 }),
    team('B', { points: 6 }),
    team('C', { points: 4, gf: 5, ga: 4 }),
    team('D', { points: 4, gf: 4, ga: 3 }),
  ];
  const columns = columnsOf({ columns: undefined, sport: 'football' });
  expect(ranked(teams, columns).map(({ name }) => name)).toEqual(['B', 'C', 'D', 'A']);
});

test('own numbers are found by their key, and others are worked out', () => {
  expect(standingOf(team('A', { stats: { elo: 1500 } }), 'elo')).toBe(1500);
  expect(standingOf(team('A', { won: 3, lost: 1 }), 'pct')).toBe(0.75);
  expect(standingOf(team('A', { won: 3, lost: 1 }), 'played')).toBe(4);
  expect(standingOf(team('A'), 'constructor')).toBeUndefined();
});

const say = wordsOf({ locale: 'en', numbersLocale: 'en', language: undefined, messages: undefined });

test('rounds are named from the final back', () => {
  expect([0, 1, 2, 3].map((at) => roundName(at, 4, undefined, say))).toEqual([
    'Round of 16',
    'Quarter-finals',
    'Semi-finals',
    'Final',
  ]);
  expect(roundName(0, 2, ['Last four'], say)).toBe('Last four');
});

test('a crest is two letters at most', () => {
  expect(crestOf('Real Madrid CF')).toBe('RM');
  expect(crestOf('Ola')).toBe('OL');
  expect(crestOf('')).toBe('');
});
