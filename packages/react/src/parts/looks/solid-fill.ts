import type { CSSProperties } from 'react';
import { inkOn } from './ink-on.ts';
import { styles } from './styles.ts';

/** Fills a primary button with a colour of the caller's; its text is readable unless that colour is given too. */
export function solidFill(fill: string | undefined, ink?: string): CSSProperties {
  if (fill === undefined) return styles({ '--ink': ink });
  return styles({
    '--fill': fill,
    '--fill-hover': `color-mix(in oklab, ${fill} 88%, ${inkOn(fill) === undefined ? 'black' : 'var(--ink)'})`,
    '--ink': ink ?? inkOn(fill),
  });
}
