import type { CSSProperties } from 'react';
import { solidFill } from '../looks/solid-fill.ts';
import { styles } from '../looks/styles.ts';

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
  return {
    ...solidFill(accent, accentText),
    ...styles({
      '--edge': borderColor,
      '--corner': radiusValue ?? (radius === 'md' || radius === 'full' ? undefined : CORNERS[radius]),
    }),
  };
}
