import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../api/call.ts';

/** What a page knows of its data. */
export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isForbidden: boolean }
  | { status: 'ready'; data: Data };

/** Asks the console for data; `reload` asks again and keeps what is shown until the answer is there. */
export function useData<Data>(path: string): { state: Loaded<Data>; reload: () => void } {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
  const reload = useCallback(() => {
    call<Data>(path).then(
      (data) => setState({ status: 'ready', data }),
      (error: Error) => {
        const isForbidden = error instanceof ApiError && error.code === 'FORBIDDEN';
        setState({ status: 'failed', message: error.message, isForbidden });
      },
    );
  }, [path]);
  useEffect(reload, [reload]);
  return { state, reload };
}
