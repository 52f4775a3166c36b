import { canonicalPointer, readAt, writeAt } from './pointer.ts';

/** The live state of one composition: an immutable tree and the subscribers of its places. */
export type StateStore = {
  /** The whole tree; a new object after every change. */
  all: () => unknown;
  read: (pointer: string) => unknown;
  /** Puts a value where the user (or an action) wants it; from then on no seed overwrites that place. */
  write: (pointer: string, value: unknown) => void;
  /** The same for what a control says, which may be text: a number stays a number, a boolean a boolean. */
  writeLike: (pointer: string, value: unknown) => void;
  /** Takes a new start state, as it grows while an answer streams in; places that the user has changed stay. */
  seed: (state: unknown) => void;
  /** Forgets everything, for a restart or another interface. */
  reset: (state: unknown) => void;
  /** Calls back after a change at one of the pointers, above or below it. Returns the way to stop. */
  subscribe: (pointers: readonly string[], listener: () => void) => () => void;
};

/** Creates the store; `initial` is shared, never changed. */
export function createStateStore(initial: unknown): StateStore {
  let state = initial;
  let seeded = initial;
  const touched = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  // What stood where a control writes, before it held text that is emptied or half typed.
  const kinds = new Map<string, unknown>();

  function notify(changed: string): void {
    const due = new Set<() => void>();
    for (const [pointer, waiting] of listeners) {
      if (isRelated(pointer, changed)) for (const listener of waiting) due.add(listener);
    }
    for (const listener of due) listener();
  }

  function replace(next: unknown): void {
    if (next === state) return;
    state = next;
    notify('');
  }

  function write(pointer: string, value: unknown): void {
    const at = canonicalPointer(pointer);
    touched.add(at);
    if (Object.is(readAt(state, at), value)) return;
    const next = writeAt(state, at, value);
    if (next === state) return;
    state = next;
    notify(at);
  }

  return {
    all: () => state,
    read: (pointer) => readAt(state, pointer),
    write: (pointer, value) => {
      kinds.delete(canonicalPointer(pointer));
      write(pointer, value);
    },
    writeLike: (pointer, value) => {
      const at = canonicalPointer(pointer);
      const before = readAt(state, at);
      if (typeof before === 'number' || typeof before === 'boolean') kinds.set(at, before);
      write(at, likeBefore(kinds.get(at), value));
    },
    seed: (next) => {
      const merged = mergeSeed(seeded, next, state, '', touched);
      seeded = next;
      replace(merged);
    },
    reset: (next) => {
      touched.clear();
      kinds.clear();
      seeded = next;
      replace(next);
    },
    subscribe: (pointers, listener) => {
      for (const pointer of pointers) {
        const waiting = listeners.get(pointer) ?? new Set();
        listeners.set(pointer, waiting.add(listener));
      }
      return () => {
        for (const pointer of pointers) {
          const waiting = listeners.get(pointer);
          waiting?.delete(listener);
          if (waiting?.size === 0) listeners.delete(pointer);
        }
      };
    },
  };
}

function likeBefore(before: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (typeof before === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (typeof before === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function isRelated(pointer: string, changed: string): boolean {
  if (pointer === changed || pointer === '' || changed === '') return true;
  return pointer.startsWith(`${changed}/`) || changed.startsWith(`${pointer}/`);
}

// Goes down where both seeds have members; takes what is new in the next seed unless the user has been there.
function mergeSeed(before: unknown, next: unknown, live: unknown, at: string, touched: ReadonlySet<string>): unknown {
  if (Object.is(before, next) || touched.has(at)) return live;
  const isTouchedBelow = [...touched].some((pointer) => pointer.startsWith(`${at}/`));
  if (!isTouchedBelow) return next;
  if (!isTree(next) || !isTree(live) || Array.isArray(next) !== Array.isArray(live)) return next;
  const keys = new Set([...Object.keys(next), ...Object.keys(live)]);
  const merged: [string, unknown][] = [];
  for (const key of keys) {
    const below = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isKept = Object.hasOwn(next, key) || touched.has(below);
    const value = Object.hasOwn(next, key)
      ? mergeSeed(isTree(before) ? before[key] : undefined, next[key], live[key], below, touched)
      : live[key];
    if (isKept) merged.push([key, value]);
  }
  return Array.isArray(next) ? merged.map(([, value]) => value) : Object.fromEntries(merged);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
