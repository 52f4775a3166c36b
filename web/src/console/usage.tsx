import type { Workspace } from '../api/session.ts';
import { Page, States } from './page.tsx';
import css from './page.module.css';
import { useData } from './use-data.ts';

type MonthUsage = { cycleStartMs: number; used: number; reserved: number; limit: number };

/** What a workspace has used this month, and what is left. */
export function Usage({ workspaces, slug }: { workspaces: Workspace[]; slug: string }) {
  const { state, reload } = useData<MonthUsage>(`/workspaces/${encodeURIComponent(slug)}/usage`);
  return (
    <Page title="Usage" text="Generations of this calendar month, UTC." workspaces={workspaces} slug={slug}>
      <States state={state} reload={reload}>
        {({ cycleStartMs, used, reserved, limit }) => (
          <section className={css['empty']} aria-label="This month">
            <p className={css['muted']}>
              {new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
                cycleStartMs,
              )}
            </p>
            <p className={css['figure']}>{used.toLocaleString()}</p>
            <p className={css['muted']}>
              {limit >= Number.MAX_SAFE_INTEGER ? 'of an unlimited plan' : `of ${limit.toLocaleString()} generations`}
              {reserved > 0 && `, ${reserved.toLocaleString()} under way`}
            </p>
            {limit < Number.MAX_SAFE_INTEGER && (
              <meter className={css['meter']} max={limit} value={used} aria-label="Share of the plan" />
            )}
          </section>
        )}
      </States>
    </Page>
  );
}
