import type { CSSProperties } from 'react';
import { styles } from './styles.ts';

/**
 * A fill and a text colour that the caller chose, so that everything inside stays readable: on a fill, the tokens of
 * the mode that fits its lightness hold for the whole inside, whatever mode the page is in.
 */
export function surfaceStyles(bg: string | undefined, color: string | undefined): CSSProperties {
  const lightness = bg === undefined ? undefined : lightnessOf(bg);
  return styles({
    background: bg,
    color: color ?? (lightness === undefined ? undefined : 'var(--ui-text)'),
    colorScheme: lightness === undefined ? undefined : lightness > MIDDLE ? 'light' : 'dark',
  });
}

// Where black and white text have the same contrast: WCAG luminance 0.179, as perceived lightness.
const MIDDLE = 0.58;
const FUNCTION = /^([a-z]+)\(([^)]*)\)$/i;

/** Perceived lightness from 0 to 1 of a CSS colour, or undefined for one that is see-through or not known. */
export function lightnessOf(color: string): number | undefined {
  const text = color.trim().toLowerCase();
  if (text.startsWith('#')) return hexLightness(text.slice(1));
  const [, name = '', inside = ''] = FUNCTION.exec(text) ?? [];
  const tokens = inside.split(/[\s,/]+/).filter((token) => token !== '');
  const alpha = tokens[name === 'color' ? 4 : 3];
  if (alpha !== undefined && amount(alpha, 1) < 0.5) return undefined;
  const [first = '0', second = '0', third = '0'] = tokens;
  switch (name) {
    case '':
      return WORDS[text];
    case 'rgb':
    case 'rgba':
      return rgbLightness(amount(first, 255), amount(second, 255), amount(third, 255));
    case 'oklch':
    case 'oklab':
      return amount(first, 1);
    case 'lch':
    case 'lab':
      return amount(first, 100);
    case 'hsl':
    case 'hsla':
      return rgbLightness(...hslToRgb(Number.parseFloat(first), share(second), share(third)));
    case 'hwb':
      return hwbLightness(Number.parseFloat(first), share(second), share(third));
    case 'color':
      return rgbLightness(amount(second, 1), amount(third, 1), amount(tokens[3] ?? '0', 1));
    default:
      return undefined;
  }
}

/** Colour words that a caller is likely to fill a surface with. */
const WORDS: { readonly [word: string]: number } = {
  black: 0, white: 1, gray: 0.6, grey: 0.6, silver: 0.81, red: 0.63, maroon: 0.38, navy: 0.27, blue: 0.45,
  green: 0.52, lime: 0.87, teal: 0.54, aqua: 0.91, cyan: 0.91, yellow: 0.97, orange: 0.79, purple: 0.42,
  fuchsia: 0.7, magenta: 0.7, olive: 0.58, pink: 0.87, brown: 0.48, gold: 0.89, indigo: 0.34, crimson: 0.57,
  tomato: 0.7, coral: 0.74, salmon: 0.74, beige: 0.96, ivory: 0.99, snow: 0.99, lavender: 0.93, khaki: 0.91,
  turquoise: 0.84, violet: 0.76, plum: 0.78, tan: 0.79, linen: 0.96, azure: 0.99, midnightblue: 0.29,
  darkblue: 0.29, darkgreen: 0.42, darkred: 0.4, slategray: 0.59, slategrey: 0.59, lightgray: 0.86, lightgrey: 0.86,
  lightblue: 0.86, lightgreen: 0.87, lightyellow: 0.99, steelblue: 0.59, royalblue: 0.56, seagreen: 0.57,
  forestgreen: 0.56, rebeccapurple: 0.44, whitesmoke: 0.97, aliceblue: 0.98, dimgray: 0.52, darkslategray: 0.4,
}; // prettier-ignore

function hexLightness(digits: string): number | undefined {
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  if (long.length === 8 && channel(6) < 0.5) return undefined;
  return rgbLightness(channel(0), channel(2), channel(4));
}

/** Lightness of OKLab, near enough, from the luminance of sRGB. */
function rgbLightness(red: number, green: number, blue: number): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  return Math.cbrt(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
}

function hslToRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (shift: number) => {
    const at = (((shift + hue / 30) % 12) + 12) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function hwbLightness(hue: number, white: number, black: number): number {
  const rgb = hslToRgb(hue, 1, 0.5).map((channel) => channel * Math.max(0, 1 - white - black) + white);
  return rgbLightness(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0);
}

function amount(token: string, full: number): number {
  const number = Number.parseFloat(token);
  if (Number.isNaN(number)) return 0;
  return token.endsWith('%') ? number / 100 : number / full;
}

// Saturation and its like are percentages even where the sign is left out.
function share(token: string): number {
  return (Number.parseFloat(token) || 0) / 100;
}
