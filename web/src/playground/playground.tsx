import { useEffect, useRef, useState, type ReactNode } from 'react';
import hidden from '../../../packages/react/src/parts/looks/hidden.module.css';
import type { Session } from '../api/session.ts';
import { Notice } from '../shell/notice.tsx';
import { CodePanel } from './code-panel.tsx';
import { ComposerNote, useComposerState } from './composer-note.tsx';
import { EventsPanel } from './events-panel.tsx';
import css from './playground.module.css';
import { RequestPanel } from './request-panel.tsx';
import { ScreenPanel, type Looks } from './screen-panel.tsx';
import { SpecPanel } from './spec-panel.tsx';
import { Tabs } from './tabs.tsx';
import { TimelineView } from './timeline-view.tsx';
import { usePlayground, type PlaygroundModel } from './use-playground.ts';

const TABS = ['Screen', 'Spec', 'Events', 'Code'] as const;

/** Type a sentence, watch the interface grow, press its buttons, change it by asking. */
export function Playground({ session }: { session: Session }) {
  const usable = session.workspaces.filter(({ role }) => role !== 'viewer');
  const [slug, setSlug] = useState(usable[0]?.slug);
  if (slug === undefined) {
    return (
      <Notice title="No workspace to compose in" text="Ask an owner of a workspace to make you a developer of it." />
    );
  }
  const slugs = usable.map((workspace) => workspace.slug);
  return <WorkspacePlayground key={slug} slug={slug} slugs={slugs} session={session} onSlug={setSlug} />;
}

type WorkspacePlaygroundProps = { slug: string; slugs: string[]; session: Session; onSlug: (slug: string) => void };

function WorkspacePlayground({ slug, slugs, session, onSlug }: WorkspacePlaygroundProps) {
  const { actor, apiUrl } = session;
  const model = usePlayground({ actor, slug });
  const composer = useComposerState(slug);
  const [tab, setTab] = useState<(typeof TABS)[number]>('Screen');
  const [looks, setLooks] = useState<Looks>({ width: 'full', mode: 'auto', accent: undefined });
  const [picked, setPicked] = useState<string>();
  const result = useRef<HTMLElement>(null);
  const { isLoading } = model.composition;
  const showInSpec = (elementId: string): void => {
    setPicked(elementId);
    setTab('Spec');
  };
  useEffect(() => {
    // On a phone the screen grows below the request: it comes into view when there is something to see.
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (isLoading && top > innerHeight / 2) result.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isLoading]);
  return (
    <div className={css['layout']}>
      <RequestPanel model={model} slug={slug} slugs={slugs} onSlug={onSlug}>
        <ComposerNote state={composer} />
      </RequestPanel>
      <section ref={result} className={css['result']} aria-label="Result">
        <Tabs names={TABS} current={tab} onChange={setTab} looks={looks} onLooks={setLooks} />
        <p role="status" className={hidden['hidden']}>
          {statusText(model)}
        </p>
        <TimelineView moments={model.moments} composition={model.composition} tiers={composer?.tiers} />
        {/* The screen stays where it is behind the other tabs, with everything that was typed into it. */}
        <Panel name="Screen" current={tab}>
          <ScreenPanel model={model} looks={looks} picked={picked} onPick={showInSpec} />
        </Panel>
        <Panel name="Spec" current={tab}>
          {tab === 'Spec' && (
            <SpecPanel model={model} picked={picked} onPick={setPicked} onShow={() => setTab('Screen')} />
          )}
        </Panel>
        <Panel name="Events" current={tab}>
          {tab === 'Events' && <EventsPanel moments={model.moments} />}
        </Panel>
        <Panel name="Code" current={tab}>
          {tab === 'Code' && <CodePanel model={model} slug={slug} apiUrl={apiUrl} />}
        </Panel>
      </section>
    </div>
  );
}

/** What happens, for those who do not see it; failures are an alert of their own. */
function statusText({ composition, fired }: PlaygroundModel): string {
  if (composition.isLoading) return 'Composing';
  if (composition.result?.unchanged === true) return 'Nothing changed';
  if (fired !== undefined) return `Your application now receives ${fired.name}`;
  // What was composed before is shown without any.
  const isComposed = composition.status === 'done' && composition.operations > 0;
  return isComposed ? `Composed with ${composition.operations} operations` : '';
}

function Panel({ name, current, children }: { name: string; current: string; children: ReactNode }) {
  return (
    <div
      className={css['panel']}
      role="tabpanel"
      id={`panel-${name}`}
      aria-labelledby={`tab-${name}`}
      hidden={name !== current}
    >
      {children}
    </div>
  );
}
