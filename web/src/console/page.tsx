import { useState, type FormEvent, type ReactNode } from 'react';
import type { Workspace } from '../api/session.ts';
import { navigate } from '../shell/navigate.ts';
import css from './page.module.css';
import type { Loaded } from './use-data.ts';

type PageProps = { title: string; text: string; workspaces?: Workspace[]; slug?: string; children: ReactNode };

/** A page of the console: its title, and which workspace it is about. */
export function Page({ title, text, workspaces, slug, children }: PageProps) {
  const [, place = ''] = location.pathname.split('/');
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <div>
          <h1 className={css['title']}>{title}</h1>
          <p className={css['muted']}>{text}</p>
        </div>
        {workspaces !== undefined && (
          <label className={css['field']}>
            Workspace
            <select
              className={css['input']}
              value={slug}
              onChange={(event) => navigate(`/${place}/${encodeURIComponent(event.target.value)}`)}
            >
              {workspaces.map((workspace) => (
                <option key={workspace.slug} value={workspace.slug}>
                  {workspace.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {children}
    </div>
  );
}

type StatesProps<Data> = { state: Loaded<Data>; reload: () => void; children: (data: Data) => ReactNode };

/** Loading, failed, forbidden, or what there is. */
export function States<Data>({ state, reload, children }: StatesProps<Data>) {
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') {
    return (
      <p className={css['loading']} role="status">
        Loading
      </p>
    );
  }
  return (
    <div className={css['empty']} role="alert">
      <h2 className={css['subtitle']}>{state.isForbidden ? 'Not yours to see' : 'This could not be loaded'}</h2>
      <p className={css['muted']}>{state.message}</p>
      {!state.isForbidden && (
        <button type="button" className={css['button']} onClick={reload}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Nothing there yet. */
export function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className={css['empty']}>
      <h2 className={css['subtitle']}>{title}</h2>
      <p className={css['muted']}>{text}</p>
    </div>
  );
}

/** Rows under their headings; scrolls sideways where there is no room. */
export function Table({ name, headings, rows }: { name: string; headings: string[]; rows: ReactNode[][] }) {
  return (
    <div className={css['scroll']} role="region" aria-label={name} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={headings[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type EntryProps = { label: string; submit: () => Promise<void>; children: ReactNode };

/** Fields in a row and the button that sends them; says what went wrong and keeps what was typed. */
export function Entry({ label, submit, children }: EntryProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    submit()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setIsBusy(false));
  };
  return (
    <form className={css['entry']} onSubmit={onSubmit} aria-label={label}>
      {children}
      <button type="submit" className={css['primary']} disabled={isBusy}>
        {label}
      </button>
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** A day and a time as the browser's language writes them. */
export function timeOf(epochMs: number | undefined, none: string): string {
  if (epochMs === undefined) return none;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(epochMs);
}
