import { useCallback, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { useSurroundings } from '../../runtime/runtime.ts';

/** How far the pointer is from where the drag began. */
export type Drag = {
  /** CSS px, to the right and downward. */
  dx: number;
  dy: number;
  /** Like `dx`, but toward the end of the line: mirrored in right-to-left text. */
  inline: number;
  /** Where the pointer is in the viewport. */
  x: number;
  y: number;
};

/** What a drag does, from the press to its end. */
export type PointerDragOptions = {
  /** Called on the press; returning false refuses the drag. */
  onStart?: (event: ReactPointerEvent<HTMLElement>) => boolean | void;
  onMove: (drag: Drag) => void;
  /** The pointer was lifted: what `onMove` showed last is final. */
  onEnd: (drag: Drag) => void;
  /** Escape, or the system took the pointer: everything goes back to how it was. */
  onCancel: () => void;
  /** Distances snap to multiples of this many px. Default: 1. */
  step?: number;
  /** Px to go before a press becomes a drag, so that a click stays a click. Default: 0. */
  threshold?: number;
};

const NOWHERE: Drag = { dx: 0, dy: 0, inline: 0, x: 0, y: 0 };

/**
 * Dragging with one pointer: captured until it is lifted, taken back by Escape. A drag is never the only way: give keys
 * or buttons for the same.
 */
export function usePointerDrag(options: PointerDragOptions) {
  const { dir } = useSurroundings();
  const [isDragging, setIsDragging] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary || latest.current.onStart?.(event) === false) return;
      follow(event, dir, latest, setIsDragging);
    },
    [dir],
  );
  return { onPointerDown, isDragging };
}

function follow(
  start: ReactPointerEvent<HTMLElement>,
  dir: 'ltr' | 'rtl',
  latest: { readonly current: PointerDragOptions },
  setIsDragging: (isDragging: boolean) => void,
): void {
  const { pointerId, clientX, clientY } = start;
  const handle = start.currentTarget;
  const { step = 1, threshold = 0 } = latest.current;
  let isUnderWay = false;
  let drag = NOWHERE;
  const begin = () => {
    isUnderWay = true;
    setIsDragging(true);
    // A pointer that is gone by now cannot be captured; the drag then ends with the next event.
    if (handle.isConnected) handle.setPointerCapture(pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
    if (!isUnderWay && Math.hypot(dx, dy) < threshold) return;
    if (!isUnderWay) begin();
    const snapped = { dx: snap(dx, step), dy: snap(dy, step) };
    drag = { ...snapped, inline: dir === 'rtl' ? -snapped.dx : snapped.dx, x: event.clientX, y: event.clientY };
    latest.current.onMove(drag);
  };
  const stop = (isDone: boolean) => {
    handle.removeEventListener('pointermove', onMove);
    handle.removeEventListener('pointerup', onUp);
    handle.removeEventListener('pointercancel', onLost);
    handle.removeEventListener('lostpointercapture', onLost);
    window.removeEventListener('keydown', onKey, true);
    if (!isUnderWay) return;
    isUnderWay = false;
    setIsDragging(false);
    if (isDone) latest.current.onEnd(drag);
    else latest.current.onCancel();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId === pointerId) stop(true);
  };
  const onLost = (event: PointerEvent) => {
    if (event.pointerId === pointerId) stop(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around the handle stays open: Escape takes back the drag alone.
    event.preventDefault();
    event.stopPropagation();
    stop(false);
  };
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('pointerup', onUp);
  handle.addEventListener('pointercancel', onLost);
  handle.addEventListener('lostpointercapture', onLost);
  window.addEventListener('keydown', onKey, true);
  if (threshold === 0) begin();
}

function snap(distance: number, step: number): number {
  return Math.round(distance / step) * step;
}
