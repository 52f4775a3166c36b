/** Menus that several components share. A menu never widens into a free value. */

export const SIZES = ['sm', 'md', 'lg'] as const;
export const WIDE_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export const TONES = ['neutral', 'success', 'warning', 'critical', 'info'] as const;
export const TEXT_TONES = ['default', 'muted', 'success', 'warning', 'critical', 'info'] as const;
export const GAPS = ['none', 'sm', 'md', 'lg', 'xl'] as const;
export const PADDINGS = ['none', 'sm', 'md', 'lg'] as const;
export const SHADOWS = ['none', 'sm', 'md', 'lg', 'xl'] as const;
export const RADII = ['none', 'sm', 'md', 'lg', 'full'] as const;
export const ALIGNS = ['start', 'center', 'end'] as const;
export const TEXT_ALIGNS = ['left', 'center', 'right'] as const;
export const SIDES = ['top', 'bottom', 'left', 'right'] as const;
export const ORIENTATIONS = ['horizontal', 'vertical'] as const;
export const DENSITIES = ['compact', 'normal', 'comfortable'] as const;
export const HEADING_LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;
export const MOTIONS = ['none', 'fast', 'normal', 'slow'] as const;
export const ASPECTS = ['auto', '1/1', '4/3', '3/2', '16/9', '21/9', '3/4'] as const;
export const WEIGHTS = ['normal', 'medium', 'semibold', 'bold'] as const;
export const PALETTES = ['brand', 'cool', 'warm', 'categorical', 'mono'] as const;
export const VALUE_FORMATS = ['plain', 'compact', 'percent'] as const;
export const SORT_DIRECTIONS = ['asc', 'desc', 'none'] as const;
