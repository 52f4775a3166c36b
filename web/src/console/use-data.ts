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

/** A state of loading that shows the answer to the last question only: one that was overtaken is dropped. */
function useLoaded<Data>(): [state: Loaded<Data>, show: (answer: Promise<Data>) => void] {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
  const last = useRef<Promise<Data>>(undefined);
  const show = useCallback((answer: Promise<Data>) => {
    last.current = answer;
    answer.then(
      (data) => last.current === answer && setState({ status: 'ready', data }),
      (error: Error) => last.current === answer && setState(failed(error)),
    );
  }, []);
  return [state, show];
}

/** Asks the console for data; `reload` asks again and keeps what is shown until the answer is there. */
export function useData<Data>(path: string): { state: Loaded<Data>; reload: () => void } {
  const [state, show] = useLoaded<Data>();
  const reload = useCallback(() => show(call<Data>(path)), [path, show]);
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
  const [state, show] = useLoaded<Page<Item>>();
  const reload = useCallback(() => show(pageAfter<Item>(undefined, path, name)), [path, name, show]);
  useEffect(reload, [reload]);
  return {
    state,
    reload,
    more: () => show(pageAfter(state.status === 'ready' ? state.data : undefined, path, name)),
  };
}

/** What is known, and the page that follows it. */
async function pageAfter<Item>(known: Page<Item> | undefined, path: string, name: string): Promise<Page<Item>> {
  const token = known?.nextPageToken;
  const place = token === undefined ? '' : `${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`;
  const answer = await call<Record<string, readonly Item[]> & { nextPageToken?: string }>(`${path}${place}`);
  const { [name]: items = [], nextPageToken } = answer;
  return { items: [...(known?.items ?? []), ...items], nextPageToken };
}

/** Filters as the query of an address; what is not set is left out; empty when nothing is set. */
export function queryOf(filters: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
