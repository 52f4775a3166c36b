const FUNCTION = /^([a-z]+)\(([^)]*)\)$/i;

/**
 * How light a CSS colour is, from 0 to 1: the cube root of its luminance, so that the ratios of WCAG follow from it.
 * Undefined for a colour that is see-through or not known.
 */
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
      return Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
    case 'rgb':
    case 'rgba':
      return rgbLightness(amount(first, 255), amount(second, 255), amount(third, 255));
    case 'oklab':
      return okLightness(amount(first, 1), amount(second, 1, 0.4), amount(third, 1, 0.4));
    case 'oklch': {
      const [chroma, hue] = [amount(second, 1, 0.4), (Number.parseFloat(third) || 0) * (Math.PI / 180)];
      return okLightness(amount(first, 1), chroma * Math.cos(hue), chroma * Math.sin(hue));
    }
    case 'lch':
    case 'lab':
      return (amount(first, 100) * 100 + 16) / 116;
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
  black: 0, white: 1, gray: 0.6, grey: 0.6, silver: 0.808, red: 0.597, maroon: 0.358, navy: 0.25, blue: 0.416,
  green: 0.536, lime: 0.894, teal: 0.554, aqua: 0.923, cyan: 0.923, yellow: 0.975, orange: 0.784, purple: 0.395,
  fuchsia: 0.658, magenta: 0.658, olive: 0.585, pink: 0.858, brown: 0.461, gold: 0.887, indigo: 0.314, crimson: 0.543,
  tomato: 0.674, coral: 0.718, salmon: 0.718, beige: 0.965, ivory: 0.997, snow: 0.988, lavender: 0.93, khaki: 0.917,
  turquoise: 0.839, violet: 0.739, plum: 0.77, tan: 0.784, linen: 0.96, azure: 0.991, midnightblue: 0.275,
  darkblue: 0.265, darkgreen: 0.45, darkred: 0.38, slategray: 0.593, slategrey: 0.593, lightgray: 0.867,
  lightgrey: 0.867, lightblue: 0.86, lightgreen: 0.884, lightyellow: 0.994, steelblue: 0.59, royalblue: 0.55,
  seagreen: 0.582, forestgreen: 0.574, rebeccapurple: 0.422, whitesmoke: 0.97, aliceblue: 0.976, dimgray: 0.521,
  darkslategray: 0.407,
}; // prettier-ignore

function hexLightness(digits: string): number | undefined {
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  if (long.length === 8 && channel(6) < 0.5) return undefined;
  return rgbLightness(channel(0), channel(2), channel(4));
}

function rgbLightness(red: number, green: number, blue: number): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  return Math.cbrt(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
}

// The luminance of OKLab. Source: CSS Color 4, "Sample code for color conversions".
function okLightness(lightness: number, a: number, b: number): number {
  const long = (lightness + 0.3963 * a + 0.2158 * b) ** 3;
  const medium = (lightness - 0.1056 * a - 0.0639 * b) ** 3;
  const short = (lightness - 0.0895 * a - 1.2915 * b) ** 3;
  return Math.cbrt(Math.max(0, -0.0406 * long + 1.1123 * medium - 0.0717 * short));
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

/** A number of a notation, as a part of what is `full` there; a percentage is one of `whole`. */
function amount(token: string, full: number, whole = 1): number {
  const number = Number.parseFloat(token);
  if (Number.isNaN(number)) return 0;
  return token.endsWith('%') ? (number / 100) * whole : number / full;
}

// Saturation and its like are percentages even where the sign is left out.
function share(token: string): number {
  return (Number.parseFloat(token) || 0) / 100;
}
