import { describe, expect, test } from 'vitest';
import { statedEvents } from './stated-events.ts';

const events = (prompt: string, mode: Parameters<typeof statedEvents>[1] = 'calendar') =>
  statedEvents(prompt, mode).events.map(({ time, title }) => `${time} ${title}`);

describe('The events that a request lists', () => {
  test.each([
    ['Zeiten:\n- Mo 17:00 Kinderturnen\n- Mi 18:30 Geräteturnen', ['Mo 17:00 Kinderturnen', 'Mi 18:30 Geräteturnen']],
    ['finals week: maths mon 9am, bio wed 2pm.', ['mon 9am Maths', 'wed 2pm Bio']],
    ['linha do tempo: 1952 fundação, 1978 nova sede', ['1952 Fundação', '1978 Nova sede']],
    ["calendario: día 3 'Rust vs Go', día 17 'Docker', botón nueva entrada", ['día 3 Rust vs Go', 'día 17 Docker']],
  ])('have their times as written: %j', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected);
  });

  test.each([
    ['horaires du club : lundi 18h yoga, mercredi 19h30 judo', ['lundi 18h Yoga', 'mercredi 19h30 Judo']],
    ['Plan: Mo. 9 Uhr Deutsch, Di 10.15 Mathe', ['Mo. 9 Uhr Deutsch', 'Di 10.15 Mathe']],
    ['rota: opening – sextas 7h, closing – domingo 19:00', ['sextas 7h Opening', 'domingo 19:00 Closing']],
  ])('are read in every language: %s', (prompt, expected) => {
    expect(events(prompt, 'confirmation')).toEqual(expected);
  });

  test('are found at once in a text of any kind', () => {
    const started = performance.now();
    for (const sign of [' ', '- ', 'a ', 'mon ', '9:00 ', ': ']) events(sign.repeat(4000 / sign.length));
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('are neither opening hours nor what a form asks for', () => {
    expect(events('hours: mon 9:00-17:00, sat 8:00-13:00, sun closed')).toEqual([]);
    expect(events('slots: 9:00 morning, 14:00 afternoon', 'form')).toEqual([]);
  });

  test('are no figures of years', () => {
    expect(events('dashboard: 2023 revenue 40k, 2024 revenue 52k', 'dashboard')).toEqual([]);
  });

  test('are at least two in a row', () => {
    expect(events('dashboard: members 187, 1998 founded, boats 2')).toEqual([]);
  });
});
