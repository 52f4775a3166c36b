import type { Spec } from '@ui-composition/client';
import type { Inspect } from '@ui-composition/react';
import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

// What React's types of a fragment's instance leave out.
type Place = NonNullable<Parameters<Inspect>[1]> & {
  getRootNode: () => Node;
  getClientRects: () => DOMRect[];
  scrollIntoView: (isAtTop: boolean) => void;
};

/** Between an element and its outline, in pixels. */
const OUTLINE_GAP = 4;

const OUTLINED_MS = 2_500;

/** Links elements of the spec with where they stand on the screen. */
export type Inspector = {
  inspect: Inspect;
  /** The innermost element at a point of the window. */
  elementAt: (x: number, y: number, spec: Spec) => string | undefined;
  /** Where the picked element stands, for an outline. */
  box: CSSProperties | undefined;
  /** Outlines an element and brings it into sight. */
  show: (elementId: string) => void;
};

/** @param picked the element to outline */
export function useInspector(picked: string | undefined): Inspector {
  const places = useRef(new Map<string, Place[]>());
  const [box, setBox] = useState<CSSProperties>();
  const frame = useRef<number>(undefined);
  const outline = useCallback((place: Place | undefined) => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    const endsAtMs = performance.now() + OUTLINED_MS;
    // What is outlined moves on as the page is scrolled and parts come and go.
    const follow = (): void => {
      const isOver = place === undefined || !isThere(place) || performance.now() > endsAtMs;
      const next = isOver ? undefined : boxOf(rectsOf(place));
      setBox((known) => (isSameBox(known, next) ? known : next));
      if (!isOver) frame.current = requestAnimationFrame(follow);
    };
    follow();
  }, []);
  /** Asked for before it was drawn. */
  const awaited = useRef<string>(undefined);
  const show = useCallback(
    (elementId: string) => {
      const place = places.current.get(elementId)?.find(isThere);
      awaited.current = place === undefined ? elementId : undefined;
      if (place !== undefined && !isInSight(rectsOf(place))) place.scrollIntoView(true);
      outline(place);
    },
    [outline],
  );
  const inspect = useCallback<Inspect>(
    (elementId, place) => {
      // A repeated element has a place for each row; the renderer does not report which row has gone.
      const standing = (places.current.get(elementId) ?? []).filter(isThere);
      places.current.set(elementId, place === null ? standing : [...standing, place as Place]);
      if (place !== null && elementId === awaited.current) requestAnimationFrame(() => show(elementId));
    },
    [show],
  );
  useLayoutEffect(() => {
    outline(picked === undefined ? undefined : places.current.get(picked)?.find(isThere));
    return () => outline(undefined);
  }, [picked, outline]);
  const elementAt = useCallback((x: number, y: number, spec: Spec) => {
    let found: string[] = [];
    let smallest = Infinity;
    for (const [id, standing] of places.current) {
      for (const { left, right, top, bottom, width, height } of standing.filter(isThere).flatMap(rectsOf)) {
        const isInside = x >= left && x <= right && y >= top && y <= bottom;
        if (!isInside || width * height > smallest) continue;
        found = width * height === smallest ? [...found, id] : [id];
        smallest = width * height;
      }
    }
    // A button may fill its row.
    return found.find((id) => !found.some((other) => other !== id && isBelow(other, id, spec)));
  }, []);
  return { inspect, elementAt, box, show };
}

function isBelow(id: string, above: string, spec: Spec, levels = 40): boolean {
  const children = spec.elements[above]?.children ?? [];
  return levels > 0 && (children.includes(id) || children.some((child) => isBelow(id, child, spec, levels - 1)));
}

function isThere(place: Place): boolean {
  return place.getRootNode() === document;
}

function rectsOf(place: Place): DOMRect[] {
  return place.getClientRects();
}

// The bar below the stage may cover it.
function isInSight(rects: readonly DOMRect[]): boolean {
  return rects.every(({ left, width, top, bottom }) =>
    [top, bottom].every((y) => document.elementFromPoint(left + width / 2, y)?.closest('[data-stage]') != null),
  );
}

function isSameBox(one: CSSProperties | undefined, other: CSSProperties | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function boxOf(rects: readonly DOMRect[]): CSSProperties | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return {
    position: 'fixed',
    left: left - OUTLINE_GAP,
    top: top - OUTLINE_GAP,
    width: right - left + 2 * OUTLINE_GAP,
    height: bottom - top + 2 * OUTLINE_GAP,
  };
}
