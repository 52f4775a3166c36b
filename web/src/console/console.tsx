import { useEffect, useRef, type ReactNode } from 'react';
import type { Session, Workspace } from '../api/session.ts';
import { Link } from '../shell/link.tsx';
import { navigate } from '../shell/navigate.ts';
import { Notice } from '../shell/notice.tsx';
import { Audit } from './audit.tsx';
import css from './console.module.css';
import list from '../shell/select.module.css';
import { Generations } from './generations.tsx';
import { Keys } from './keys.tsx';
import { Members } from './members.tsx';
import { Plans } from './plans.tsx';
import { OPERATOR_ROOMS, WORKSPACE_ROOMS } from './rooms.ts';
import { System } from './system.tsx';
import { Usage } from './usage.tsx';
import { Workspaces } from './workspaces.tsx';

type ConsoleProps = { session: Session; path: string; onChanged: () => void };

/** The page of the console that the address names, `/keys/acme`, beside the list of pages. */
export function Console({ session, path, onChanged }: ConsoleProps) {
  const [, place = '', given = ''] = path.split('/').map(decodeURIComponent);
  const { workspaces, isOperator } = session;
  const slug = given === '' ? workspaces[0]?.slug : given;
  const workspace = workspaces.find((candidate) => candidate.slug === slug);
  if (slug === undefined && !isOperator) {
    return <Notice title="No workspace yet" text="You are a member of none. Ask an owner to invite you." />;
  }
  return (
    <div className={css['layout']}>
      <div className={css['side']}>
        {workspace !== undefined && <WorkspacePlaces place={place} workspace={workspace} workspaces={workspaces} />}
        {isOperator && (
          <nav className={css['places']} aria-label="Service">
            {OPERATOR_ROOMS.map(([room, label]) => (
              <Place key={room} href={`/${room}`} isHere={room === place}>
                {label}
              </Place>
            ))}
          </nav>
        )}
      </div>
      <Room place={place} slug={slug} session={session} onChanged={onChanged} />
    </div>
  );
}

type WorkspacePlacesProps = { place: string; workspace: Workspace; workspaces: Workspace[] };

function WorkspacePlaces({ place, workspace: { slug, role }, workspaces }: WorkspacePlacesProps) {
  const room = WORKSPACE_ROOMS.some(([known]) => known === place) ? place : 'usage';
  return (
    <>
      <select
        className={`${css['workspace']} ${list['select']}`}
        aria-label="Workspace"
        value={slug}
        onChange={(event) => navigate(`/${room}/${encodeURIComponent(event.target.value)}`)}
      >
        {workspaces.map((each) => (
          <option key={each.slug} value={each.slug}>
            {each.name}
          </option>
        ))}
      </select>
      <nav className={css['places']} aria-label="Workspace">
        {WORKSPACE_ROOMS.filter(([, , roles]) => roles.some((known) => known === role)).map(([each, label]) => (
          <Place key={each} href={`/${each}/${encodeURIComponent(slug)}`} isHere={each === place}>
            {label}
          </Place>
        ))}
      </nav>
    </>
  );
}

function Place({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // On a phone the places are a row that scrolls.
    const link = place.current?.firstElementChild;
    const row = place.current?.parentElement;
    if (isHere && link instanceof HTMLElement && row != null) {
      row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
    }
  }, [isHere]);
  return (
    <span ref={place} className={css['item']}>
      <Link href={href} className={css['place']} aria-current={isHere ? 'page' : undefined}>
        {children}
      </Link>
    </span>
  );
}

type RoomProps = { place: string; slug: string | undefined; session: Session; onChanged: () => void };

function Room({ place, slug, session, onChanged }: RoomProps) {
  if (OPERATOR_ROOMS.some(([room]) => room === place)) {
    if (!session.isOperator) return <Notice title="Not yours to see" text="The operator of the service sees this." />;
    if (place === 'workspaces') return <Workspaces onChanged={onChanged} />;
    if (place === 'plans') return <Plans />;
    return place === 'changes' ? <Audit path="" isOfAll /> : <System />;
  }
  if (slug === undefined) return <Notice title="No workspace yet" text="Create one under Workspaces." />;
  const path = `/workspaces/${encodeURIComponent(slug)}`;
  if (place === 'keys') return <Keys key={slug} path={path} apiUrl={session.apiUrl} />;
  if (place === 'generations') return <Generations key={slug} path={path} />;
  if (place === 'members') return <Members key={slug} path={path} />;
  if (place === 'audit') return <Audit key={slug} path={path} isOfAll={false} />;
  const role = session.workspaces.find((candidate) => candidate.slug === slug)?.role;
  return <Usage key={slug} path={path} slug={slug} mayExport={role === 'operator' || role === 'owner'} />;
}
