import { useId } from 'react';
import type { Question } from '../../runtime/actions.ts';
import { useWords } from '../../runtime/runtime.ts';
import { ButtonFace } from './button-face.tsx';
import dialog from '../overlays/small-dialog.module.css';
import css from './confirm-dialog.module.css';
import { Modal } from '../overlays/modal.tsx';

type ConfirmDialogProps = { question: Question | undefined; onAnswer: (isYes: boolean) => void };

/** Asks once for the whole screen before an action runs. Escape and the veil mean no. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const say = useWords();
  const id = useId();
  return (
    <Modal
      isOpen={question !== undefined}
      onDismiss={() => onAnswer(false)}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={question?.message === undefined ? undefined : `${id}-message`}
      className={dialog['dialog']}
    >
      {question !== undefined && (
        <>
          <h2 id={`${id}-title`} className={css['title']}>
            {question.title}
          </h2>
          {question.message !== undefined && (
            <p id={`${id}-message`} className={css['message']}>
              {question.message}
            </p>
          )}
          <div className={css['answers']}>
            <ButtonFace variant="outline" onClick={() => onAnswer(false)} data-autofocus="">
              {question.cancelLabel ?? say('Cancel')}
            </ButtonFace>
            <ButtonFace variant={question.variant === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {question.confirmLabel ?? say('Continue')}
            </ButtonFace>
          </div>
        </>
      )}
    </Modal>
  );
}
