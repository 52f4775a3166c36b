import { expect, test } from 'vitest';
import type { Field } from '#builtin/understand/fields/field.ts';
import { listedTopics } from './listed-topics.ts';

const fieldsOf = (...names: string[]): Field[] =>
  names.map((name) => ({ name, label: name, kind: 'number', required: false }));

test.each<[string, string[], string[]]>([
  ['Group it (heating, water, alarms), please', ['heating_day', 'water_max', 'alarm'], ['Heating', 'Water', 'Alarms']],
  [
    'Einstellungen, gruppiert nach Heizung, Wasser und Alarm',
    ['heizung_tag', 'wasser'],
    ['Heizung', 'Wasser', 'Alarm'],
  ],
  [
    'Réglages : le chauffage, l’eau et les alarmes',
    ['chauffage_jour', 'alarme_basse'],
    ['Chauffage', 'Eau', 'Alarmes'],
  ],
])('The topics that a request lists are those that fields are named after: %s', (prompt, names, topics) => {
  expect(listedTopics(prompt, fieldsOf(...names))).toEqual(topics);
});

test('A list of other things is no list of topics', () => {
  expect(listedTopics('Settings for cooks, waiters and guests', fieldsOf('heating', 'water'))).toEqual([]);
});
