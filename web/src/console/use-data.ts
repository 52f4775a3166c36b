import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../api/call.ts';

/** What a page knows of its data. */
export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isForbidden: boolean }
  | { status: 'ready'; data: Data };

function failed(error: Error): { status: 'failed'; message: string; isForbidden: boolean } {
  const isForbidden = error instanceof ApiError && error.code === 'FORBIDDEN';
  return { status: 'failed', message: error.message, isForbidden };
}

/** Asks the console for data; `reload` asks again and keeps what is shown until the answer is there. */
export function useData<Data>(path: string): { state: Loaded<Data>; reload: () => void } {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
  const asked = useRef(0);
  const reload = useCallback(() => {
    const turn = (asked.current += 1);
    // An answer that a later question has overtaken is not shown.
    const show = (next: Loaded<Data>): void => {
      if (turn === asked.current) setState(next);
    };
    call<Data>(path).then(
      (data) => show({ status: 'ready', data }),
      (error: Error) => show(failed(error)),
    );
  }, [path]);
  useEffect(reload, [reload]);
  return { state, reload };
}

type Page<Item> = { items: readonly Item[]; nextPageToken: string | undefined };

/** A list as far as it is loaded, and how to load more of it. */
export type List<Item> = { state: Loaded<Page<Item>>; reload: () => void; more: () => void };

/**
 * Asks the console for a list, page by page.
 *
 * @param path address with its filters; another one starts over
 * @param name member of the answer that holds the items
 */
export function useList<Item>(path: string, name: string): List<Item> {
  const [state, setState] = useState<Loaded<Page<Item>>>({ status: 'loading' });
  const asked = useRef(0);
  const load = useCallback(
    (known: Page<Item> | undefined) => {
      const turn = (asked.current += 1);
      const show = (next: Loaded<Page<Item>>): void => {
        if (turn === asked.current) setState(next);
      };
      const token = known?.nextPageToken;
      const place =
        token === undefined ? '' : `${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`;
      call<Record<string, readonly Item[]> & { nextPageToken?: string }>(`${path}${place}`).then(
        ({ [name]: items = [], nextPageToken }) =>
          show({ status: 'ready', data: { items: [...(known?.items ?? []), ...items], nextPageToken } }),
        (error: Error) => show(failed(error)),
      );
    },
    [path, name],
  );
  const reload = useCallback(() => load(undefined), [load]);
  useEffect(reload, [reload]);
  return { state, reload, more: () => load(state.status === 'ready' ? state.data : undefined) };
}

/** Filters as the query of an address; what is not set is left out; empty when nothing is set. */
export function queryOf(filters: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
