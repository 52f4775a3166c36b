import { Composition, type FiredAction, type Theme } from '@ui-composition/react';
import { useEffect, useState } from 'react';
import { ChangeBar } from './change-bar.tsx';
import { elementToShow } from './differences.ts';
import css from './screen-panel.module.css';
import { useInspector } from './use-inspector.ts';
import type { PlaygroundModel } from './use-playground.ts';

/** How the screen is looked at. */
export type Looks = { width: 'full' | '768' | '390'; mode: 'auto' | 'light' | 'dark'; accent: string | undefined };

type ScreenPanelProps = {
  model: PlaygroundModel;
  looks: Looks;
  picked: string | undefined;
  onPick: (elementId: string) => void;
};

/** The interface itself, and what a press on it means. */
export function ScreenPanel({ model, looks, picked, onPick }: ScreenPanelProps) {
  const { composition, fired, setFired } = model;
  const [isPicking, setPicking] = useState(false);
  const inspector = useInspector(picked);
  useShowChange(model, inspector.show);
  const theme: Theme = {
    ...(looks.mode === 'auto' ? {} : { mode: looks.mode }),
    ...(looks.accent === undefined ? {} : { accent: looks.accent }),
  };
  const pick = (x: number, y: number): void => {
    const id = inspector.elementAt(x, y);
    if (id !== undefined) onPick(id);
    setPicking(false);
  };
  const isEmpty = composition.spec === undefined && !composition.isLoading;
  return (
    <div className={css['screen']}>
      {composition.error !== undefined && (
        <p className={css['error']} role="alert">
          <b>{composition.error.code}</b> {composition.error.message}
        </p>
      )}
      <div className={css['stage']} data-stage="" data-width={looks.width} data-picking={isPicking ? '' : undefined}>
        {isEmpty ? (
          <Welcome />
        ) : (
          <div
            className={css['frame']}
            onClickCapture={(event) => {
              if (!isPicking) return;
              event.preventDefault();
              event.stopPropagation();
              pick(event.clientX, event.clientY);
            }}
          >
            <Composition {...composition.view} theme={theme} isPage inspect={inspector.inspect} onAction={setFired} />
          </div>
        )}
        {inspector.box !== undefined && <span className={css['outline']} style={inspector.box} aria-hidden="true" />}
      </div>
      {!isEmpty && (
        <div className={css['bar']}>
          {fired !== undefined && (
            <Fired action={fired} onGoOn={(prompt) => model.goOn(fired, prompt)} onClose={() => setFired(undefined)} />
          )}
          <ChangeBar model={model} isPicking={isPicking} onPicking={setPicking} />
        </div>
      )}
    </div>
  );
}

/** Outlines what a change brought, and scrolls to it: it may be below what is in sight. */
function useShowChange({ before, composition }: PlaygroundModel, show: (elementId: string) => void): void {
  const { spec, status } = composition;
  useEffect(() => {
    if (status !== 'done' || before === undefined || spec === undefined) return;
    const id = elementToShow(before, spec);
    if (id !== undefined) show(id);
    // Only when a change has ended: what is composed next has nothing before it.
  }, [status, before, spec, show]);
}

function Welcome() {
  return (
    <div className={css['welcome']}>
      <h1>Type a sentence</h1>
      <p>The interface grows here while it is composed. Its buttons, fields and filters work.</p>
    </div>
  );
}

function Fired({
  action,
  onGoOn,
  onClose,
}: {
  action: FiredAction;
  onGoOn: (prompt: string) => void;
  onClose: () => void;
}) {
  const [prompt, setPrompt] = useState('');
  return (
    <form
      className={css['fired']}
      aria-label="Action"
      onSubmit={(event) => {
        event.preventDefault();
        if (prompt.trim() !== '') onGoOn(prompt);
      }}
    >
      <div className={css['action']}>
        <span>
          Your application now receives <code className={css['name']}>{action.name}</code>{' '}
          <span className={css['cause']}>
            ({action.event} of {action.elementId})
          </span>
        </span>
        <button type="button" className={css['close']} onClick={onClose} aria-label="Close">
          ×
        </button>
      </div>
      <pre className={css['params']}>{JSON.stringify(action.params, null, 2)}</pre>
      <div className={css['go']}>
        <input
          className={css['input']}
          aria-label="What comes next"
          placeholder="What comes next? For example: confirm the booking"
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
        <button type="submit" className={css['button']} disabled={prompt.trim() === ''}>
          Next screen
        </button>
      </div>
    </form>
  );
}
