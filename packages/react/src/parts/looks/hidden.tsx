import type { ReactNode } from 'react';
import css from './hidden.module.css';

/** Class of what is for screen readers alone. */
export const hiddenClass = css['hidden'] ?? '';

/** Words for screen readers alone. */
export function Hidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={hiddenClass}>
      {children}
    </span>
  );
}
