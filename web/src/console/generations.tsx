import { useState } from 'react';
import { type Days, Field, Filters, Select } from './form.tsx';
import { durationOf, spanOf, timeOf } from './format.ts';
import { Badge, Page } from './page.tsx';
import css from './page.module.css';
import { ListTable, TwoLines, type Column } from './table.tsx';
import { queryOf, useList } from './use-data.ts';

type Generation = {
  generationId: string;
  endedAtMs: number;
  keyId: string;
  model: string;
  outcome: string;
  code?: string;
  operationCount: number;
  inputTokens: number;
  outputTokens: number;
  facts?: { restarts: number; repairs: number; durationMs: number; firstOperationMs?: number };
};

const OUTCOMES = [
  ['', 'All'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
] as const;

/** What was composed, by id: how it ended and what it took; never what was asked or answered. */
export function Generations({ path }: { path: string }) {
  const [outcome, setOutcome] = useState('');
  const [keyId, setKeyId] = useState('');
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const query = queryOf({ outcome, keyId: keyId.trim(), ...spanOf(days) });
  const list = useList<Generation>(`${path}/generations${query}`, 'generations');
  return (
    <Page title="Generations" text="How each composition ended and what it took. Prompts and data are not kept.">
      <Filters days={days} onDays={setDays}>
        <Select label="Outcome" value={outcome} options={OUTCOMES} onChange={setOutcome} />
        <Field label="Key id" value={keyId} placeholder="key_…" onChange={setKeyId} />
      </Filters>
      <ListTable
        name="Generations"
        list={list}
        nouns={['generation', 'generations']}
        moreLabel="Show older"
        empty={
          query !== ''
            ? { title: 'Nothing like that', text: 'No generation fits the filters. Take one away.' }
            : { title: 'Nothing composed yet', text: 'Try the playground, or call the API with a key.' }
        }
        keyOf={(generation) => generation.generationId}
        columns={columnsOf(setKeyId)}
      />
    </Page>
  );
}

/** @param onKey shows only what a key composed */
function columnsOf(onKey: (keyId: string) => void): Column<Generation>[] {
  return [
    {
      heading: 'Generation',
      cell: ({ generationId, endedAtMs }) => <TwoLines first={timeOf(endedAtMs, '')} second={generationId} />,
    },
    {
      heading: 'Outcome',
      cell: ({ code }) =>
        code === undefined ? <Badge tone="success">Completed</Badge> : <Badge tone="critical">{code}</Badge>,
    },
    {
      heading: 'Duration',
      kind: 'number',
      cell: ({ facts }) => (
        <TwoLines
          first={durationOf(facts?.durationMs)}
          second={facts?.firstOperationMs === undefined ? '' : `first after ${durationOf(facts.firstOperationMs)}`}
        />
      ),
    },
    { heading: 'Operations', kind: 'number', cell: ({ operationCount }) => operationCount.toLocaleString() },
    { heading: 'Restarts', kind: 'number', cell: ({ facts }) => facts?.restarts ?? '–' },
    { heading: 'Repairs', kind: 'number', cell: ({ facts }) => facts?.repairs ?? '–' },
    {
      heading: 'Tokens',
      kind: 'number',
      cell: ({ inputTokens: read, outputTokens: written }) =>
        read + written === 0 ? (
          '–'
        ) : (
          <TwoLines first={`${read.toLocaleString()} in`} second={`${written.toLocaleString()} out`} />
        ),
    },
    {
      heading: 'Model and key',
      cell: ({ model, keyId }) => (
        <TwoLines
          first={model || '–'}
          second={
            <button
              type="button"
              className={css['link']}
              title={keyId}
              aria-label={`Show only ${keyId}`}
              onClick={() => onKey(keyId)}
            >
              {keyId.slice(0, 12)}…
            </button>
          }
        />
      ),
    },
  ];
}
