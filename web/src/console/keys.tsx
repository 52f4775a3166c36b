import { useState } from 'react';
import { call } from '../api/call.ts';
import { Confirm } from './form.tsx';
import { dateOf, timeOf } from './format.ts';
import { KeyForm, type WantedKey } from './key-form.tsx';
import { NewKey, type Minted } from './new-key.tsx';
import { Badge, Page } from './page.tsx';
import css from './keys.module.css';
import { ListTable, TwoLines, type Column } from './table.tsx';
import { useList } from './use-data.ts';

type Key = {
  keyId: string;
  display: string;
  scopes: string[];
  createdAtMs: number;
  expiresAtMs?: number;
  revokedAtMs?: number;
  label?: string;
  createdBy?: string;
  lastUsedAtMs?: number;
  componentProfile?: { components: string[] };
};

/** The keys of a workspace: create, revoke. */
export function Keys({ path, apiUrl }: { path: string; apiUrl: string }) {
  const list = useList<Key>(`${path}/keys`, 'keys');
  const [minted, setMinted] = useState<Minted>();
  const mint = async (wanted: WantedKey): Promise<void> => {
    setMinted(await call<Minted>(`${path}/keys`, wanted));
    list.reload();
  };
  const isForbidden = list.state.status === 'failed' && list.state.isForbidden;
  return (
    <Page title="Keys" text="A key is shown once, when it is created. The service keeps only its hash.">
      {!isForbidden && <KeyForm mint={mint} />}
      {minted !== undefined && <NewKey minted={minted} apiUrl={apiUrl} onDone={() => setMinted(undefined)} />}
      <ListTable
        name="Keys"
        list={list}
        nouns={['key', 'keys']}
        moreLabel="Show older"
        empty={{ title: 'No key yet', text: 'A backend calls the API with a key of the workspace. Create one above.' }}
        keyOf={(key) => key.keyId}
        columns={columnsOf(path, list.reload)}
      />
    </Page>
  );
}

function columnsOf(path: string, reload: () => void): Column<Key>[] {
  return [
    {
      heading: 'Key',
      cell: ({ label, display, keyId }) => <TwoLines first={label ?? display} second={label ? display : keyId} />,
    },
    { heading: 'State', cell: (key) => <State {...key} /> },
    { heading: 'Last used', cell: ({ lastUsedAtMs }) => timeOf(lastUsedAtMs, 'never') },
    {
      heading: 'Created',
      cell: ({ createdAtMs, createdBy }) => <TwoLines first={dateOf(createdAtMs)} second={<bdi>{createdBy}</bdi>} />,
    },
    { heading: 'Allows', cell: (key) => <Powers {...key} /> },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: ({ keyId, label, display, revokedAtMs }) =>
        revokedAtMs === undefined && (
          <Confirm
            verb="Revoke"
            name={label === undefined ? display : `${display} (${label})`}
            warning="Whatever still calls the API with this key is refused at once. A revoked key stays revoked."
            action="Revoke key"
            act={async () => {
              await call(`${path}/keys/revoke`, { keyId });
              reload();
            }}
          />
        ),
    },
  ];
}

function State({ revokedAtMs, expiresAtMs }: Key) {
  if (revokedAtMs !== undefined) {
    return <TwoLines first={<Badge tone="critical">Revoked</Badge>} second={timeOf(revokedAtMs, '')} />;
  }
  if (expiresAtMs === undefined) return <Badge tone="success">Active</Badge>;
  const isExpired = expiresAtMs <= Date.now();
  const badge = isExpired ? <Badge tone="warning">Expired</Badge> : <Badge tone="success">Active</Badge>;
  return <TwoLines first={badge} second={`${isExpired ? 'since' : 'until'} ${timeOf(expiresAtMs, '')}`} />;
}

function Powers({ scopes, componentProfile }: Key) {
  if (!scopes.includes('compose')) return 'reading only';
  if (componentProfile === undefined) return 'composing';
  const { components } = componentProfile;
  return (
    <details className={css['names']}>
      <summary>
        composing with {components.length} {components.length === 1 ? 'component' : 'components'}
      </summary>
      {components.join(', ')}
    </details>
  );
}
