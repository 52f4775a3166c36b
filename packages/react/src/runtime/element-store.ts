import { isMembers } from './place.ts';
import { type Element, readElement } from './element.ts';
import { sameJson } from '#contract/json/apply-operation.ts';

const MAX_ELEMENTS = 600;
const MAX_DEPTH = 40;

/** A spec as it comes: whole, or in the middle of a stream. */
export type DraftSpec = {
  readonly root?: unknown;
  readonly elements?: unknown;
  readonly state?: unknown;
  readonly actions?: unknown;
};

/** The elements of one composition as a tree without cycles, and their subscribers. */
export type ElementStore = {
  root: () => string | undefined;
  element: (id: string) => Element | undefined;
  /** Counts the changes of an element or its list of children. */
  version: (id: string) => number;
  /** The ids below an element, each of which stands nowhere else in the tree. */
  children: (id: string) => readonly string[];
  handler: (action: string) => Readonly<Record<string, unknown>> | undefined;
  /** True while more operations are to come: what is promised but missing is drawn as a placeholder. */
  isLoading: () => boolean;
  /** True for an element of a large screen whose turn to be drawn has not come. */
  isHeldBack: (id: string) => boolean;
  /** Lets the next part of a large screen be drawn; false when nothing is held back any more. */
  release: () => boolean;
  update: (spec: DraftSpec, isLoading: boolean) => void;
  /** Subscribes to one element and its children or, as `''`, to the root and the end of loading. */
  subscribe: (id: string, listener: () => void) => () => void;
};

type Tree = { root: string | undefined; elements: Map<string, Element>; children: Map<string, readonly string[]> };

const NO_CHILDREN: readonly string[] = [];

/**
 * @param isInParts false draws a large screen at once, as a server does
 */
export function createElementStore(
  spec: DraftSpec,
  { isLoading: isLoadingAtStart, isInParts = false }: { isLoading: boolean; isInParts?: boolean },
): ElementStore {
  let current = spec;
  let isLoading = isLoadingAtStart;
  let raw = rawElements(spec);
  let tree = readTree(spec, raw, isLoading);
  const listeners = new Map<string, Set<() => void>>();
  const versions = new Map<string, number>();
  const heldBack = createHeldBack();
  if (isInParts) heldBack.take(readingOrder(tree.root, tree.children));

  function notify(id: string): void {
    versions.set(id, (versions.get(id) ?? 0) + 1);
    for (const listener of listeners.get(id) ?? []) listener();
  }

  return {
    root: () => tree.root,
    element: (id) => tree.elements.get(id),
    version: (id) => versions.get(id) ?? 0,
    children: (id) => tree.children.get(id) ?? NO_CHILDREN,
    handler: (action) => {
      const handlers = current.actions;
      const handler = isMembers(handlers) && Object.hasOwn(handlers, action) ? handlers[action] : undefined;
      return isMembers(handler) ? handler : undefined;
    },
    isLoading: () => isLoading,
    isHeldBack: heldBack.has,
    release: () => {
      const part = heldBack.release();
      part.forEach(notify);
      return part.length > 0;
    },
    update: (next, nextLoading) => {
      const before = tree;
      const wasLoading = isLoading;
      raw = keepIdentity(raw, rawElements(next));
      current = next;
      isLoading = nextLoading;
      tree = readTree(next, raw, nextLoading);
      keepChildren(before, tree);
      heldBack.take(readingOrder(tree.root, tree.children).filter((id) => !before.children.has(id)));
      if (before.root !== tree.root || wasLoading !== nextLoading) notify('');
      for (const id of new Set([...before.elements.keys(), ...tree.elements.keys(), ...listeners.keys()])) {
        const isChanged =
          before.elements.get(id) !== tree.elements.get(id) || before.children.get(id) !== tree.children.get(id);
        if (id !== '' && (isChanged || wasLoading !== nextLoading)) notify(id);
      }
    },
    subscribe: (id, listener) => {
      const waiting = listeners.get(id) ?? new Set();
      listeners.set(id, waiting.add(listener));
      return () => {
        waiting.delete(listener);
        if (waiting.size === 0) listeners.delete(id);
      };
    },
  };
}

function rawElements(spec: DraftSpec): ReadonlyMap<string, unknown> {
  const entries = isMembers(spec.elements) ? Object.entries(spec.elements) : [];
  return new Map(entries.slice(0, MAX_ELEMENTS));
}

// An element that says the same keeps its object, and with it everything that was worked out from it.
function keepIdentity(before: ReadonlyMap<string, unknown>, next: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  for (const [id, element] of next) {
    const known = before.get(id);
    kept.set(id, known === element || !isSame(known, element) ? element : known);
  }
  return kept;
}

function isSame(left: unknown, right: unknown): boolean {
  return isMembers(left) && isMembers(right) && sameJson(left as never, right as never);
}

/** Walks down from the root; an id that stands in the tree already, or lies too deep, is left out where it comes again. */
function readTree(spec: DraftSpec, raw: ReadonlyMap<string, unknown>, isLoading: boolean): Tree {
  const elements = new Map<string, Element>();
  for (const [id, value] of raw) {
    const element = readElement(value);
    if (element !== undefined) elements.set(id, element);
  }
  const children = new Map<string, readonly string[]>();
  const root = typeof spec.root === 'string' && elements.has(spec.root) ? spec.root : undefined;
  if (root === undefined) return { root, elements, children };
  const placed = new Set([root]);
  let level = [root];
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH; depth++) {
    const next: string[] = [];
    for (const id of level) {
      const below = (elements.get(id)?.children ?? []).filter((child) => {
        if (placed.has(child) || !(elements.has(child) || isLoading)) return false;
        placed.add(child);
        return true;
      });
      children.set(id, below);
      next.push(...below);
    }
    level = next;
  }
  return { root, elements, children };
}

// A parent is notified of its children when the list differs, or what it may show of one: its type or its title.
function keepChildren(before: Tree, after: Tree): void {
  for (const [id, list] of after.children) {
    const known = before.children.get(id);
    const looksSame = (child: string, index: number): boolean =>
      child === list[index] && face(before.elements.get(child)) === face(after.elements.get(child));
    if (known?.length === list.length && known.every(looksSame)) {
      after.children.set(id, known);
    }
  }
}

function face(element: Element | undefined): string | undefined {
  return element === undefined ? undefined : `${element.type} ${JSON.stringify(element.props['title'])}`;
}

/** How many elements are drawn at once; more take longer than a frame may. */
const PART = 100;

/** The elements that have come but are not drawn yet. */
type HeldBack = {
  has: (id: string) => boolean;
  /** Of the elements that are new, holds back those after the first part. */
  take: (newIds: readonly string[]) => void;
  /** Releases the next part, in the order of arrival. */
  release: () => readonly string[];
};

/**
 * A screen that comes whole is drawn part after part in reading order: what is on top stands in the first frame, and
 * no frame takes long. Screens of a usual size are one part.
 */
function createHeldBack(): HeldBack {
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
function readingOrder(root: string | undefined, children: ReadonlyMap<string, readonly string[]>): string[] {
  const order: string[] = [];
  const stack = root === undefined ? [] : [root];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    order.push(id);
    stack.push(...(children.get(id) ?? []).toReversed());
  }
  return order;
}
