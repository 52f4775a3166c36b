import type { ComponentProps } from '../../generated/component-props.ts';

/** A mark on a picture; all places are shares of its width and height, 0 to 1. */
export type Annotation = NonNullable<ComponentProps['MediaAnnotator']['annotations']>[number];

/** A place on the picture, in shares of its width and height. */
export type Point = { x: number; y: number };

/** The ways of drawing a mark. */
export type Tool = Annotation['kind'];

/** A new mark from where a stroke went; undefined when nothing was drawn, such as a box without a side. */
export function markFrom(kind: Tool, points: readonly Point[], id: string): Annotation | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const bare = { id, kind, label: undefined, color: undefined, w: undefined, h: undefined, points: undefined };
  switch (kind) {
    case 'pin':
      return { ...bare, x: last.x, y: last.y };
    case 'text':
      return { ...bare, label: '', x: last.x, y: last.y };
    case 'box': {
      const box = boxBetween(first, last);
      return box.w < SMALLEST || box.h < SMALLEST ? undefined : { ...bare, ...box };
    }
    case 'freehand':
      return points.length < 2 ? undefined : { ...bare, x: undefined, y: undefined, points: [...points] };
  }
}

const SMALLEST = 0.01;

function boxBetween(a: Point, b: Point): { x: number; y: number; w: number; h: number } {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    w: rounded(Math.abs(a.x - b.x)),
    h: rounded(Math.abs(a.y - b.y)),
  };
}

/** The box around a mark; a pin and a text have no size. */
export function boundsOf({ kind, x = 0, y = 0, w = 0, h = 0, points = [] }: Annotation): {
  x: number;
  y: number;
  w: number;
  h: number;
} {
  if (kind === 'box') return { x, y, w, h };
  if (kind !== 'freehand' || points.length === 0) return { x, y, w: 0, h: 0 };
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return boxBetween({ x: left, y: top }, { x: Math.max(...xs), y: Math.max(...ys) });
}

/** An id that no mark has yet. */
export function freshId(marks: readonly Annotation[]): string {
  const taken = new Set(marks.map(({ id }) => id));
  let number = marks.length + 1;
  while (taken.has(`mark-${number}`)) number++;
  return `mark-${number}`;
}

/** The id of a mark; one without an id is known by its place in the list. */
export function idOf(mark: Annotation, index: number): string {
  return mark.id ?? `#${index + 1}`;
}

/** A place within the picture, fine enough for any screen. */
export function placeWithin(x: number, y: number): Point {
  return { x: rounded(Math.min(1, Math.max(0, x))), y: rounded(Math.min(1, Math.max(0, y))) };
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
