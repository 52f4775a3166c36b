import { useState } from 'react';
import { buttonClass } from '../shell/controls.tsx';
import { Select } from './form.tsx';
import { countOf, dayOf, shareOf, shortCountOf } from './format.ts';
import { Empty, Page, Part, States } from './page.tsx';
import page from './page.module.css';
import { ListTable, Table, TwoLines } from './table.tsx';
import { queryOf, useData, useList } from './use-data.ts';
import { UsageChart } from './usage-chart.tsx';
import { COUNTS, type Counts, type DayUsage, type KeyUsage } from './usage-counts.ts';
import { DaysCsv, KeysCsv } from './usage-csv.tsx';
import css from './usage.module.css';

const DAY_MS = 86_400_000;

type MonthUsage = { cycleStartMs: number; used: number; reserved: number; limit: number };

const SPANS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;

const COUNT_COLUMNS = COUNTS.map(([heading, name]) => ({
  heading,
  kind: 'number' as const,
  cell: ({ counts }: { counts: Counts }) => counts[name].toLocaleString(),
}));

type UsageProps = { path: string; slug: string; mayExport: boolean };

/** What a workspace has used: this month, by day and by key. */
export function Usage({ path, slug, mayExport }: UsageProps) {
  const month = useData<MonthUsage>(`${path}/usage`);
  const [days, setDays] = useState('30');
  // Whole days in UTC, as the ledger counts, up to the end of today.
  const toMs = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  const span = { fromMs: toMs - Number(days) * DAY_MS, toMs };
  return (
    <Page
      title="Usage"
      text="What was billed and what failed. Days and months are counted in UTC."
      action={<Select label="Time span" value={days} options={SPANS} onChange={setDays} />}
    >
      <States state={month.state} reload={month.reload}>
        {(usage) => <Month {...usage} />}
      </States>
      <ByDay path={path} slug={slug} span={span} />
      <ByKey path={path} slug={slug} span={span} />
      {mayExport && (
        <Part
          title="Ledger"
          action={
            <a className={buttonClass('small')} href={`/api${path}/ledger.csv${queryOf(span)}`} download>
              Download ledger as CSV
            </a>
          }
        >
          <p className={page['muted']}>
            Every billed generation of this time, with the metadata that its caller sent, for invoices of your own.
          </p>
        </Part>
      )}
    </Page>
  );
}

type SpanProps = { path: string; slug: string; span: { fromMs: number; toMs: number } };

function ByDay({ path, slug, span }: SpanProps) {
  const { state, reload } = useData<{ days: DayUsage[] }>(`${path}/usage/days${queryOf(span)}`);
  return (
    <Part title="By day" action={<DaysCsv state={state} slug={slug} />}>
      <States state={state} reload={reload}>
        {({ days }) => <Days days={days} {...span} />}
      </States>
    </Part>
  );
}

function ByKey({ path, slug, span }: SpanProps) {
  const list = useList<KeyUsage>(`${path}/usage/keys${queryOf(span)}`, 'keys');
  return (
    <Part title="By key" action={<KeysCsv state={list.state} slug={slug} />}>
      <ListTable
        name="Usage by key"
        list={list}
        nouns={['key', 'keys']}
        moreLabel="Show more"
        empty={{ title: 'No key was used', text: 'Keys that composed in this time show here.' }}
        keyOf={(key) => key.keyId}
        columns={[
          {
            heading: 'Key',
            cell: ({ keyId, display, label }) => <TwoLines first={label ?? display} second={label ? display : keyId} />,
          },
          ...COUNT_COLUMNS,
        ]}
      />
    </Part>
  );
}

function Month({ cycleStartMs, used, reserved, limit }: MonthUsage) {
  const isLimited = limit < Number.MAX_SAFE_INTEGER;
  const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const share = isLimited && limit > 0 ? Math.min(1, used / limit) : 0;
  return (
    <section className={page['panel']} aria-label="This month">
      <p className={page['muted']}>{month.format(cycleStartMs)}</p>
      <p>
        <span className={css['figure']}>{used.toLocaleString()}</span>{' '}
        {isLimited ? `of ${countOf(limit)} generations` : 'generations, of an unlimited plan'}
        {isLimited && limit > 0 && <span className={page['muted']}> · {shareOf(used, limit)} of the plan</span>}
        {reserved > 0 && <span className={page['muted']}> · {reserved.toLocaleString()} under way</span>}
      </p>
      {isLimited && (
        <div className={css['meter']} data-tone={toneOf(share)} aria-hidden="true">
          {used > 0 && <span style={{ inlineSize: `max(0.5rem, ${share * 100}%)` }} />}
        </div>
      )}
    </section>
  );
}

function toneOf(share: number): 'critical' | 'warning' | undefined {
  if (share >= 1) return 'critical';
  return share >= 0.8 ? 'warning' : undefined;
}

/** What the days of the span come to. */
function Totals({ days }: { days: DayUsage[] }) {
  const sum = (name: keyof Counts): number => days.reduce((total, { counts }) => total + counts[name], 0);
  const [completed, failed] = [sum('completed'), sum('failed')];
  return (
    <dl className={css['figures']} aria-label="In this time">
      <Figure name="Completed" value={completed} note="billed, each once" />
      <Figure name="Failed" value={failed} note={`${shareOf(failed, completed + failed)} of all, not billed`} />
      <Figure name="Restarts" value={sum('restarts')} note="on the next model" />
      <Figure name="Repairs" value={sum('repairs')} note="of what models wrote" />
      <Figure
        name="Tokens"
        value={sum('inputTokens') + sum('outputTokens')}
        note={`${shortCountOf(sum('outputTokens'))} of them out`}
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: number; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={css['figure']}>{shortCountOf(value)}</dd>
      <dd>
        <small>{note}</small>
      </dd>
    </div>
  );
}

function Days({ days, fromMs, toMs }: { days: DayUsage[]; fromMs: number; toMs: number }) {
  if (days.length === 0) {
    return <Empty title="Nothing composed in this time" text="Try the playground, or call the API with a key." />;
  }
  return (
    <>
      <Totals days={days} />
      <UsageChart days={days} fromMs={fromMs} toMs={toMs} />
      <details className={css['details']}>
        <summary>{days.length === 1 ? 'Table of the day' : `Table of ${days.length} days`}</summary>
        <Table
          name="Usage by day"
          items={days.toReversed()}
          keyOf={({ dayStartMs }) => String(dayStartMs)}
          columns={[{ heading: 'Day', cell: ({ dayStartMs }) => dayOf(dayStartMs) }, ...COUNT_COLUMNS]}
        />
      </details>
    </>
  );
}
