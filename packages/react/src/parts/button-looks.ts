import type { CSSProperties } from 'react';
import { readableOn } from './readable-on.ts';
import { styles } from './styles.ts';

type ButtonLooks = {
  accent?: string | undefined;
  accentText?: string | undefined;
  borderColor?: string | undefined;
  radius?: 'none' | 'sm' | 'md' | 'lg' | 'full';
  radiusValue?: string | undefined;
};

const CORNERS = { none: '0', sm: 'var(--ui-radius-sm)', lg: 'var(--ui-radius-lg)' };

/** The custom properties that carry a caller's colours and corner into a `ButtonFace`. */
export function buttonLooks({
  accent,
  accentText,
  borderColor,
  radius = 'md',
  radiusValue,
}: ButtonLooks): CSSProperties {
  return styles({
    '--fill': accent,
    '--fill-hover': accent === undefined ? undefined : `color-mix(in oklab, ${accent} 88%, black)`,
    '--ink': accentText ?? readableOn(accent),
    '--edge': borderColor,
    '--corner': radiusValue ?? (radius === 'md' || radius === 'full' ? undefined : CORNERS[radius]),
  });
}
