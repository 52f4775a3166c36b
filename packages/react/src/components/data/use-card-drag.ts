import { useRef, useState, type PointerEvent } from 'react';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import type { CardPlace } from './board-lanes.ts';

const THRESHOLD_PX = 6;

type DragState = { from: CardPlace; to: CardPlace | undefined; dx: number; dy: number };

/**
 * Dragging cards between lanes with mouse or pen; a finger scrolls. The buttons of the card do the same.
 *
 * @param onDrop called with the place where a card was dropped, when that is another place
 */
export function useCardDrag(onDrop: (from: CardPlace, to: CardPlace) => void) {
  const board = useRef<HTMLUListElement>(null);
  const from = useRef<CardPlace>({ lane: 0, index: 0 });
  const [drag, setDrag] = useState<DragState>();
  const pointer = usePointerDrag({
    threshold: THRESHOLD_PX,
    onMove: ({ dx, dy, x, y }) =>
      setDrag({ from: from.current, to: placeAt(board.current, x, y, from.current), dx, dy }),
    onEnd: ({ x, y }) => {
      const to = placeAt(board.current, x, y, from.current);
      setDrag(undefined);
      swallowClick();
      const isElsewhere = to !== undefined && (to.lane !== from.current.lane || to.index !== from.current.index);
      if (isElsewhere) onDrop(from.current, to);
    },
    onCancel: () => setDrag(undefined),
  });
  return {
    board,
    drag,
    onPointerDown: (event: PointerEvent<HTMLElement>, place: CardPlace) => {
      const target = event.target as HTMLElement;
      const isOtherButton = target.closest('button, a, input') !== null && target.closest('[data-card-body]') === null;
      if (event.pointerType === 'touch' || isOtherButton) return;
      from.current = place;
      pointer.onPointerDown(event);
    },
  };
}

/** The lane below the pointer and the place among its cards; the dragged card counts as gone. */
function placeAt(board: HTMLElement | null, x: number, y: number, from: CardPlace): CardPlace | undefined {
  const lanes = [...(board?.children ?? [])];
  const lane = lanes.findIndex((element) => {
    const box = element.getBoundingClientRect();
    return x >= box.left && x <= box.right;
  });
  if (lane === -1) return undefined;
  const cards = [...(lanes[lane]?.querySelectorAll('[data-card]') ?? [])].filter(
    (_, index) => lane !== from.lane || index !== from.index,
  );
  const index = cards.findIndex((card) => {
    const box = card.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return { lane, index: index === -1 ? cards.length : index };
}

// The press that ended a drag is no press on the card.
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true), 0);
}
