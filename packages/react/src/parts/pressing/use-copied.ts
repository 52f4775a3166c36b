import { useEffect, useState } from 'react';

const CONFIRMED_MS = 1500;

/** Puts a text on the clipboard, and knows for a moment that it did. */
export function useCopied(): [isCopied: boolean, copy: (text: string) => void] {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return [
    isCopied,
    (text) => {
      copyText(text).then(
        () => setCopies((count) => count + 1),
        () => undefined,
      );
    },
  ];
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
