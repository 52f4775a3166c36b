import { useState } from 'react';
import { DayFields, type Days, Field, Select } from './form.tsx';
import { spanOf, timeOf } from './format.ts';
import { Page } from './page.tsx';
import css from './page.module.css';
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

const NAMES: Record<string, string> = {
  expires_at_ms: 'expires',
  revoked_at_ms: 'revoked',
  tier_key: 'plan',
  billing_status: 'payment',
};

const WORDS = new Map<string, string>(ACTIONS);

function wordsOf({ action, beforeJson }: Change): string {
  if (action === 'SetMember') return beforeJson === undefined ? 'Member added' : 'Role changed';
  return WORDS.get(action) ?? action;
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
        <a className={css['small']} href={`/api${path}/audit.csv${query}`} download>
          Download CSV
        </a>
      }
    >
      <div className={css['entry']} role="search" aria-label="Filters">
        <Select label="What" value={action} options={ACTIONS} onChange={setAction} />
        <Field label="Who" value={actor} placeholder="ada@example.com" onChange={setActor} />
        <DayFields days={days} onChange={setDays} />
      </div>
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
            cell: (change) => <TwoLines first={wordsOf(change)} second={<bdi>{change.target}</bdi>} />,
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
          <dt>{NAMES[name] ?? name.replaceAll('_', ' ')}</dt>
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
  if (typeof value === 'number') return value > 1e12 && value < 1e14 ? timeOf(value, '') : value.toLocaleString();
  return value === null ? 'none' : Array.isArray(value) ? value.join(', ') || 'none' : JSON.stringify(value);
}
