import { describe, expect, test } from 'vitest';
import { listingsOf } from './listings.ts';

function named(prompt: string): [string, ...string[]][] {
  return listingsOf(prompt).map(({ lead, items }) => [lead, ...items.map(({ label }) => label)]);
}

describe('what a prompt enumerates', () => {
  test.each<[string, [string, ...string[]][]]>([
    ['Contact form with name and email', [['contact form', 'Name', 'Email']]],
    ['A form. Fields: name, age', [['fields', 'Name', 'Age']]],
    ['Board with columns To do, Done', [['board', 'To do', 'Done']]],
    ['Three plans: Free, Pro', [['three plans', 'Free', 'Pro']]],
    ['Show revenue, users and churn', [['', 'Revenue', 'Users', 'Churn']]],
    ['Show the order', []],
    ['Where people enter their name and age', [['where', 'Name', 'Age']]],
    ['Tasks:\n- wash\n- cook', [['tasks', 'Wash', 'Cook']]],
    ['Late books (title, borrower, due date)', [['late books', 'Title', 'Borrower', 'Due date']]],
    ['Onboarding – profile, skills, rules', [['onboarding', 'Profile', 'Skills', 'Rules']]],
    ['A form. We need name and age', [['', 'Name', 'Age']]],
    ['Tickets by hour and weekday', []],
    ['Cars by brand, year and mileage', [['cars', 'Brand', 'Year', 'Mileage']]],
    ['Exam plan for students, with room and time', [['exam plan for students,', 'Room', 'Time']]],
    [
      'Survey: how happy are you with our help? (very, not at all) and what can we improve',
      [['survey', 'How happy are you with our help', 'What can we improve']],
    ],
    ['Delete it? This removes 14 projects and 3 members', []],
    ['Best day? Monday, Tuesday or Friday', [['options', 'Monday', 'Tuesday', 'Friday']]],
  ])('%j', (prompt, expected) => {
    expect(named(prompt)).toEqual(expected);
  });

  test('an item that opens a list of its own is followed by that list', () => {
    expect(named('Page with a chart and a table with id, total')).toEqual([
      ['page', 'Chart', 'Table'],
      ['table with', 'ID', 'Total'],
    ]);
  });
});
