import { describe, expect, test } from 'vitest';
import { countRepetitions, matchesPattern } from './safe-pattern.ts';

describe('a pattern of a check', () => {
  test.each([
    ['^[A-Z]{2}\\d{6}$', 'NO123456', true],
    ['^[A-Z]{2}\\d{6}$', 'NO12345', false],
    ['^(\\d{1,3}\\.){3}\\d{1,3}$', '10.0.0.1', true],
    ['^(?=.*\\d)(?=.*[A-Z]).{8,}$', 'Passw0rd', true],
    ['\\d', 'a1b', true],
    ['^\\p{L}+$', 'Åse', true],
    ['^(yes|no)$', 'maybe', false],
    ['^[\\w.+\\-]+@[\\w\\-]+\\.[a-z]{2,}$', 'a.b@example.com', true],
  ])('%s says of %s: %s', (pattern, text, expected) => {
    expect(matchesPattern(pattern, text)).toBe(expected);
  });

  test.each([
    '(a+)+$',
    '(a*)*b',
    '(?:x+x+)+y',
    '([a-z]+)*$',
    '((a{1,9}){1,9}){2,9}$',
    '(a|aa)+$',
    '((a|b)c?)*d',
    '(.*a){12}',
    '(a?){50}a{50}',
    '(x)\\1+',
    '((a{0,10}){0,10}){0,10}b',
    `${'a?'.repeat(40)}b`,
  ])('%s is refused', (pattern) => {
    expect(countRepetitions(pattern)).toBeUndefined();
    expect(matchesPattern(pattern, 'aaaa')).toBeUndefined();
  });

  test('a text that would take the repetitions too long is left to the host', () => {
    expect(matchesPattern('^a*a*a*a*a*a*b$', 'a'.repeat(30))).toBe(false);
    expect(matchesPattern('^a*a*a*a*a*a*b$', 'a'.repeat(5000))).toBeUndefined();
  });

  test('a pattern that is no regular expression says nothing', () => {
    expect(matchesPattern('[', 'x')).toBeUndefined();
    expect(matchesPattern('*', 'x')).toBeUndefined();
  });

  test('hostile texts of any length come to an answer within the time of a test', () => {
    const patterns = ['a*a*b', '^a*a*a*b$', '^a+a+a+a+a+b', '.*.*=', 'a{0,99}a{0,99}b'];
    const lengths = [50, 100, 200, 400, 800, 1600, 5000];
    const answers = patterns.flatMap((pattern) => lengths.map((length) => matchesPattern(pattern, 'a'.repeat(length))));
    expect(new Set(answers)).toEqual(new Set([false, undefined]));
  });
});
