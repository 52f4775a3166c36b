/** How many elements are drawn at once; more take longer than a frame may. */
const PART = 100;

/** The elements that have come but are not drawn yet. */
export type HeldBack = {
  has: (id: string) => boolean;
  /** Of the elements that are new, holds back those after the first part. */
  take: (newIds: readonly string[]) => void;
  /** Lets go of the next part, in the order in which they came. */
  release: () => readonly string[];
};

/**
 * A screen that comes whole is drawn part after part in reading order: what is on top stands in the first frame, and
 * no frame takes long. Screens of a usual size are one part.
 */
export function createHeldBack(): HeldBack {
  const waiting = new Set<string>();
  return {
    has: (id) => waiting.has(id),
    take: (newIds) => {
      for (const id of newIds.slice(PART)) waiting.add(id);
    },
    release: () => {
      const part = [...waiting].slice(0, PART);
      for (const id of part) waiting.delete(id);
      return part;
    },
  };
}

/** The ids of a tree from the top to the bottom of the page. */
export function readingOrder(root: string | undefined, children: ReadonlyMap<string, readonly string[]>): string[] {
  const order: string[] = [];
  const stack = root === undefined ? [] : [root];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    order.push(id);
    stack.push(...(children.get(id) ?? []).toReversed());
  }
  return order;
}
