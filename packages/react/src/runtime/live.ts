import { useCallback, useRef, useState } from 'react';
import { useStateValue } from './reads.ts';
import { useRuntime } from './runtime.ts';
import type { ComponentName, Drawn } from './drawn.ts';
import type { ComponentProps } from '../generated/component-props.ts';

/**
 * The live value of a prop that the user changes. Bound, the state owns it; unbound, the component does, starting from
 * the prop (and again whenever the prop changes). Every control works both ways.
 *
 * @param fallback the value while the prop is absent
 */
export function useLive<N extends ComponentName, P extends keyof ComponentProps[N] & string>(
  drawn: Drawn<N>,
  prop: P,
  fallback: NonNullable<ComponentProps[N][P]>,
): [NonNullable<ComponentProps[N][P]>, (value: NonNullable<ComponentProps[N][P]>) => void];
export function useLive<N extends ComponentName, P extends keyof ComponentProps[N] & string>(
  drawn: Drawn<N>,
  prop: P,
): [ComponentProps[N][P] | undefined, (value: ComponentProps[N][P] | undefined) => void];
export function useLive(
  drawn: { props: object; write: (prop: never, value: unknown) => void; isBound: (prop: never) => boolean },
  prop: string,
  fallback?: unknown,
): [unknown, (value: unknown) => void] {
  const given = (drawn.props as Record<string, unknown>)[prop];
  const [own, setOwn] = useState(given);
  const [seen, setSeen] = useState(given);
  if (!isSameStart(seen, given)) {
    setSeen(given);
    setOwn(given);
  }
  const isBound = drawn.isBound(prop as never);
  const latest = useRef(drawn);
  latest.current = drawn;
  const change = useCallback(
    (value: unknown) => {
      setOwn(value);
      if (latest.current.isBound(prop as never)) latest.current.write(prop as never, value ?? null);
    },
    [prop],
  );
  return [(isBound ? given : own) ?? fallback, change];
}

// Lists are resolved anew with each drawing; the same content is no new start.
function isSameStart(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  const areObjects = typeof before === 'object' && typeof now === 'object';
  return areObjects && JSON.stringify(before) === JSON.stringify(now);
}

/** A boolean in the state named by a pointer, such as the `openPath` of a Dialog; false when there is no path. */
export function useOpenPath(openPath: string | undefined): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { state } = useRuntime();
  const value = useStateValue(openPath ?? '');
  const setOpen = useCallback(
    (isOpen: boolean) => {
      if (openPath !== undefined) state.write(openPath, isOpen);
    },
    [state, openPath],
  );
  return [openPath !== undefined && Boolean(value), setOpen];
}
