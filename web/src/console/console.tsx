import { useEffect, useRef, type ReactNode } from 'react';
import type { Session, Workspace } from '../api/session.ts';
import { Select } from '../shell/controls.tsx';
import { Link } from '../shell/link.tsx';
import { navigate } from '../shell/navigate.ts';
import { Notice } from '../shell/notice.tsx';
import { Audit } from './audit.tsx';
import css from './console.module.css';
import { Generations } from './generations.tsx';
import { Keys } from './keys.tsx';
import { Members } from './members.tsx';
import { Plans } from './plans.tsx';
import { OPERATOR_PAGES, WORKSPACE_PAGES } from './console-pages.ts';
import { System } from './system.tsx';
import { Usage } from './usage.tsx';
import { Workspaces } from './workspaces.tsx';

type ConsoleProps = { session: Session; path: string; onChanged: () => void };

/** The page of the console that the address names, `/keys/acme`, beside the list of pages. */
export function Console({ session, path, onChanged }: ConsoleProps) {
  const [, page = '', given = ''] = path.split('/').map(decoded);
  const { workspaces, isOperator } = session;
  const slug = given === '' ? workspaces[0]?.slug : given;
  const workspace = workspaces.find((candidate) => candidate.slug === slug);
  if (slug === undefined && !isOperator) {
    return <Notice title="No workspace yet" text="You are a member of none. Ask an owner to invite you." />;
  }
  return (
    <div className={css['layout']}>
      <div className={css['side']}>
        {workspace !== undefined && <WorkspacePages page={page} workspace={workspace} workspaces={workspaces} />}
        {isOperator && (
          <nav className={css['places']} aria-label="Service">
            {OPERATOR_PAGES.map(([each, label]) => (
              <PageLink key={each} href={`/${each}`} isHere={each === page}>
                {label}
              </PageLink>
            ))}
          </nav>
        )}
      </div>
      <PageBody page={page} slug={slug} session={session} onChanged={onChanged} />
    </div>
  );
}

type WorkspacePagesProps = { page: string; workspace: Workspace; workspaces: Workspace[] };

function WorkspacePages({ page, workspace: { slug, role }, workspaces }: WorkspacePagesProps) {
  const shown = WORKSPACE_PAGES.some(([known]) => known === page) ? page : 'usage';
  return (
    <>
      <Select
        className={css['workspace']}
        aria-label="Workspace"
        value={slug}
        options={workspaces.map((each) => [each.slug, each.name])}
        onChange={(chosen) => navigate(`/${shown}/${encodeURIComponent(chosen)}`)}
      />
      <nav className={css['places']} aria-label="Workspace">
        {WORKSPACE_PAGES.filter(([, , roles]) => roles.some((known) => known === role)).map(([each, label]) => (
          <PageLink key={each} href={`/${each}/${encodeURIComponent(slug)}`} isHere={each === page}>
            {label}
          </PageLink>
        ))}
      </nav>
    </>
  );
}

function PageLink({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  const item = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // On a phone the links are a row that scrolls.
    const link = item.current?.firstElementChild;
    const row = item.current?.parentElement;
    if (isHere && link instanceof HTMLElement && row != null) {
      row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
    }
  }, [isHere]);
  return (
    <span ref={item} className={css['item']}>
      <Link href={href} className={css['place']} aria-current={isHere ? 'page' : undefined}>
        {children}
      </Link>
    </span>
  );
}

type PageBodyProps = { page: string; slug: string | undefined; session: Session; onChanged: () => void };

function PageBody({ page, slug, session, onChanged }: PageBodyProps) {
  if (OPERATOR_PAGES.some(([known]) => known === page)) {
    if (!session.isOperator) return <Notice title="Not yours to see" text="The operator of the service sees this." />;
    if (page === 'workspaces') return <Workspaces onChanged={onChanged} />;
    if (page === 'plans') return <Plans />;
    return page === 'changes' ? <Audit path="" isOfAll /> : <System />;
  }
  if (slug === undefined) return <Notice title="No workspace yet" text="Create one under Workspaces." />;
  const path = `/workspaces/${encodeURIComponent(slug)}`;
  if (page === 'keys') return <Keys key={slug} path={path} apiUrl={session.apiUrl} />;
  if (page === 'generations') return <Generations key={slug} path={path} />;
  if (page === 'members') return <Members key={slug} path={path} />;
  if (page === 'audit') return <Audit key={slug} path={path} isOfAll={false} />;
  const role = session.workspaces.find((candidate) => candidate.slug === slug)?.role;
  return <Usage key={slug} path={path} slug={slug} mayExport={role === 'operator' || role === 'owner'} />;
}

// An address may be typed by hand, and broken.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
