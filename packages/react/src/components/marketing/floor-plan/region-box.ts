import type { ComponentProps } from '../../../generated/component-props.ts';

/** One place of a floor plan. */
export type Region = ComponentProps['FloorPlan']['regions'][number];

/** A rectangle in shares of the plan. */
type Box = { x: number; y: number; w: number; h: number };

/** The rectangle around a place; what is missing or sticks out is held within the plan. */
export function boxOf({ kind, x = 0, y = 0, w = 0.1, h = 0.1, points = [] }: Region): Box {
  if (kind === 'rect' || points.length === 0) return within(x, y, x + w, y + h);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return within(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function within(left: number, top: number, right: number, bottom: number): Box {
  const hold = (share: number) => Math.min(1, Math.max(0, share));
  return { x: hold(left), y: hold(top), w: hold(right) - hold(left), h: hold(bottom) - hold(top) };
}

/** The corners of a polygon within its rectangle, for `clip-path`; undefined for a rectangle. */
export function outlineOf({ kind, points = [] }: Region, { x, y, w, h }: Box): string | undefined {
  if (kind === 'rect' || points.length < 3) return undefined;
  const share = (at: number, from: number, span: number) =>
    span === 0 ? 0 : Math.round(((at - from) / span) * 1e4) / 100;
  return `polygon(${points.map((point) => `${share(point.x, x, w)}% ${share(point.y, y, h)}%`).join(', ')})`;
}
