import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Element } from './element.ts';
import { pointerOf } from './place.ts';
import { canonicalPointer, readAt } from './pointer.ts';
import { useRuntime } from './runtime.ts';
import type { Scope } from './scope.ts';

const NO_KEYS: readonly string[] = [];

/**
 * The scopes that an element's children stand in: its own, or one for each row of the list that it repeats. A container
 * is notified of the number of rows and their keys alone, so that a cell that is edited draws nothing but itself.
 */
export function useChildScopes(element: Element, scope: Scope | undefined): readonly (Scope | undefined)[] {
  const list = repeatedList(element, scope);
  const keys = useRowKeys(list, element.repeat?.key);
  return useMemo(
    () =>
      list === undefined
        ? [scope]
        : keys.map((key, index) => ({
            itemPointer: `${list}/${index}`,
            index,
            key: scope === undefined ? key : `${scope.key}.${key}`,
          })),
    [list, keys, scope],
  );
}

function repeatedList(element: Element, scope: Scope | undefined): string | undefined {
  if (element.repeat === undefined) return undefined;
  const { list } = element.repeat;
  return typeof list === 'string' ? canonicalPointer(list) : pointerOf(list, scope);
}

function useRowKeys(list: string | undefined, keyField: string | undefined): readonly string[] {
  const { state } = useRuntime();
  const last = useRef(NO_KEYS);
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(list === undefined ? [] : [list], listener),
    [state, list],
  );
  const snapshot = useCallback(() => {
    const keys = rowKeys(list === undefined ? undefined : state.read(list), keyField);
    const isSame = keys.length === last.current.length && keys.every((key, at) => key === last.current[at]);
    if (!isSame) last.current = keys;
    return last.current;
  }, [state, list, keyField]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

// No list, no rows. Rows are recognised by their key field, else by position, so that focus survives an insertion.
function rowKeys(items: unknown, keyField: string | undefined): readonly string[] {
  if (!Array.isArray(items)) return NO_KEYS;
  const seen = new Set<string>();
  return items.map((item: unknown, index) => {
    const named = keyField === undefined ? undefined : readAt(item, keyField);
    const wanted = typeof named === 'string' || typeof named === 'number' ? `k${named}` : String(index);
    const own = seen.has(wanted) ? String(index) : wanted;
    seen.add(own);
    return own;
  });
}
