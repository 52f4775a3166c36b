import { useState } from 'react';
import { toCsv } from '#contract/csv.ts';
import { download } from './csv.ts';
import { Select } from './form.tsx';
import { countOf, dayOf, shareOf, shortCountOf } from './format.ts';
import { Empty, Page, Part, States } from './page.tsx';
import css from './page.module.css';
import { ListTable, Table, TwoLines } from './table.tsx';
import { queryOf, useData, useList, type Loaded } from './use-data.ts';
import { UsageChart } from './usage-chart.tsx';

const DAY_MS = 86_400_000;

type MonthUsage = { cycleStartMs: number; used: number; reserved: number; limit: number };

/** What generations of some time amounted to. */
export type Counts = {
  completed: number;
  failed: number;
  restarts: number;
  repairs: number;
  inputTokens: number;
  outputTokens: number;
};
export type Day = { dayStartMs: number; counts: Counts };
type Key = { keyId: string; display: string; label?: string; counts: Counts };

const SPANS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;

const COUNTS: readonly (readonly [heading: string, name: keyof Counts])[] = [
  ['Completed', 'completed'],
  ['Failed', 'failed'],
  ['Restarts', 'restarts'],
  ['Repairs', 'repairs'],
  ['Tokens in', 'inputTokens'],
  ['Tokens out', 'outputTokens'],
];
const COUNT_HEADINGS = COUNTS.map(([heading]) => heading);
const countsOf = (counts: Counts): number[] => COUNTS.map(([, name]) => counts[name]);
const COUNT_COLUMNS = COUNTS.map(([heading, name]) => ({
  heading,
  kind: 'number' as const,
  cell: ({ counts }: { counts: Counts }) => counts[name].toLocaleString(),
}));

/** What a workspace has used: this month, by day and by key. */
export function Usage({ path, slug, mayExport }: { path: string; slug: string; mayExport: boolean }) {
  const month = useData<MonthUsage>(`${path}/usage`);
  const [days, setDays] = useState('30');
  // Whole days in UTC, as the ledger counts, up to the end of today.
  const toMs = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  const span = { fromMs: toMs - Number(days) * DAY_MS, toMs };
  const byDay = useData<{ days: Day[] }>(`${path}/usage/days${queryOf(span)}`);
  const byKey = useList<Key>(`${path}/usage/keys${queryOf(span)}`, 'keys');
  return (
    <Page
      title="Usage"
      text="What was billed and what failed. Days and months are counted in UTC."
      action={<Select label="Time span" value={days} options={SPANS} onChange={setDays} />}
    >
      <States state={month.state} reload={month.reload}>
        {(usage) => <Month {...usage} />}
      </States>
      <Part title="By day" action={<DaysCsv state={byDay.state} slug={slug} />}>
        <States state={byDay.state} reload={byDay.reload}>
          {({ days: byDays }) => <Days days={byDays} {...span} />}
        </States>
      </Part>
      <Part title="By key" action={<KeysCsv state={byKey.state} slug={slug} />}>
        <ListTable
          name="Usage by key"
          list={byKey}
          nouns={['key', 'keys']}
          moreLabel="Show more"
          empty={{ title: 'No key was used', text: 'Keys that composed in this time show here.' }}
          keyOf={(key) => key.keyId}
          columns={[
            {
              heading: 'Key',
              cell: ({ keyId, display, label }) => (
                <TwoLines first={label ?? display} second={label ? display : keyId} />
              ),
            },
            ...COUNT_COLUMNS,
          ]}
        />
      </Part>
      {mayExport && (
        <Part
          title="Ledger"
          action={
            <a className={css['small']} href={`/api${path}/ledger.csv${queryOf(span)}`} download>
              Download ledger as CSV
            </a>
          }
        >
          <p className={css['muted']}>
            Every billed generation of this time, with the metadata that its caller sent, for invoices of your own.
          </p>
        </Part>
      )}
    </Page>
  );
}

function Month({ cycleStartMs, used, reserved, limit }: MonthUsage) {
  const isLimited = limit < Number.MAX_SAFE_INTEGER;
  const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const share = isLimited && limit > 0 ? Math.min(1, used / limit) : 0;
  return (
    <section className={css['empty']} aria-label="This month">
      <p className={css['muted']}>{month.format(cycleStartMs)}</p>
      <p>
        <span className={css['figure']}>{used.toLocaleString()}</span>{' '}
        {isLimited ? `of ${countOf(limit)} generations` : 'generations, of an unlimited plan'}
        {isLimited && limit > 0 && <span className={css['muted']}> · {shareOf(used, limit)} of the plan</span>}
        {reserved > 0 && <span className={css['muted']}> · {reserved.toLocaleString()} under way</span>}
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
function Totals({ days }: { days: Day[] }) {
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

function Days({ days, fromMs, toMs }: { days: Day[]; fromMs: number; toMs: number }) {
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

function DaysCsv({ state, slug }: { state: Loaded<{ days: Day[] }>; slug: string }) {
  if (state.status !== 'ready' || state.data.days.length === 0) return null;
  const rows = state.data.days.map(({ dayStartMs, counts }) => [
    new Date(dayStartMs).toISOString().slice(0, 10),
    ...countsOf(counts),
  ]);
  return <Csv name={`usage-by-day-${slug}.csv`} label="by day" rows={[['Day', ...COUNT_HEADINGS], ...rows]} />;
}

function KeysCsv({ state, slug }: { state: Loaded<{ items: readonly Key[] }>; slug: string }) {
  if (state.status !== 'ready' || state.data.items.length === 0) return null;
  const rows = state.data.items.map(({ keyId, display, label = '', counts }) => [
    keyId,
    display,
    label,
    ...countsOf(counts),
  ]);
  const headings = ['Key id', 'Key', 'Label', ...COUNT_HEADINGS];
  return <Csv name={`usage-by-key-${slug}.csv`} label="by key" rows={[headings, ...rows]} />;
}

function Csv({ name, label, rows }: { name: string; label: string; rows: (string | number)[][] }) {
  return (
    <button
      type="button"
      className={css['small']}
      aria-label={`Download CSV: usage ${label}`}
      onClick={() => download(name, toCsv(rows))}
    >
      Download CSV
    </button>
  );
}
