import { useState } from 'react';
import { call } from '../api/call.ts';
import type { Workspace } from '../api/session.ts';
import { NewKey, type Minted } from './new-key.tsx';
import { Empty, Entry, Page, States, Table, timeOf } from './page.tsx';
import css from './page.module.css';
import { useData } from './use-data.ts';

type Key = {
  keyId: string;
  display: string;
  scopes: string[];
  createdAtMs: number;
  expiresAtMs?: number;
  revokedAtMs?: number;
};

/** The keys of a workspace: mint, revoke. */
export function Keys({ workspaces, slug }: { workspaces: Workspace[]; slug: string }) {
  const path = `/workspaces/${encodeURIComponent(slug)}/keys`;
  const { state, reload } = useData<{ keys: Key[] }>(path);
  const [canCompose, setCanCompose] = useState(true);
  const [expires, setExpires] = useState('');
  const [minted, setMinted] = useState<Minted>();
  const mint = async (): Promise<void> => {
    const expiresAtMs = expires === '' ? {} : { expiresAtMs: new Date(`${expires}T23:59:59`).getTime() };
    setMinted(await call<Minted>(path, { scopes: canCompose ? ['compose'] : [], ...expiresAtMs }));
    reload();
  };
  return (
    <Page title="Keys" text="A key is shown once, when it is made." workspaces={workspaces} slug={slug}>
      <Entry label="Create key" submit={mint}>
        <label className={css['field']}>
          Expires on
          <input
            className={css['input']}
            type="date"
            value={expires}
            onChange={(event) => setExpires(event.target.value)}
          />
        </label>
        <label className={css['check']}>
          <input type="checkbox" checked={canCompose} onChange={(event) => setCanCompose(event.target.checked)} />
          May compose
        </label>
      </Entry>
      {minted !== undefined && <NewKey minted={minted} onDone={() => setMinted(undefined)} />}
      <States state={state} reload={reload}>
        {({ keys }) =>
          keys.length === 0 ? (
            <Empty title="No key yet" text="A backend calls the API with a key of the workspace. Create one above." />
          ) : (
            <Table
              name="Keys"
              headings={['Key', 'Scopes', 'Created', 'Expires', 'Revocation']}
              rows={keys.map((key) => [
                key.display,
                key.scopes.join(', ') || 'none',
                timeOf(key.createdAtMs, ''),
                timeOf(key.expiresAtMs, 'never'),
                key.revokedAtMs === undefined ? (
                  <Revoke key={key.keyId} name={key.display} path={path} keyId={key.keyId} onRevoked={reload} />
                ) : (
                  timeOf(key.revokedAtMs, '')
                ),
              ])}
            />
          )
        }
      </States>
    </Page>
  );
}

type RevokeProps = { name: string; path: string; keyId: string; onRevoked: () => void };

function Revoke({ name, path, keyId, onRevoked }: RevokeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const revoke = (): void => {
    call(`${path}/revoke`, { keyId }).then(onRevoked, (error: Error) => setProblem(error.message));
  };
  if (problem !== undefined) return <span className={css['problem']}>{problem}</span>;
  if (!isAsking) {
    return (
      <button type="button" className={css['button']} aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
        Revoke
      </button>
    );
  }
  return (
    <div className={css['row']} role="group" aria-label={`Revoke ${name}`}>
      Refused at once, for good:
      <button type="button" className={css['danger']} onClick={revoke}>
        Revoke key
      </button>
      <button
        type="button"
        className={css['button']}
        ref={(button) => button?.focus()}
        onClick={() => setIsAsking(false)}
      >
        Keep it
      </button>
    </div>
  );
}
