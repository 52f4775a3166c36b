import type { ReactNode } from 'react';
import { Button } from '../shell/controls.tsx';
import css from './page.module.css';
import type { Loaded } from './use-data.ts';

type PageProps = { title: string; text: ReactNode; action?: ReactNode; children: ReactNode };

/** A page of the console: its title, what it is for, and what is done on it. */
export function Page({ title, text, action, children }: PageProps) {
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <div>
          <h1 className={css['title']}>{title}</h1>
          <p className={css['muted']}>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

/** A part of a page with a heading of its own. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={css['part']} aria-label={title}>
      <div className={css['head']}>
        <h2 className={css['subtitle']}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

type StatesProps<Data> = { state: Loaded<Data>; reload: () => void; children: (data: Data) => ReactNode };

/** Loading, failed, forbidden, or what there is. */
export function States<Data>({ state, reload, children }: StatesProps<Data>) {
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') {
    return (
      <div className={css['skeleton']} role="status" aria-label="Loading">
        {[0, 1, 2, 3].map((line) => (
          <span key={line} />
        ))}
      </div>
    );
  }
  return (
    <div className={css['panel']} role="alert">
      <h2 className={css['subtitle']}>{state.isForbidden ? 'Not yours to see' : 'This could not be loaded'}</h2>
      <p className={css['muted']}>{state.message}</p>
      {!state.isForbidden && <Button onClick={reload}>Try again</Button>}
    </div>
  );
}

/** Nothing there yet. */
export function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className={css['panel']}>
      <h2 className={css['subtitle']}>{title}</h2>
      <p className={css['muted']}>{text}</p>
    </div>
  );
}

/** A state in a word, with a colour that never says it alone. */
export function Badge({ tone, children }: { tone: 'success' | 'critical' | 'warning' | 'quiet'; children: ReactNode }) {
  return (
    <span className={css['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
