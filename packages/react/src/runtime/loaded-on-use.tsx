import { lazy, Suspense, type ComponentType } from 'react';
import type { ComponentName, Drawn } from './drawn.ts';
import { Placeholder } from './placeholder.tsx';

/** Pauses before code that could not be fetched is asked for again: a phone may be between two networks. */
const PAUSES_MS = [1_000, 4_000];

/** Fetches code, again after each of the pauses when that fails: React's `lazy` keeps a failure forever. */
export async function fetchedWith<Code>(
  load: () => Promise<Code>,
  [pauseMs, ...later]: readonly number[] = PAUSES_MS,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchedWith(load, later);
  }
}

/** A component whose code is fetched when a screen first shows it; until then its place is held by a placeholder. */
export function loadedOnUse<N extends ComponentName>(
  load: () => Promise<ComponentType<Drawn<N>>>,
): ComponentType<Drawn<N>> {
  const Loaded = lazy(async () => ({ default: await fetchedWith(load) })) as unknown as ComponentType<Drawn<N>>;
  return function LoadedOnUse(drawn: Drawn<N>) {
    return (
      <Suspense fallback={<Placeholder />}>
        <Loaded {...drawn} />
      </Suspense>
    );
  };
}
