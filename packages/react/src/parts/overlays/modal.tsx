import { useEffect, useLayoutEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { ButtonFace } from '../pressing/button-face.tsx';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import { OutlineLevel } from '../outline.ts';
import css from './modal.module.css';

type ModalProps = {
  isOpen: boolean;
  /** Escape, a press on the veil, or whatever inside calls it. The caller then sets `isOpen` to false. */
  onDismiss: () => void;
  /** Whether Escape and the veil close. Default: they do. */
  isDismissable?: boolean;
  /** The spoken name: the id of the title inside, or a text where no title is seen. */
  labelledBy?: string;
  label?: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
};

/**
 * A native modal dialog: focus stays inside and goes back afterwards, the page behind neither scrolls nor answers, and
 * native popovers inside work. What is inside exists only while it is open.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onDismiss, isDismissable = true, labelledBy, label, describedBy, role, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnVeil = useRef(false);
  useShown(dialog, isOpen);
  const dismiss = () => {
    if (isDismissable) onDismiss();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(css['modal'], props.className)}
      style={props.style}
      role={role}
      tabIndex={-1}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      closedby={isDismissable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // A file field inside cancels, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      }}
      onClose={(event) => {
        // The browser may close on its own after many an Escape: the owner decides what then holds.
        if (event.target !== event.currentTarget || !isOpen) return;
        if (isDismissable) onDismiss();
        else event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        isPressOnVeil.current = isOnVeil(event);
      }}
      onClick={(event) => {
        // Text marked from the inside to the outside is no press on the veil.
        if (isPressOnVeil.current && isOnVeil(event)) dismiss();
        isPressOnVeil.current = false;
      }}
    >
      {isOpen && <OutlineLevel value={2}>{children}</OutlineLevel>}
    </dialog>
  );
}

function useShown(dialog: { readonly current: HTMLDialogElement | null }, isOpen: boolean) {
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || !isOpen) return;
    if (!shown.open) {
      shown.showModal();
      firstTarget(shown).focus({ preventScroll: true });
    }
    // Closing by the browser's own means gives the focus back to where it was.
    return () => shown.close();
  }, [dialog, isOpen]);
  // An element that vanishes while open would take the focus with it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, [dialog]);
}

// The first field to fill in, else the panel itself: on the close button, Enter would close what was just opened.
function firstTarget(dialog: HTMLDialogElement): HTMLElement {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(
      ':is(input:not([type="hidden"]), select, textarea, [contenteditable="true"]):not(:disabled, [readonly])',
    ) ??
    dialog
  );
}

function isOnVeil(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

type ModalHeaderProps = {
  /** Base of the ids: the title is `${id}-title`, the description `${id}-description`. */
  id: string;
  title: string;
  description?: string | undefined;
  /** Name of the close button; none, no button. */
  closeLabel?: string | undefined;
  onClose: () => void;
};

/** Title, quiet line and close button of a modal panel. */
export function ModalHeader({ id, title, description, closeLabel, onClose }: ModalHeaderProps) {
  return (
    <header className={css['header']}>
      <div className={css['words']}>
        <h2 id={`${id}-title`} className={css['title']}>
          <bdi>{title}</bdi>
        </h2>
        {description !== undefined && description !== '' && (
          <p id={`${id}-description`} className={css['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      {closeLabel !== undefined && (
        <ButtonFace variant="ghost" size="sm" isIcon aria-label={closeLabel} className={css['close']} onClick={onClose}>
          <Icon name="x" />
        </ButtonFace>
      )}
    </header>
  );
}
