import { expect, test } from 'vitest';
import { ICONS, isIconName } from '#catalog/icons.ts';
import { iconsMeant, MEANINGS } from './icon-alias.ts';

test.each([
  ['ArrowRight', 'arrow-right'],
  ['FaUser', 'user'],
  ['bar_chart_3', 'bar-chart-3'],
  ['utensils-crossed', 'coffee'],
  ['GraduationCap', 'award'],
  ['mdi:truck-delivery', 'truck'],
  ['check-icon', 'check'],
  ['Heart Pulse', 'activity'],
])('%s means %s', (foreign, icon) => expect(iconsMeant(foreign)[0]).toBe(icon));

test('every icon of the registry means itself', () => {
  expect(ICONS.filter((icon) => iconsMeant(icon)[0] !== icon)).toEqual([]);
});

test('each alias means one icon of the registry and is not in the registry itself', () => {
  const words = MEANINGS.flatMap(([, some]) => some.split(' '));
  expect(MEANINGS.map(([icon]) => icon).filter((icon) => !isIconName(icon))).toEqual([]);
  expect(words.filter((word, index) => isIconName(word) || words.indexOf(word) !== index)).toEqual([]);
});
