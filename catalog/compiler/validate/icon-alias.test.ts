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
])('%s stands for %s', (foreign, icon) => expect(iconsMeant(foreign)[0]).toBe(icon));

test('every icon of the registry stands for itself', () => {
  expect(ICONS.filter((icon) => iconsMeant(icon)[0] !== icon)).toEqual([]);
});

test('each word stands for one icon of the registry, and no word for an icon is in the registry itself', () => {
  const words = MEANINGS.flatMap(([, some]) => some.split(' '));
  expect(MEANINGS.map(([icon]) => icon).filter((icon) => !isIconName(icon))).toEqual([]);
  expect(words.filter((word, index) => isIconName(word) || words.indexOf(word) !== index)).toEqual([]);
});
