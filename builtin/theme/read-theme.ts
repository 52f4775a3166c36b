import { foldText } from '#builtin/understand/words/fold-text.ts';

/** What `context.theme` asks for, limited to what the catalog has props for. */
export type Theme = {
  accent?: AccentColor;
  isDark?: true;
  density?: 'compact' | 'roomy';
  radius?: 'none' | 'lg' | 'full';
  surface?: 'gradient' | 'glass' | 'elevated';
  isPlain?: true;
  palette?: 'brand' | 'cool' | 'warm' | 'mono';
};

const READERS: readonly [RegExp, Theme][] = [
  [/\b(?:dark|night|midnight|dunkel\w*|sombre|oscuro)\b/, { isDark: true }],
  [/\b(?:compact|dense|tight|kompakt|dicht|compacte?|dense|compacto)\b/, { density: 'compact' }],
  [/\b(?:spacious|airy|roomy|comfortable|relaxed|luftig|aere|espacioso)\b/, { density: 'roomy' }],
  [/\b(?:rounded|round|soft|playful|rund|arrondi|redondeado)\b/, { radius: 'lg' }],
  [/\b(?:pill|bubbly)\b/, { radius: 'full' }],
  [/\b(?:sharp|square|brutalist|angular|eckig|carre)\b/, { radius: 'none' }],
  [/\b(?:glass\w*|frosted)\b/, { surface: 'glass' }],
  [/\b(?:gradient)\b/, { surface: 'gradient' }],
  [/\b(?:elevated|raised|material)\b/, { surface: 'elevated' }],
  [/\b(?:minimal\w*|flat|plain|schlicht|epure)\b/, { isPlain: true }],
  [/\b(?:warm|sunset|autumn|chaud|calido)\b/, { palette: 'warm' }],
  [/\b(?:cool|cold|ocean|winter|kuhl|froid|frio)\b/, { palette: 'cool' }],
  [/\b(?:mono\w*|grayscale|greyscale|black and white)\b/, { palette: 'mono' }],
  [/\b(?:brand\w*|corporate)\b/, { palette: 'brand' }],
];

/** Reads a theme; unknown words are ignored. */
export function readTheme(theme: string | undefined): Theme {
  if (theme === undefined) return {};
  const words = foldText(theme);
  const read: Theme = Object.assign({}, ...READERS.filter(([pattern]) => pattern.test(words)).map(([, asks]) => asks));
  const accent = colorIn(theme);
  return accent === undefined ? read : { ...read, accent };
}

/** A fill and a text colour that is readable on it. */
type AccentColor = { fill: string; text: string };

// Named colours, in shades on which black or white text has a contrast of at least 4.5:1.
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

/** The colour that a theme names, as `#rrggbb`, `#rgb` or a word; undefined without any. */
function colorIn(theme: string): AccentColor | undefined {
  const hex = HEX.exec(theme)?.[0];
  const fill = hex ?? NAMED.find(([pattern]) => pattern.test(foldText(theme)))?.[1];
  return fill === undefined ? undefined : { fill, text: textOn(fill) };
}

// Black or white, whichever has more contrast. Source: WCAG 2.2, "relative luminance".
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
