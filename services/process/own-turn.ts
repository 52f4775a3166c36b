const waiting: (() => void)[] = [];

/**
 * Awaited before work that takes many milliseconds: resolves at most one waiter per turn of the event loop, so that such
 * work never adds up to one long turn.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(releaseNext);
  });
}

function releaseNext(): void {
  const next = waiting.shift();
  next?.();
  if (waiting.length > 0) setImmediate(releaseNext);
}
