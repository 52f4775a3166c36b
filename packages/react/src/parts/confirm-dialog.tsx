import { useEffect, useId, useRef } from 'react';
import type { Question } from '../runtime/actions.ts';
import { ButtonFace } from './button-face.tsx';
import css from './confirm-dialog.module.css';

type ConfirmDialogProps = { question: Question | undefined; onAnswer: (isYes: boolean) => void };

/** Asks once for the whole screen before an action runs. Escape and the veil mean no. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (question !== undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [question]);
  if (question === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={question.message === undefined ? undefined : `${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={`${id}-title`} className={css['title']}>
        {question.title}
      </h2>
      {question.message !== undefined && (
        <p id={`${id}-message`} className={css['message']}>
          {question.message}
        </p>
      )}
      <div className={css['answers']}>
        <ButtonFace variant="outline" onClick={() => onAnswer(false)} autoFocus>
          {question.cancelLabel ?? 'Cancel'}
        </ButtonFace>
        <ButtonFace variant={question.variant === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {question.confirmLabel ?? 'Continue'}
        </ButtonFace>
      </div>
    </dialog>
  );
}
