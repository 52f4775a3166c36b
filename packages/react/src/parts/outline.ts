import { createContext, createElement, use, type ReactNode } from 'react';

/** Level of the heading that the parts around stand under; a page has its title at 1. */
export const OutlineLevel = createContext(1);

/** The heading of a component that names itself: one level below what it stands under, so that no level is skipped. */
export function useHeading(): 'h2' | 'h3' | 'h4' | 'h5' | 'h6' {
  return `h${Math.min(6, use(OutlineLevel) + 1)}` as 'h2';
}

type UnderHeadingProps = { isThere: boolean; children: ReactNode };

/** What stands below a heading that `useHeading` gave, if the heading is there. */
export function UnderHeading({ isThere, children }: UnderHeadingProps) {
  const level = use(OutlineLevel);
  return createElement(OutlineLevel, { value: isThere ? level + 1 : level }, children);
}
