import { describe, expect, it } from 'vitest';
import { lightnessOf, surfaceStyles } from './surface.ts';

describe('the lightness of a colour', () => {
  it('is read from every notation of the catalog', () => {
    const blues = ['#2e62c9', 'rgb(46, 98, 201)', 'rgb(46 98 201)', 'hsl(220 63% 48%)', 'oklch(0.52 0.17 262)'];
    for (const blue of blues) expect(lightnessOf(blue)).toBeGreaterThan(0.4);
    for (const blue of blues) expect(lightnessOf(blue)).toBeLessThan(0.56);
    expect(lightnessOf('#fff')).toBeCloseTo(1);
    expect(lightnessOf('hwb(0 100% 0%)')).toBeCloseTo(1);
    expect(lightnessOf('black')).toBe(0);
  });

  it('is not known of what the page shows through', () => {
    expect(lightnessOf('#ffffff20')).toBeUndefined();
    expect(lightnessOf('rgb(0 0 0 / 10%)')).toBeUndefined();
    expect(lightnessOf('transparent')).toBeUndefined();
  });
});

describe('what stands on a fill of the caller', () => {
  it('takes the mode of the fill, but the colour of the caller', () => {
    expect(surfaceStyles('#f8fafc', undefined)).toEqual({
      background: '#f8fafc',
      color: 'var(--ui-text)',
      colorScheme: 'light',
    });
    expect(surfaceStyles('#111', 'gold')).toEqual({ background: '#111', color: 'gold', colorScheme: 'dark' });
    expect(surfaceStyles(undefined, undefined)).toEqual({});
  });
});
