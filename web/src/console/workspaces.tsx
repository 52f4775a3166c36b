import { useState } from 'react';
import { call } from '../api/call.ts';
import { Link } from '../shell/link.tsx';
import { Choice, Confirm, Entry, Field, Select } from './form.tsx';
import { timeOf } from './format.ts';
import { Empty, Page, States } from './page.tsx';
import css from './page.module.css';
import { Table, TwoLines, type Column } from './table.tsx';
import { useData } from './use-data.ts';

type Summary = {
  workspace: { id: string; name: string; slug: string };
  tierKey?: string;
  paymentPastDue: boolean;
  createdAtMs: number;
};
type Plan = { tierKey?: string };

const PAYMENTS = [
  ['active', 'active'],
  ['past_due', 'past due'],
] as const;

/** Every workspace with its plan and payment; for the operator. */
export function Workspaces({ onChanged }: { onChanged: () => void }) {
  const { state, reload } = useData<{ workspaces: Summary[] }>('/workspaces');
  const plans = useData<{ plans: Plan[] }>('/plans').state;
  const tiers = plans.status === 'ready' ? plans.data.plans.flatMap(({ tierKey }) => tierKey ?? []) : [];
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [tier, setTier] = useState('');
  const changed = (): void => {
    reload();
    onChanged();
  };
  const create = async (): Promise<void> => {
    await call('/workspaces', { name, slug, ...(tier === '' ? {} : { tierKey: tier }) });
    setName('');
    setSlug('');
    changed();
  };
  return (
    <Page title="Workspaces" text="Each has keys, a plan and a ledger of its own.">
      <Entry label="Create workspace" submit={create}>
        <Field label="Name" required value={name} onChange={setName} />
        <Field label="Slug" required value={slug} onChange={setSlug} />
        <Select
          label="Plan"
          value={tier}
          options={[['', 'None: cannot compose'], ...tiers.map(planOption)]}
          onChange={setTier}
        />
      </Entry>
      <States state={state} reload={reload}>
        {({ workspaces }) =>
          workspaces.length === 0 ? (
            <Empty title="No workspace yet" text="Create one above, then a key for it." />
          ) : (
            <Table
              name="Workspaces"
              items={workspaces}
              keyOf={({ workspace }) => workspace.id}
              columns={columnsOf(tiers, changed)}
            />
          )
        }
      </States>
    </Page>
  );
}

function columnsOf(tiers: string[], changed: () => void): Column<Summary>[] {
  const pathOf = ({ workspace }: Summary): string => `/workspaces/${encodeURIComponent(workspace.slug)}`;
  return [
    {
      heading: 'Workspace',
      cell: ({ workspace: { name, slug } }) => <TwoLines first={name} second={slug} />,
    },
    {
      heading: 'Plan',
      cell: (summary) => (
        <Choice
          label={`Plan of ${summary.workspace.name}`}
          value={summary.tierKey ?? ''}
          options={[...(summary.tierKey === undefined ? [['', 'none'] as const] : []), ...tiers.map(planOption)]}
          choose={async (tierKey) => call(`${pathOf(summary)}/plan`, { tierKey }).then(changed)}
        />
      ),
    },
    {
      heading: 'Payment',
      cell: (summary) => (
        <Choice
          label={`Payment of ${summary.workspace.name}`}
          value={summary.paymentPastDue ? 'past_due' : 'active'}
          options={PAYMENTS}
          choose={async (status) => call(`${pathOf(summary)}/billing`, { status }).then(changed)}
        />
      ),
    },
    { heading: 'Created', cell: ({ createdAtMs }) => timeOf(createdAtMs, '') },
    {
      heading: 'Open',
      cell: ({ workspace: { name, slug } }) => (
        <span className={css['row']}>
          <Link href={`/keys/${encodeURIComponent(slug)}`} aria-label={`Keys of ${name}`}>
            Keys
          </Link>
          <Link href={`/usage/${encodeURIComponent(slug)}`} aria-label={`Usage of ${name}`}>
            Usage
          </Link>
        </span>
      ),
    },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (summary) => (
        <Confirm
          verb="Delete"
          name={summary.workspace.name}
          warning="Its keys are refused at once. Its members, keys, usage and ledger are deleted for good."
          action="Delete workspace"
          act={async () => call(`${pathOf(summary)}/delete`, { confirmSlug: summary.workspace.slug }).then(changed)}
        />
      ),
    },
  ];
}

const planOption = (tier: string): readonly [string, string] => [tier, tier];
