import type { CSSProperties } from 'react';
import { styles } from '../../parts/looks/styles.ts';

const RATIOS = { square: '1', video: '16 / 9', portrait: '3 / 4', wide: '21 / 9', auto: undefined };
const GAPS = { none: '0px', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem' };

type Tiles = {
  columns: number;
  gap: keyof typeof GAPS;
  ratio: keyof typeof RATIOS;
  radiusValue: string | undefined;
  borderColor: string | undefined;
};

/** How a grid of pictures is laid out: its columns where there is room, fewer where they would be too narrow. */
export function tileStyles({ columns, gap, ratio, radiusValue, borderColor }: Tiles): CSSProperties {
  return styles({
    '--columns': columns,
    '--gap': GAPS[gap],
    '--ratio': RATIOS[ratio],
    '--corner': radiusValue,
    '--edge': borderColor,
  });
}
