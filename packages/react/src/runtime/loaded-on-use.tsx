import { lazy, Suspense, type ComponentType } from 'react';
import type { ComponentName, Drawn } from './drawn.ts';
import { Placeholder } from './placeholder.tsx';

/** A component whose code is fetched when a screen first shows it; until then its place is held by a placeholder. */
export function loadedOnUse<N extends ComponentName>(
  load: () => Promise<ComponentType<Drawn<N>>>,
): ComponentType<Drawn<N>> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Drawn<N>>;
  return function LoadedOnUse(drawn: Drawn<N>) {
    return (
      <Suspense fallback={<Placeholder />}>
        <Loaded {...drawn} />
      </Suspense>
    );
  };
}
