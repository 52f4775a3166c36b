import type { Session } from '../api/session.ts';
import { Notice } from '../shell/notice.tsx';
import { Keys } from './keys.tsx';
import { Usage } from './usage.tsx';
import { Workspaces } from './workspaces.tsx';

/** The page of the console that the address names: `/keys/acme`. */
export function Console({ session, path, onChanged }: { session: Session; path: string; onChanged: () => void }) {
  const [, place, given = ''] = path.split('/').map(decodeURIComponent);
  const { workspaces, isOperator } = session;
  if (place === 'workspaces') {
    if (isOperator) return <Workspaces onChanged={onChanged} />;
    return <Notice title="Not yours to see" text="The operator of the service sees the workspaces." />;
  }
  const slug = given === '' ? workspaces[0]?.slug : given;
  if (slug === undefined) {
    return <Notice title="No workspace yet" text="You are a member of none. Ask an owner to invite you." />;
  }
  if (place === 'keys') return <Keys key={slug} workspaces={workspaces} slug={slug} />;
  return <Usage key={slug} workspaces={workspaces} slug={slug} />;
}
