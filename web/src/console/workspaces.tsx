import { useState } from 'react';
import { call } from '../api/call.ts';
import { Link } from '../shell/link.tsx';
import { Empty, Entry, Page, States, Table, timeOf } from './page.tsx';
import css from './page.module.css';
import { useData } from './use-data.ts';

type Summary = {
  workspace: { id: string; name: string; slug: string };
  tierKey?: string;
  paymentPastDue: boolean;
  createdAtMs: number;
};
type Plan = { tierKey?: string };

/** Every workspace with its plan and payment; for the operator. */
export function Workspaces({ onChanged }: { onChanged: () => void }) {
  const { state, reload } = useData<{ workspaces: Summary[] }>('/workspaces');
  const plans = useData<{ plans: Plan[] }>('/plans').state;
  const tiers = plans.status === 'ready' ? plans.data.plans.flatMap(({ tierKey }) => tierKey ?? []) : [];
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [tier, setTier] = useState('');
  const create = async (): Promise<void> => {
    await call('/workspaces', { name, slug, ...(tier === '' ? {} : { tierKey: tier }) });
    setName('');
    setSlug('');
    reload();
    onChanged();
  };
  return (
    <Page title="Workspaces" text="Each has keys, a plan and a ledger of its own.">
      <Entry label="Create workspace" submit={create}>
        <label className={css['field']}>
          Name
          <input className={css['input']} value={name} required onChange={(event) => setName(event.target.value)} />
        </label>
        <label className={css['field']}>
          Slug
          <input className={css['input']} value={slug} required onChange={(event) => setSlug(event.target.value)} />
        </label>
        <label className={css['field']}>
          Plan
          <select className={css['input']} value={tier} onChange={(event) => setTier(event.target.value)}>
            <option value="">None: cannot compose</option>
            {tiers.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </Entry>
      <States state={state} reload={reload}>
        {({ workspaces }) =>
          workspaces.length === 0 ? (
            <Empty title="No workspace yet" text="Create one above, then a key for it." />
          ) : (
            <Table
              name="Workspaces"
              headings={['Name', 'Slug', 'Plan', 'Payment', 'Created', 'Open']}
              rows={workspaces.map((summary) => rowOf(summary, tiers, reload))}
            />
          )
        }
      </States>
    </Page>
  );
}

function rowOf({ workspace, tierKey, paymentPastDue, createdAtMs }: Summary, tiers: string[], reload: () => void) {
  const { name, slug } = workspace;
  const path = `/workspaces/${encodeURIComponent(slug)}`;
  return [
    <bdi key="name">{name}</bdi>,
    slug,
    <Choice
      key="plan"
      label={`Plan of ${name}`}
      value={tierKey ?? ''}
      options={[
        ...(tierKey === undefined ? [['', 'none'] as const] : []),
        ...tiers.map((tier) => [tier, tier] as const),
      ]}
      choose={async (tier) => call(`${path}/plan`, { tierKey: tier }).then(reload)}
    />,
    <Choice
      key="billing"
      label={`Payment of ${name}`}
      value={paymentPastDue ? 'past_due' : 'active'}
      options={[
        ['active', 'active'],
        ['past_due', 'past due'],
      ]}
      choose={async (status) => call(`${path}/billing`, { status }).then(reload)}
    />,
    timeOf(createdAtMs, ''),
    <span key="open" className={css['row']}>
      <Link href={`/keys/${encodeURIComponent(slug)}`} aria-label={`Keys of ${name}`}>
        Keys
      </Link>
      <Link href={`/usage/${encodeURIComponent(slug)}`} aria-label={`Usage of ${name}`}>
        Usage
      </Link>
    </span>,
  ];
}

type ChoiceProps = {
  label: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  choose: (value: string) => Promise<void>;
};

function Choice({ label, value, options, choose }: ChoiceProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <select
        className={css['input']}
        aria-label={label}
        value={value}
        onChange={(event) => {
          setProblem(undefined);
          choose(event.target.value).catch((error: Error) => setProblem(error.message));
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
