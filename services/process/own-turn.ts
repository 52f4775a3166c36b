const waiting: (() => void)[] = [];

/**
 * To be awaited before a piece of work that takes many milliseconds: resolves at most one waiter in each turn of the
 * event loop, so that such pieces never add up to one long turn.
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
