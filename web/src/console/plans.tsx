import { useState } from 'react';
import { call } from '../api/call.ts';
import { Button } from '../shell/controls.tsx';
import { Entry, Field } from './form.tsx';
import { countOf } from './format.ts';
import { Page, States } from './page.tsx';
import { type Column, Table } from './table.tsx';
import { useData } from './use-data.ts';

type Plan = {
  tierKey: string;
  monthlyGenerations: number;
  rateLimitPerMin: number;
  inlineComponentsLimit: number;
};

const LIMITS = [
  { name: 'monthlyGenerations', label: 'Generations a month', min: 0, placeholder: 'unlimited' },
  { name: 'rateLimitPerMin', label: 'Requests a minute, each key', min: 1, required: true },
  { name: 'inlineComponentsLimit', label: 'Custom components, each request', min: 0, required: true },
] as const;

const NEW_PLAN = { tierKey: '', monthlyGenerations: '', rateLimitPerMin: '60', inlineComponentsLimit: '20' };

/** The plans and their limits; for the operator. */
export function Plans() {
  const { state, reload } = useData<{ plans: Plan[] }>('/plans');
  const [draft, setDraft] = useState(NEW_PLAN);
  const change = (part: Partial<typeof NEW_PLAN>): void => setDraft({ ...draft, ...part });
  const save = async (): Promise<void> => {
    const monthly = draft.monthlyGenerations.trim();
    await call('/plans', {
      tierKey: draft.tierKey,
      monthlyGenerations: monthly === '' ? Number.MAX_SAFE_INTEGER : Number(monthly),
      rateLimitPerMin: Number(draft.rateLimitPerMin),
      inlineComponentsLimit: Number(draft.inlineComponentsLimit),
    });
    setDraft(NEW_PLAN);
    reload();
  };
  const edit = (plan: Plan): void => {
    const isUnlimited = plan.monthlyGenerations >= Number.MAX_SAFE_INTEGER;
    setDraft({
      tierKey: plan.tierKey,
      monthlyGenerations: isUnlimited ? '' : String(plan.monthlyGenerations),
      rateLimitPerMin: String(plan.rateLimitPerMin),
      inlineComponentsLimit: String(plan.inlineComponentsLimit),
    });
  };
  return (
    <Page
      title="Plans"
      text="Limits hold at once, for every workspace of the plan. A workspace gets its plan under Workspaces."
    >
      <Entry label="Save plan" submit={save}>
        <Field label="Plan" required value={draft.tierKey} onChange={(tierKey) => change({ tierKey })} />
        {LIMITS.map(({ name, ...limit }) => (
          <Field
            key={name}
            {...limit}
            type="number"
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </Entry>
      <States state={state} reload={reload}>
        {({ plans }) => <Table name="Plans" items={plans} keyOf={(plan) => plan.tierKey} columns={columnsOf(edit)} />}
      </States>
    </Page>
  );
}

function columnsOf(edit: (plan: Plan) => void): Column<Plan>[] {
  return [
    { heading: 'Plan', cell: (plan) => <bdi>{plan.tierKey}</bdi> },
    { heading: 'Generations a month', kind: 'number', cell: (plan) => countOf(plan.monthlyGenerations) },
    { heading: 'Requests a minute', kind: 'number', cell: (plan) => countOf(plan.rateLimitPerMin) },
    { heading: 'Custom components', kind: 'number', cell: (plan) => countOf(plan.inlineComponentsLimit) },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (plan) => (
        <Button look="small" aria-label={`Change ${plan.tierKey}`} onClick={() => edit(plan)}>
          Change
        </Button>
      ),
    },
  ];
}
