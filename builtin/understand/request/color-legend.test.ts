import { describe, expect, test } from 'vitest';
import { legendTones, withColorLegend } from './color-legend.ts';

const namesIn = (prompt: string) => withColorLegend(prompt, []).map(({ start, end }) => prompt.slice(start, end));

describe('a legend of colours', () => {
  test.each([
    [
      'a month view with rehearsals in blue, gigs in red and studio days in grey',
      ['rehearsals', 'gigs', 'studio days'],
    ],
    ['every route as a line, easy green, hilly orange, brutal red', ['easy', 'hilly', 'brutal']],
    ['vista settimanale, giorno in giallo, notte in blu e reperibilità in grigio', ['giorno', 'notte', 'reperibilità']],
    ['Las clases en naranja, los torneos en morado', ['clases', 'torneos']],
    ['Proben blau, Auftritte rot', ['Proben', 'Auftritte']],
  ])('%s', (prompt, expected) => {
    expect(namesIn(prompt)).toEqual(expected);
  });

  test.each([
    'a delete button in red',
    'choose a colour: red, green or blue',
    'a red button and a green banner',
    'shirts in red or blue',
  ])('is none: %s', (prompt) => {
    expect(namesIn(prompt)).toEqual([]);
  });

  test('leaves lanes what they are', () => {
    const prompt = 'board with to do in red and done in green';
    const lanes = [{ tag: 'lane' as const, start: prompt.indexOf('to do'), end: prompt.indexOf('to do') + 5 }];
    expect(withColorLegend(prompt, lanes)).toEqual(lanes);
  });

  test('has a tone for each colour, and none for one colour alone', () => {
    expect([...legendTones('holidays in green, sick days in red')]).toEqual([
      ['holidays', 'success'],
      ['sick days', 'critical'],
    ]);
    expect(legendTones('sick days in red').size).toBe(0);
  });
});
