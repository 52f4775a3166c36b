import type { CSSProperties } from 'react';

/**
 * Values for custom properties of one element, such as `--accent`. Undefined ones are left out, so that the stylesheet's
 * own value stands: `styles({ '--button-fill': props.accent })`.
 */
export function styles(values: Readonly<Record<string, string | number | undefined>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
