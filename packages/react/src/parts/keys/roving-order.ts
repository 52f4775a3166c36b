/** A row or column of items of which Tab reaches one and the arrows reach the others. */
export type RovingOrder = {
  count: number;
  /** Where the focus is. */
  current: number;
  orientation: 'horizontal' | 'vertical' | 'both';
  isRightToLeft: boolean;
  /** Whether the last is followed by the first. */
  isLoop: boolean;
  isSkipped: (index: number) => boolean;
};

/** Where a key leads: an index, or undefined when the key means nothing here. Every item may be skipped. */
export function indexAfterKey(key: string, order: RovingOrder): number | undefined {
  const { count, current } = order;
  if (key === 'Home') return nearest(0, 1, order);
  if (key === 'End') return nearest(count - 1, -1, order);
  const step = stepOfKey(key, order);
  return step === undefined ? undefined : nearest(current + step, step, order);
}

function stepOfKey(key: string, { orientation, isRightToLeft }: RovingOrder): 1 | -1 | undefined {
  if (orientation !== 'horizontal' && key === 'ArrowDown') return 1;
  if (orientation !== 'horizontal' && key === 'ArrowUp') return -1;
  if (orientation !== 'vertical' && key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (orientation !== 'vertical' && key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return undefined;
}

// Walks on over items that are skipped, at most once around.
function nearest(start: number, step: 1 | -1, { count, isLoop, isSkipped }: RovingOrder): number | undefined {
  for (let walked = 0; walked < count; walked++) {
    const position = start + walked * step;
    if (!isLoop && (position < 0 || position >= count)) return undefined;
    const index = ((position % count) + count) % count;
    if (!isSkipped(index)) return index;
  }
  return undefined;
}

/**
 * The item that typed letters lead to: the next one after the current whose label starts with them. The same letter
 * again and again walks through all that start with it.
 */
export function indexByTyping(labels: readonly string[], current: number, typed: string): number | undefined {
  const wanted = folded(typed);
  if (wanted === '') return undefined;
  const isOneLetter = Array.from(wanted).every((letter) => letter === wanted[0]);
  const query = isOneLetter ? (wanted[0] ?? '') : wanted;
  // While a word is being typed, the item that it led to so far may stay.
  const first = isOneLetter ? current + 1 : current;
  for (let walked = 0; walked < labels.length; walked++) {
    const index = (Math.max(0, first) + walked) % labels.length;
    if (folded(labels[index] ?? '').startsWith(query)) return index;
  }
  return undefined;
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trimStart().toLocaleLowerCase();
}
