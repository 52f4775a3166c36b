import { useState } from 'react';
import { call } from '../api/call.ts';
import { Entry, Field } from './form.tsx';
import { countOf } from './format.ts';
import { Page, States } from './page.tsx';
import css from './page.module.css';
import { type Column, Table } from './table.tsx';
import { useData } from './use-data.ts';

type Plan = {
  tierKey: string;
  monthlyGenerations: number;
  rateLimitPerMin: number;
  inlineComponentsLimit: number;
};

const NEW = { tierKey: '', monthlyGenerations: '', rateLimitPerMin: '60', inlineComponentsLimit: '20' };

/** The plans and their limits; for the operator. */
export function Plans() {
  const { state, reload } = useData<{ plans: Plan[] }>('/plans');
  const [draft, setDraft] = useState(NEW);
  const change = (part: Partial<typeof NEW>): void => setDraft({ ...draft, ...part });
  const save = async (): Promise<void> => {
    const monthly = draft.monthlyGenerations.trim();
    await call('/plans', {
      tierKey: draft.tierKey,
      monthlyGenerations: monthly === '' ? Number.MAX_SAFE_INTEGER : Number(monthly),
      rateLimitPerMin: Number(draft.rateLimitPerMin),
      inlineComponentsLimit: Number(draft.inlineComponentsLimit),
    });
    setDraft(NEW);
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
        <Field
          label="Generations a month"
          type="number"
          min={0}
          placeholder="unlimited"
          value={draft.monthlyGenerations}
          onChange={(monthlyGenerations) => change({ monthlyGenerations })}
        />
        <Field
          label="Requests a minute, each key"
          type="number"
          min={1}
          required
          value={draft.rateLimitPerMin}
          onChange={(rateLimitPerMin) => change({ rateLimitPerMin })}
        />
        <Field
          label="Custom components, each request"
          type="number"
          min={0}
          required
          value={draft.inlineComponentsLimit}
          onChange={(inlineComponentsLimit) => change({ inlineComponentsLimit })}
        />
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
        <button type="button" className={css['small']} aria-label={`Change ${plan.tierKey}`} onClick={() => edit(plan)}>
          Change
        </button>
      ),
    },
  ];
}
