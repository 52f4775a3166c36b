import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';

/** Where a popover stands: side and edge of the anchor, pixels in between, and whether it is as wide at least. */
export type Placing = { placement: Placement; matchesWidth: boolean; gap: number };

/** Places a popover at its anchor, and again whenever something moves, until the signal ends it. */
export function keepPlaced(anchor: HTMLElement, popover: HTMLElement, placing: Placing, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = autoUpdate(anchor, popover, () => void placeAt(anchor, popover, placing));
  signal.addEventListener('abort', stop, { once: true });
}

async function placeAt(anchor: HTMLElement, popover: HTMLElement, { placement, matchesWidth, gap }: Placing) {
  const edge = 8;
  const { x, y } = await computePosition(anchor, popover, {
    placement,
    strategy: 'fixed',
    middleware: [
      offset(gap),
      flip({ padding: edge }),
      shift({ padding: edge }),
      size({
        padding: edge,
        apply({ rects, availableHeight, availableWidth }) {
          popover.style.setProperty('--room', `${Math.max(96, Math.floor(availableHeight))}px`);
          popover.style.maxInlineSize = `${Math.floor(availableWidth)}px`;
          if (matchesWidth) popover.style.minInlineSize = `${Math.min(rects.reference.width, availableWidth)}px`;
        },
      }),
    ],
  });
  popover.style.left = `${Math.round(x)}px`;
  popover.style.top = `${Math.round(y)}px`;
  popover.dataset['placed'] = '';
}
