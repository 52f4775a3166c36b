import { useCallback, useRef, useSyncExternalStore } from 'react';
import { canonicalPointer } from './pointer.ts';
import { useRuntime } from './runtime.ts';

/**
 * The values at several places of the state. The list is the same object until one of the values differs, so that a
 * write draws what reads it and nothing else.
 */
export function useReads(pointers: readonly string[]): readonly unknown[] {
  const { state } = useRuntime();
  const last = useRef<readonly unknown[]>([]);
  const subscribe = useCallback((listener: () => void) => state.subscribe(pointers, listener), [state, pointers]);
  const snapshot = useCallback(() => {
    const values = pointers.map((pointer) => state.read(pointer));
    const isSame =
      values.length === last.current.length && values.every((value, at) => Object.is(value, last.current[at]));
    if (!isSame) last.current = values;
    return last.current;
  }, [state, pointers]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The value at one place of the state. */
export function useStateValue(pointer: string): unknown {
  const { state } = useRuntime();
  const at = canonicalPointer(pointer);
  const subscribe = useCallback((listener: () => void) => state.subscribe([at], listener), [state, at]);
  const snapshot = useCallback(() => state.read(at), [state, at]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
