import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Goes to another place within the page. */
export function navigate(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Where the page is: `/playground`, `/gallery/Button`. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}
