import type { CSSProperties } from 'react';
import { styles } from './styles.ts';

/**
 * Fills on which all tokens of a mode have their contrast, and those on which its muted text still has 4.5 : 1. Between
 * the two modes lie the full colours, such as most brands': only black or white can be read on them.
 */
const ALL_HOLD = { dark: 0.27, light: 0.95 };
const MUTED_HOLDS = { dark: 0.38, light: 0.85 };

/** Black or white, by the mode: a surface of the other mode that stands inside has the other one. */
const INK = 'light-dark(#000, #fff)';
const TONES = ['accent', 'success', 'warning', 'critical', 'info'];

/** The tokens that have to be stronger on a fill of a lightness than they are on the surfaces of its mode. */
export function tokensOn(bg: string, lightness: number, mode: 'light' | 'dark'): CSSProperties {
  const isBeyond = ({ dark, light }: typeof ALL_HOLD) => (mode === 'dark' ? lightness <= dark : lightness >= light);
  if (isBeyond(ALL_HOLD)) return {};
  return styles(isBeyond(MUTED_HOLDS) ? QUIET : { ...LOUD, ...solidOf(bg, mode) });
}

const QUIET = {
  '--ui-text-subtle': 'var(--ui-text-muted)',
  '--ui-border-field': 'var(--ui-text-muted)',
  '--ui-warning-mark': 'var(--ui-warning-text)',
  '--ui-tick': 'light-dark(var(--ui-accent-solid), var(--ui-accent-mark))',
  '--ui-on-tick': 'light-dark(var(--ui-accent-on), #000)',
};

const LOUD = {
  ...Object.fromEntries(['text', 'text-muted', 'text-subtle', 'link', 'border-field', 'focus', 'chart-1'].map(inked)),
  ...Object.fromEntries(TONES.flatMap((tone) => [`${tone}-text`, `${tone}-text-strong`, `${tone}-mark`]).map(inked)),
  '--ui-text-disabled': `color-mix(in oklab, ${INK} 60%, transparent)`,
  '--ui-border': `color-mix(in oklab, ${INK} 25%, transparent)`,
  '--ui-border-strong': `color-mix(in oklab, ${INK} 50%, transparent)`,
  '--ui-thumb': 'light-dark(#fff, #000)',
  '--ui-plot': 'var(--ui-surface)',
  '--ui-plot-padding': 'var(--ui-space-4)',
};

/** The main button is filled with the ink, and its words have the colour of the ground. */
function solidOf(bg: string, mode: 'light' | 'dark'): Record<string, string> {
  return {
    '--ui-accent-solid': INK,
    '--ui-accent-solid-hover': 'light-dark(#222, #e4e4e4)',
    '--ui-tick': INK,
    '--ui-on-tick': 'light-dark(#fff, #000)',
    '--ui-accent-on': mode === 'dark' ? `light-dark(#fff, ${bg})` : `light-dark(${bg}, #000)`,
  };
}

function inked(name: string): [string, string] {
  return [`--ui-${name}`, INK];
}
