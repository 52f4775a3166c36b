import { describe, expect, test } from 'vitest';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { CHANGE_TAGS } from './change-tags.ts';
import { withStopsInNames } from './stops-in-names.ts';

// The texts of the tagged words of a marked text.
function texts(marked: string): string[] {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  return withStopsInNames(words, text).map((one) => one.text);
}

describe('tagged words', () => {
  test.each([
    ['[option:Dra]. Salas, [option:Dr. Ortega] y [option:Dra]. Mejía', ['Dra. Salas', 'Dr. Ortega', 'Dra. Mejía']],
    ['ein Hinweis: [new:Bis 1]. Juni muss alles fertig sein', ['Bis 1. Juni']],
  ])('continue over the full stop of a title or a day: %s', (marked, expected) => {
    expect(texts(marked)).toEqual(expected);
  });

  test.each([
    ['call it [name:Max]. The rest stays', ['Max']],
    ['at most [value:12]. June is fine', ['12']],
    ['show it to [option:Dr]. [named:Salas] goes', ['Dr', 'Salas']],
  ])('end at the end of a sentence: %s', (marked, expected) => {
    expect(texts(marked)).toEqual(expected);
  });
});
