import { useEffect, useState } from 'react';
import { ButtonFace } from '../../parts/button-face.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './copy-button.module.css';

const CONFIRMED_MS = 1500;

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ props }: Drawn<'CopyButton'>) {
  const { value, label, copiedLabel, icon, variant, size } = props;
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return (
    <>
      <ButtonFace
        variant={variant === 'default' ? 'outline' : variant}
        size={size}
        className={css['copy']}
        onClick={() => {
          copyText(value).then(
            () => setCopies((count) => count + 1),
            () => undefined,
          );
        }}
      >
        {icon !== 'none' && <Icon name={isCopied ? 'check' : icon} size={size} />}
        {/* Both texts keep their room, so that the button does not jump. */}
        <span className={css['words']}>
          <bdi aria-hidden={isCopied || undefined} data-hidden={isCopied || undefined}>
            {label}
          </bdi>
          <bdi aria-hidden={!isCopied || undefined} data-hidden={!isCopied || undefined}>
            {copiedLabel}
          </bdi>
        </span>
      </ButtonFace>
      <span role="status" aria-live="polite">
        <Hidden>{isCopied ? copiedLabel : ''}</Hidden>
      </span>
    </>
  );
}

// Outside a secure context there is no clipboard; the selection of a text box still copies.
async function copyText(text: string): Promise<void> {
  if (typeof navigator.clipboard?.writeText === 'function') {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Refused, as in a frame without the permission: try the older way.
    }
  }
  const box = document.createElement('textarea');
  const focused = document.activeElement;
  box.value = text;
  box.style.cssText = 'position:fixed;opacity:0';
  (focused?.closest('dialog') ?? document.body).append(box);
  box.select();
  const isDone = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isDone) throw new Error('the browser refused to copy');
}
