import { describe, expect, test } from 'vitest';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const fieldsOf = (prompt: string) => understand(briefOf(prompt)).fields.map(({ label, kind }) => [label, kind]);

describe('A list to rate', () => {
  test('makes every member a rating', () => {
    const stars = ['Seats', 'Cleanliness', 'Punctuality'].map((label) => [label, 'rating']);
    expect(fieldsOf('survey after a train trip: rate the seats, cleanliness and punctuality, name, email')).toEqual(
      expect.arrayContaining(stars),
    );
  });

  test('is one of a feedback form where its members are what guests give stars to', () => {
    const fields = fieldsOf('Restaurant feedback form: food, service, staff, comments, email');
    expect(fields).toEqual([
      ['Food', 'rating'],
      ['Service', 'rating'],
      ['Staff', 'rating'],
      ['Comments', 'longText'],
      ['Email', 'email'],
    ]);
  });

  test('ends where another field begins', () => {
    const fields = fieldsOf('feedback on a course, rate the teacher and the coffee from 1 to 5 stars, name and email');
    expect(fields).toEqual(
      expect.arrayContaining([
        ['Teacher', 'rating'],
        ['Coffee', 'rating'],
        ['Email', 'email'],
      ]),
    );
  });
});
