import { foldText } from '#builtin/understand/words/fold-text.ts';
import { colorIn, type AccentColor } from './theme-colors.ts';

/** What `context.theme` asks for, as far as the catalog has props for it. */
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

/** Reads a theme; words that say nothing about looks that we can give are passed over. */
export function readTheme(theme: string | undefined): Theme {
  if (theme === undefined) return {};
  const words = foldText(theme);
  const read: Theme = Object.assign({}, ...READERS.filter(([pattern]) => pattern.test(words)).map(([, asks]) => asks));
  const accent = colorIn(theme);
  return accent === undefined ? read : { ...read, accent };
}
