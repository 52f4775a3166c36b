import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and height in CSS px. */
export type Size = { width: number; height: number };

/**
 * The size of an element, followed as it changes. Before it can be measured, on a server, the size is the one that is
 * expected; the first picture in a browser is right already.
 */
export function useSize(element: RefObject<HTMLElement | null>, expected: Size): Size {
  const [measured, setMeasured] = useState<Size>();
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = () => {
      const width = Math.floor(node.clientWidth);
      const height = Math.floor(node.clientHeight);
      if (width === 0 || height === 0) return;
      setMeasured((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return measured ?? expected;
}
