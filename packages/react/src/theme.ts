import type { CSSProperties } from 'react';

/** How a host makes the interface its own. Lightness of colours stays fixed, so that every contrast holds. */
export type Theme = {
  mode?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand colour as `#rrggbb`: its hue and strength become the accent's. `ink` is the theme without colour. */
  accent?: string | undefined;
  /** Tint of the greys as `#rrggbb`; absent, it follows the accent a little. */
  neutral?: string | undefined;
  /** 0 square, 1 as designed, 2 very round. */
  radius?: number | undefined;
  /** A CSS font family; the host loads the font. */
  font?: string | undefined;
  density?: 'compact' | 'normal' | 'comfortable' | undefined;
};

/** What a theme sets on the element that carries the tokens. */
export type ThemeAttributes = {
  style: CSSProperties;
  'data-theme'?: 'light' | 'dark';
  'data-accent'?: 'ink';
  'data-density'?: string;
};

/** Strength of the accent as it was designed; a brand colour is measured against it. */
const DESIGNED_CHROMA = 0.17;

/** Turns a theme into the knobs of tokens.css. */
export function themeAttributes(theme: Theme = {}): ThemeAttributes {
  const accent = theme.accent === undefined || theme.accent === 'ink' ? undefined : hueAndChroma(theme.accent);
  const neutral = theme.neutral === undefined ? undefined : hueAndChroma(theme.neutral);
  const knobs: Record<string, string | number> = {
    ...(accent === undefined
      ? {}
      : {
          '--ui-accent-hue': round(accent.hue),
          '--ui-accent-chroma': round(Math.min(1.15, accent.chroma / DESIGNED_CHROMA)),
          '--ui-neutral-hue': round(accent.hue),
        }),
    ...(neutral === undefined
      ? {}
      : { '--ui-neutral-hue': round(neutral.hue), '--ui-neutral-chroma': round(Math.min(2, neutral.chroma / 0.015)) }),
    ...(theme.radius === undefined ? {} : { '--ui-radius-scale': Math.min(2, Math.max(0, theme.radius)) }),
    ...(theme.font === undefined || !isFontFamily(theme.font) ? {} : { '--ui-font': theme.font }),
  };
  return {
    style: knobs,
    ...(theme.mode === 'light' || theme.mode === 'dark' ? { 'data-theme': theme.mode } : {}),
    ...(theme.accent === 'ink' ? { 'data-accent': 'ink' as const } : {}),
    ...(theme.density === undefined || theme.density === 'normal' ? {} : { 'data-density': theme.density }),
  };
}

function isFontFamily(text: string): boolean {
  return text.length <= 200 && !/[;{}<>()]/.test(text);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Hue in degrees and chroma of an `#rrggbb` colour in OKLCH; undefined for anything else. Source: CSS Color 4, 9.2. */
export function hueAndChroma(hex: string): { hue: number; chroma: number } | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { hue: (hue + 360) % 360, chroma: Math.hypot(a, b) };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
