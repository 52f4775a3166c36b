import type { ReactNode } from 'react';
import { call } from '../api/call.ts';
import type { Session } from '../api/session.ts';
import { isConsolePath } from '../console/console-pages.ts';
import { forgetHistory } from '../playground/history.ts';
import css from './frame.module.css';
import { Link } from './link.tsx';

const PLACES = [
  ['/playground', 'Playground'],
  ['/gallery', 'Components'],
  ['/usage', 'Console'],
] as const;

type FrameProps = { session: Session; path: string; onSignedOut: () => void; children: ReactNode };

function placeOf(path: string): string {
  if (path === '/') return '/playground';
  return isConsolePath(path) ? '/usage' : path;
}

/** The bar across the top, and the place below it. */
export function Frame({ session, path, onSignedOut, children }: FrameProps) {
  const here = placeOf(path);
  return (
    <div className={`ui ${css['frame']}`}>
      <a className={css['skip']} href="#content">
        Skip to content
      </a>
      <header className={css['bar']}>
        <Link href="/playground" className={css['brand']}>
          <span className={css['mark']} aria-hidden="true" />
          UI Composition
        </Link>
        <nav className={css['places']} aria-label="Main">
          {PLACES.map(([href, label]) => (
            <Link
              key={href}
              href={href}
              className={css['place']}
              aria-current={here.startsWith(href) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <span className={css['who']}>{session.email ?? 'Operator'}</span>
        <button
          type="button"
          className={css['out']}
          onClick={() => {
            void signOut(onSignedOut);
          }}
        >
          Sign out
        </button>
      </header>
      <main id="content" className={css['content']} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

async function signOut(onSignedOut: () => void): Promise<void> {
  const { continueAt } = await call<{ continueAt?: string }>('/sign-out', {});
  forgetHistory();
  if (continueAt === undefined) return onSignedOut();
  // The identity provider would sign the next person at this browser in without a question.
  location.assign(continueAt);
}
