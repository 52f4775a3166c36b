import { lazy, Suspense } from 'react';
import { useSession, type Session } from '../api/session.ts';
import { isConsolePath } from '../console/console-pages.ts';
import { Frame } from './frame.tsx';
import { usePath } from './navigate.ts';
import { Notice } from './notice.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { SignIn } from './sign-in.tsx';

const Playground = lazy(async () => ({ default: (await import('../playground/playground.tsx')).Playground }));
const Console = lazy(async () => ({ default: (await import('../console/console.tsx')).Console }));
const Outage = lazy(async () => ({ default: (await import('../console/outage.tsx')).Outage }));
const Gallery = lazy(async () => ({ default: (await import('../gallery/gallery.tsx')).Gallery }));

/** Everything: signing in, then the place that the address names. */
export function App() {
  const path = usePath();
  const { state, reload } = useSession();
  if (path === '/sign-in') return <SignIn onSignedIn={reload} />;
  switch (state.status) {
    case 'loading':
      return <Notice title="Loading" isQuiet />;
    case 'signed-out':
      return <SignIn onSignedIn={reload} />;
    case 'failed':
      return (
        <Suspense>
          <Outage code={state.code} message={state.message} onRetry={reload} />
        </Suspense>
      );
    case 'signed-in':
      return (
        <Frame session={state.session} path={path} onSignedOut={reload}>
          <PageBoundary key={path.split('/')[1]}>
            <Suspense fallback={<Notice title="Loading" isQuiet />}>
              <Place path={path} session={state.session} onChanged={reload} />
            </Suspense>
          </PageBoundary>
        </Frame>
      );
  }
}

type PlaceProps = { path: string; session: Session; onChanged: () => void };

function Place({ path, session, onChanged }: PlaceProps) {
  const [, page = '', rest] = path.split('/');
  if (page === 'gallery') return <Gallery name={rest} />;
  if (isConsolePath(path)) return <Console path={path} session={session} onChanged={onChanged} />;
  if (page === '' || page === 'playground') return <Playground session={session} />;
  return <Notice title="There is nothing here" text="The address may be mistyped." />;
}
