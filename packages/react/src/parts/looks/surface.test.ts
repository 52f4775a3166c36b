import { describe, expect, it } from 'vitest';
import { lightnessOf } from './lightness.ts';
import { surfaceStyles } from './surface.ts';

describe('the lightness of a colour', () => {
  it('is read from every notation of the catalog', () => {
    const blues = ['#2e62c9', 'rgb(46, 98, 201)', 'rgb(46 98 201)', 'hsl(220 63% 48%)', 'oklch(0.52 0.17 262)'];
    for (const blue of blues) expect(lightnessOf(blue)).toBeGreaterThan(0.4);
    for (const blue of blues) expect(lightnessOf(blue)).toBeLessThan(0.56);
    expect(lightnessOf('#fff')).toBeCloseTo(1);
    expect(lightnessOf('hwb(0 100% 0%)')).toBeCloseTo(1);
    expect(lightnessOf('black')).toBe(0);
  });

  it('is that of its luminance, which decides what can be read on it', () => {
    for (const same of ['#808080', 'gray', 'lab(53.585 0 0)', 'oklch(0.5999 0 0)', 'oklab(0.5999 0 0)'])
      expect(lightnessOf(same), same).toBeCloseTo(0.5999, 2);
    for (const red of ['#f00', 'red', 'oklch(0.628 0.2577 29.23)', 'hsl(0 100% 50%)', 'oklch(62.8% 64.4% 29.23)'])
      expect(lightnessOf(red), red).toBeCloseTo(0.597, 2);
    expect(lightnessOf('toString')).toBeUndefined();
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
    expect(surfaceStyles('transparent', undefined)).toEqual({ background: 'transparent' });
  });

  it('is black or white, whichever has more contrast, on a full colour', () => {
    const modes = { '#2563eb': 'dark', '#757575': 'dark', '#787878': 'light', '#f59e0b': 'light' };
    for (const [bg, colorScheme] of Object.entries(modes)) {
      const ink = 'light-dark(#000, #fff)';
      expect(surfaceStyles(bg, undefined), bg).toMatchObject({ colorScheme, '--ui-text': ink, '--ui-text-muted': ink });
    }
  });

  it('keeps quieter words where these have their contrast', () => {
    for (const bg of ['#1e293b', '#e2e8f0']) expect(surfaceStyles(bg, undefined), bg).not.toHaveProperty('--ui-text');
    for (const bg of ['#0f172a', '#fef3c7']) expect(Object.keys(surfaceStyles(bg, undefined)), bg).toHaveLength(3);
  });
});
