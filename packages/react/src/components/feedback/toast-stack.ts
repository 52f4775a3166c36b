/** Space between two toasts, in px. */
const GAP = 8;

/** Narrower than this, a toast takes the whole width and the corners of one edge are the same place. */
const WHOLE_WIDTH_PX = 640;

const stacks = new Map<string, HTMLElement[]>();

/**
 * Gives toasts that share a corner a place of their own: the newest stands at the edge, the older ones move away from
 * it. Returns what takes the toast out again.
 */
export function joinStack(position: string, toast: HTMLElement): () => void {
  const corner = window.innerWidth < WHOLE_WIDTH_PX ? (position.split('-')[0] ?? position) : position;
  const stack = stacks.get(corner) ?? [];
  stacks.set(corner, stack);
  stack.unshift(toast);
  const settle = () => place(stack);
  const observer = new ResizeObserver(settle);
  observer.observe(toast);
  settle();
  return () => {
    observer.disconnect();
    stack.splice(stack.indexOf(toast), 1);
    settle();
  };
}

function place(stack: readonly HTMLElement[]): void {
  let offset = 0;
  for (const toast of stack) {
    toast.style.setProperty('--offset', `${offset}px`);
    offset += toast.offsetHeight + GAP;
  }
}
