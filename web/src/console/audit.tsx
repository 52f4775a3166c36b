import { useState } from 'react';
import { buttonClass } from '../shell/controls.tsx';
import css from './audit.module.css';
import { type Days, Field, Filters, Select } from './form.tsx';
import { spanOf, timeOf } from './format.ts';
import { Page } from './page.tsx';
import { ListTable, TwoLines } from './table.tsx';
import { queryOf, useList } from './use-data.ts';

type Change = {
  id: string;
  atMs: number;
  actor: string;
  action: string;
  workspaceId?: string;
  target: string;
  beforeJson?: string;
  afterJson?: string;
};

/** Admin calls that change something, and what they are called on the page. */
const ACTIONS = [
  ['', 'Everything'],
  ['CreateKey', 'Key created'],
  ['RevokeKey', 'Key revoked'],
  ['SetMember', 'Member added or changed'],
  ['RemoveMember', 'Member removed'],
  ['SetWorkspacePlan', 'Plan changed'],
  ['SetWorkspaceBilling', 'Payment changed'],
  ['CreateWorkspace', 'Workspace created'],
  ['DeleteWorkspace', 'Workspace deleted'],
  ['UpsertPlan', 'Limits of a plan'],
] as const;

/** What some columns of the log are called on the page; the others are called as they are. */
const COLUMN_NAMES: Record<string, string> = {
  expires_at_ms: 'expires',
  revoked_at_ms: 'revoked',
  tier_key: 'plan',
  billing_status: 'payment',
};

const ACTION_NAMES = new Map<string, string>(ACTIONS);

function actionName({ action, beforeJson }: Change): string {
  if (action === 'SetMember') return beforeJson === undefined ? 'Member added' : 'Role changed';
  return ACTION_NAMES.get(action) ?? action;
}

/** What was changed: of one workspace, or for the operator of all. */
export function Audit({ path, isOfAll }: { path: string; isOfAll: boolean }) {
  const [action, setAction] = useState('');
  const [actor, setActor] = useState('');
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const query = queryOf({ action, actor: actor.trim(), ...spanOf(days) });
  const list = useList<Change>(`${path}/audit${query}`, 'entries');
  return (
    <Page
      title={isOfAll ? 'All changes' : 'Audit'}
      text="Who changed what, newest first. Keys themselves are never in it."
      action={
        <a className={buttonClass('small')} href={`/api${path}/audit.csv${query}`} download>
          Download CSV
        </a>
      }
    >
      <Filters days={days} onDays={setDays}>
        <Select label="What" value={action} options={ACTIONS} onChange={setAction} />
        <Field label="Who" value={actor} placeholder="ada@example.com" onChange={setActor} />
      </Filters>
      <ListTable
        name="Changes"
        list={list}
        nouns={['change', 'changes']}
        moreLabel="Show older"
        empty={
          query !== ''
            ? { title: 'Nothing like that', text: 'No change fits the filters. Take one away.' }
            : { title: 'No change yet', text: 'Every change through the console or the command line shows here.' }
        }
        keyOf={(change) => change.id}
        columns={[
          { heading: 'When', cell: (change) => timeOf(change.atMs, '') },
          {
            heading: 'What',
            cell: (change) => <TwoLines first={actionName(change)} second={<bdi>{change.target}</bdi>} />,
          },
          { heading: 'Who', cell: (change) => <bdi>{change.actor}</bdi> },
          { heading: 'Before and after', kind: 'prose', cell: (change) => <Difference {...change} /> },
          ...(isOfAll ? [{ heading: 'Workspace', cell: (change: Change) => change.workspaceId ?? '–' }] : []),
        ]}
      />
    </Page>
  );
}

function Difference({ beforeJson, afterJson }: Change) {
  const [before, after] = [read(beforeJson), read(afterJson)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl className={css['difference']}>
      {names.map((name) => (
        <div key={name}>
          <dt>{COLUMN_NAMES[name] ?? name.replaceAll('_', ' ')}</dt>
          <dd>
            {name in before && <del>{textOf(before[name])}</del>}
            {name in before && name in after && ' → '}
            {name in after && <bdi>{textOf(after[name])}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function read(json: string | undefined): Record<string, unknown> {
  return json === undefined ? {} : (JSON.parse(json) as Record<string, unknown>);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return isEpochMs(value) ? timeOf(value, '') : value.toLocaleString();
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

// From 2001 to 5138: no count of the log comes near.
function isEpochMs(value: number): boolean {
  return value > 1e12 && value < 1e14;
}
