import type { ReactNode } from 'react';
import css from './hidden.module.css';

/** Words for screen readers alone. */
export function Hidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css['hidden']}>
      {children}
    </span>
  );
}
