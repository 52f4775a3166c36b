import { describe, expect, test } from 'vitest';
import { hueAndChroma, themeAttributes } from './theme.ts';

describe('a theme', () => {
  test('turns a brand colour into the hue and strength of the accent', () => {
    expect(hueAndChroma('#2e62c9')?.hue).toBeCloseTo(262, 0);
    expect(themeAttributes({ accent: '#0f766e' }).style).toMatchObject({
      '--ui-accent-hue': expect.any(Number) as number,
    });
  });

  test('is nothing when nothing is asked for', () => {
    expect(themeAttributes()).toEqual({ style: {} });
  });

  test('lets no word of a host reach beyond its value', () => {
    expect(themeAttributes({ font: 'x; background: url(//evil)', accent: 'url(x)' }).style).toEqual({});
  });

  test('knows modes, the theme without colour, density and rounding', () => {
    expect(themeAttributes({ mode: 'dark', accent: 'ink', density: 'compact', radius: 9 })).toEqual({
      style: { '--ui-radius-scale': 2 },
      'data-theme': 'dark',
      'data-accent': 'ink',
      'data-density': 'compact',
    });
  });
});
