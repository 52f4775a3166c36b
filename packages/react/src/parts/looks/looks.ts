type Depth = 'none' | 'sm' | 'md' | 'lg' | 'xl';
type Radius = 'none' | 'sm' | 'md' | 'lg' | 'full';

/** The shadow of a menu value; undefined leaves the stylesheet's own. */
export function shadowOf(depth: Depth | undefined): string | undefined {
  if (depth === undefined) return undefined;
  return depth === 'none' ? 'none' : `var(--ui-shadow-${depth})`;
}

const FRAME_CORNERS: { readonly [radius in Radius]: string } = {
  none: '0',
  sm: 'var(--ui-radius-md)',
  md: 'var(--ui-radius-lg)',
  lg: 'var(--ui-radius-xl)',
  full: 'var(--ui-radius-full)',
};

/** The corner of a card, picture or other frame: one step rounder than that of a control. */
export function frameCorner(radius: Radius): string {
  return FRAME_CORNERS[radius];
}

const CONTROL_CORNERS: { readonly [radius in Radius]: string } = {
  none: '0',
  sm: 'var(--ui-radius-sm)',
  md: 'var(--ui-radius-md)',
  lg: 'var(--ui-radius-lg)',
  full: 'var(--ui-radius-full)',
};

/** The corner of a button or field. */
export function controlCorner(radius: Radius): string {
  return CONTROL_CORNERS[radius];
}
