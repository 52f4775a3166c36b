import type { FiredAction } from '@ui-composition/react';
import { useLayoutEffect, useRef, useState } from 'react';
import controls from '../shell/controls.module.css';
import { Button } from '../shell/controls.tsx';
import css from './fired-panel.module.css';

type FiredPanelProps = { action: FiredAction; onNext: (prompt: string) => void; onClose: () => void };

/** What the application of a host would now hear, and what it could ask for next. */
export function FiredPanel({ action, onNext, onClose }: FiredPanelProps) {
  const [prompt, setPrompt] = useState('');
  return (
    <dialog ref={useOpen(action)} className={css['fired']} aria-label="Action" onClose={onClose}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (prompt.trim() !== '') onNext(prompt);
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
            className={`${controls['input']} ${css['input']}`}
            aria-label="What comes next"
            placeholder="What comes next? For example: confirm the booking"
            value={prompt}
            onChange={({ target }) => setPrompt(target.value)}
          />
          <Button look="primary" type="submit" className={css['button']} disabled={prompt.trim() === ''}>
            Next screen
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Opens the panel in the page; above a dialog of the screen, behind which nobody could press anything, as a dialog, too. */
function useOpen(action: FiredAction) {
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (dialog === null) return undefined;
    const pressed = document.activeElement;
    if (document.querySelector('dialog:modal') === null) dialog.open = true;
    else dialog.showModal();
    return () => {
      const hadFocus = dialog.contains(document.activeElement);
      // Removed without an event: it is not the reader who closes it.
      if (dialog.matches(':modal')) dialog.close();
      dialog.open = false;
      if (hadFocus && pressed instanceof HTMLElement) pressed.focus();
    };
  }, [action]);
  return panel;
}
