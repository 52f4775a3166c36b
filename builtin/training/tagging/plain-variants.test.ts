import { describe, expect, test } from 'vitest';
import { readMarked } from '../marked-text.ts';
import { plainVariantsOf } from './plain-variants.ts';

const variantsOf = (line: string, count = 40) => plainVariantsOf(readMarked(`${line}\n`.repeat(count), 'lines'));

describe('plainVariantsOf', () => {
  test('removes the brackets around choices and keeps their marks', () => {
    const variants = variantsOf('form | en | form with [field:size] ([option:small], [option:large]) and [field:name]');
    const plain = variants.find(({ text }) => text.startsWith('form with size small or large and name'));
    expect(plain?.spans.map(({ tag, start, end }) => [tag, plain.text.slice(start, end)])).toEqual([
      ['field', 'size'],
      ['option', 'small'],
      ['option', 'large'],
      ['field', 'name'],
    ]);
  });

  test('can move the choices of a field before its name', () => {
    const variants = variantsOf('form | en | form with [field:seating] ([option:indoor], [option:outdoor])');
    expect(variants.some(({ text }) => text.includes('indoor or outdoor seating'))).toBe(true);
  });

  test('keeps every marked word', () => {
    const words = ({ text, spans }: { text: string; spans: { start: number; end: number }[] }) =>
      spans.map(({ start, end }) => text.slice(start, end).toLowerCase()).toSorted();
    const line = 'pricing_table | en | Prices: [plan:Basic] ([price:$9]), [plan:Plus] [price:$19] with [feature:Sync]';
    const expected = words(readMarked(line, 'line')[0] ?? { text: '', spans: [] });
    for (const variant of variantsOf(line)) expect(words(variant)).toEqual(expected);
  });
});
