import type { CSSProperties } from 'react';
import { lightnessOf } from './lightness.ts';
import { styles } from './styles.ts';
import { tokensOn } from './tokens-on.ts';

/** Where black and white text have the same contrast: a luminance of 0.1791. */
const MIDDLE = 0.5637;

/**
 * A fill and a text colour that the caller chose, so that everything inside stays readable: on a fill, the tokens of
 * the mode that fits its lightness hold for the whole inside, whatever mode the page is in. Where the tokens are too
 * near to the fill, stronger ones take their place.
 */
export function surfaceStyles(bg: string | undefined, color: string | undefined): CSSProperties {
  const lightness = bg === undefined ? undefined : lightnessOf(bg);
  if (bg === undefined || lightness === undefined) return styles({ background: bg, color });
  const mode = lightness > MIDDLE ? 'light' : 'dark';
  return {
    ...tokensOn(bg, lightness, mode),
    ...styles({ background: bg, color: color ?? 'var(--ui-text)', colorScheme: mode }),
  };
}
