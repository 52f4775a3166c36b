import type { Inspect } from '@ui-composition/react';
import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

type Place = NonNullable<Parameters<Inspect>[1]>;

/** Links elements of the spec with where they stand on the screen. */
export type Inspector = {
  inspect: Inspect;
  /** The innermost element at a point of the window. */
  elementAt: (x: number, y: number) => string | undefined;
  /** Where the picked element stands, for an outline. */
  box: CSSProperties | undefined;
};

/** @param picked the element to outline */
export function useInspector(picked: string | undefined): Inspector {
  const places = useRef(new Map<string, Place>());
  const [box, setBox] = useState<CSSProperties>();
  const inspect = useCallback<Inspect>((elementId, place) => {
    if (place === null) places.current.delete(elementId);
    else places.current.set(elementId, place);
  }, []);
  useLayoutEffect(() => {
    const place = picked === undefined ? undefined : places.current.get(picked);
    setBox(place === undefined ? undefined : boxOf(rectsOf(place)));
    if (place === undefined) return;
    const timer = setTimeout(() => setBox(undefined), 2_500);
    return () => clearTimeout(timer);
  }, [picked]);
  const elementAt = useCallback((x: number, y: number) => {
    let best: string | undefined;
    let smallest = Infinity;
    for (const [id, place] of places.current) {
      for (const { left, right, top, bottom, width, height } of rectsOf(place)) {
        const isInside = x >= left && x <= right && y >= top && y <= bottom;
        if (isInside && width * height < smallest) [best, smallest] = [id, width * height];
      }
    }
    return best;
  }, []);
  return { inspect, elementAt, box };
}

function rectsOf(place: Place): DOMRect[] {
  return (place as unknown as { getClientRects: () => DOMRect[] }).getClientRects();
}

function boxOf(rects: readonly DOMRect[]): CSSProperties | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { position: 'fixed', left, top, width: right - left, height: bottom - top };
}
