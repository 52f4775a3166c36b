import { foldText } from '#builtin/understand/words/fold-text.ts';

/** A fill, and the text colour that can be read on it. */
export type AccentColor = { fill: string; text: string };

// Colours called by name, in shades on which white or black text reaches 4.5 to 1.
const NAMED: readonly [RegExp, string][] = [
  [/\b(?:red|crimson|rot|rouge|rojo)\b/, '#b91c1c'],
  [/\b(?:orange|amber|naranja)\b/, '#c2410c'],
  [/\b(?:yellow|gold|golden|gelb|jaune|amarillo)\b/, '#facc15'],
  [/\b(?:green|emerald|forest|grun|vert|verde)\b/, '#15803d'],
  [/\b(?:teal|turquoise|turkis|mint)\b/, '#0f766e'],
  [/\b(?:blue|navy|blau|bleu|azul)\b/, '#1d4ed8'],
  [/\b(?:indigo)\b/, '#4338ca'],
  [/\b(?:purple|violet|lila|violett|violeta|morado)\b/, '#7e22ce'],
  [/\b(?:pink|magenta|rosa|rose)\b/, '#be185d'],
  [/\b(?:brown|braun|marron)\b/, '#78350f'],
];
const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i;

/** The colour that a theme names, as `#rrggbb`, `#rgb` or a word; undefined for one that names none. */
export function colorIn(theme: string): AccentColor | undefined {
  const hex = HEX.exec(theme)?.[0];
  const fill = hex ?? NAMED.find(([pattern]) => pattern.test(foldText(theme)))?.[1];
  return fill === undefined ? undefined : { fill, text: textOn(fill) };
}

// Black or white, whichever stands out more. Source: WCAG 2.2, "relative luminance".
function textOn(fill: string): string {
  const digits = fill.slice(1);
  const pairs =
    digits.length === 3 ? (digits.match(/./g) ?? []).map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}
