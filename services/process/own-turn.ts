const waiting: (() => void)[] = [];

/**
 * To be awaited before a piece of work that takes many milliseconds: resolves in a turn of the event loop in which
 * nobody else is let on, so that such pieces never add up to one long turn.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letNextOn);
  });
}

function letNextOn(): void {
  const next = waiting.shift();
  next?.();
  if (waiting.length > 0) setImmediate(letNextOn);
}
