import { useEffect, useRef, type RefObject } from 'react';

/** Hears the browser's own `change` event, at the end of an adjustment; React's `onChange` hears every step. */
export function useNativeChange(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const target = element.current;
    const hear = () => latest.current();
    target?.addEventListener('change', hear);
    return () => target?.removeEventListener('change', hear);
  }, [element]);
}
