import { expect, test } from 'vitest';
import { withNameOfForm } from './labelled-values.ts';

test.each([
  ['on ', 'May 12', 'Date', 'May 12'],
  ['at ', '8pm', 'Time', '8pm'],
  [' in ', 'Blue Note', 'Place', 'Blue Note'],
  [', ', '12 hours', 'Hours', '12'],
  [' at ', '90 euros', 'Price', '90 euros'],
  [', ', '90 euros', '', '90 euros'],
  [', ', 'Open to all', '', 'Open to all'],
])('a value that follows %j is called by its form: %s', (lead, value, label, shown) => {
  const named = withNameOfForm({ label: '', value, lead }, `a page ${lead}${value}`, 'en');
  expect(named).toMatchObject({ label, value: shown });
});

test.each([
  ['de', 'am ', '3. Juni', 'Datum'],
  ['fr', ' à ', '20h', 'Heure'],
  ['es', ' en ', 'Sala Clamores', 'Lugar'],
] as const)('in %s as well', (language, lead, value, label) => {
  expect(withNameOfForm({ label: '', value, lead }, lead + value, language).label).toBe(label);
});

test('what is no name is no place', () => {
  const fact = { label: '', value: 'Good condition', lead: ' in ' };
  expect(withNameOfForm(fact, 'a bike in good condition', 'en')).toEqual(fact);
});
