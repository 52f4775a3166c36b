import type { AnchorHTMLAttributes } from 'react';
import { navigate } from './navigate.ts';

/** A link within the page; opening it in a new tab works as everywhere. */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
