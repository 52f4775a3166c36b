import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { numberText, shareText, tickTexts } from './number-text.ts';
import { paletteColors } from './palette.ts';
import { niceScale } from './scale.ts';
import { fitText, textWidth, wrapText } from './text-width.ts';

const EN = { locale: 'en' };

describe('a scale', () => {
  it('has round ends, starts at zero and holds all values', () => {
    expect(niceScale([214, 401], 4)).toMatchObject({ low: 0, ticks: [0, 100, 200, 300, 400, 500] });
    expect(niceScale([-3, 8], 3).ticks).toEqual([-5, 0, 5, 10]);
    expect(niceScale([0, 0], 4)).toMatchObject({ low: 0, high: 1 });
  });

  it('leaves zero where values lie close together and far from it, if it may', () => {
    expect(niceScale([940, 1010], 4, false).low).toBeGreaterThan(900);
    expect(niceScale([940, 1010], 4).low).toBe(0);
    expect(niceScale([7], 4, false).low).toBe(0);
  });

  it('places every finite number between its ends', () => {
    const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 2, max: 8 }), fc.boolean(), (values, count, isZeroBased) => {
        const scale = niceScale(values, count, isZeroBased);
        expect(scale.ticks.length).toBeGreaterThan(1);
        for (const value of [...values, ...scale.ticks]) {
          expect(scale.share(value)).toBeGreaterThanOrEqual(-1e-9);
          expect(scale.share(value)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

describe('the numbers of a chart', () => {
  it('print by locale, with their prefix behind the sign', () => {
    expect(numberText(1180, { ...EN, prefix: '€' })).toBe('€1,180');
    expect(numberText(-12.5, { ...EN, prefix: '€' })).toBe('-€12.5');
    expect(numberText(1234.5, { locale: 'de', suffix: ' km' })).toBe('1.234,5 km');
    expect(numberText(38, { ...EN, format: 'percent' })).toBe('38%');
    expect(numberText(38, { locale: 'de', format: 'percent' })).toBe('38\u00a0%');
    expect(numberText(1234, { ...EN, format: 'compact' })).toBe('1.2K');
    expect(numberText(-0, EN)).toBe('0');
  });

  it('print as shares without rounding a part away', () => {
    expect([0.44, 0.004, 0].map((share) => shareText(share, 'en'))).toEqual(['44%', '0.4%', '0%']);
  });

  it('stand along an axis with the decimals that tell them apart', () => {
    expect(tickTexts([0, 0.25, 0.5], EN)).toEqual(['0.00', '0.25', '0.50']);
    expect(tickTexts([0, 20_000, 40_000], EN)).toEqual(['0', '20K', '40K']);
    expect(tickTexts([0, 500, 1000], EN)).toEqual(['0', '500', '1,000']);
    expect(tickTexts([-1, 0, 1], { ...EN, prefix: '$' })).toEqual(['-$1', '$0', '$1']);
  });

  it('never repeat along an axis', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), { minLength: 1 }),
        (values) => {
          const texts = tickTexts(
            niceScale(
              values.map((value) => (Math.abs(value) < 1e-6 ? 0 : value)),
              5,
            ).ticks,
            EN,
          );
          expect(new Set(texts).size).toBe(texts.length);
        },
      ),
    );
  });
});

describe('text in a plot', () => {
  it('is shortened to its room, or left out where nothing would be left of it', () => {
    expect(fitText('Reading room', 200)).toBe('Reading room');
    expect(fitText('Reading room', 50)).toMatch(/^Read.*…$/);
    expect(fitText('Reading room', 8)).toBe('');
  });

  it('is wrapped into lines that fit', () => {
    expect(wrapText('Annual general meeting', 60, 3)).toEqual(['Annual', 'general', 'meeting']);
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrapText(text, width, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

it('a palette never runs out of colours', () => {
  for (const palette of ['brand', 'cool', 'warm', 'categorical', 'mono'] as const) {
    expect(paletteColors(palette, 200)).toHaveLength(200);
    expect(new Set(paletteColors(palette, 8)).size).toBe(8);
  }
});
