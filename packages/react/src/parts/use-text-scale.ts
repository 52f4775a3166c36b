import { useSyncExternalStore } from 'react';

/**
 * How much larger the reader has text than browsers come with. Lengths of the catalog in px that hold words grow by it,
 * as all text does; what only CSS needs is written in rem instead.
 */
export function useTextScale(): number {
  return useSyncExternalStore(onResize, textScale, () => 1);
}

/** A length of the catalog in px, which grows with the text. */
export function rem(px: number): string {
  return `${px / 16}rem`;
}

function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
