import { useEffect, useState } from 'react';
import { ButtonFace } from './button-face.tsx';
import { Icon } from '../looks/icon.tsx';

type CopyButtonProps = {
  /** What goes to the clipboard, read when pressed. */
  text: () => string;
  label: string;
  copiedLabel: string;
  className?: string | undefined;
};

const CONFIRMED_MS = 2000;

/** Puts a text on the clipboard and says so for a moment; where the browser refuses, nothing is claimed. */
export function CopyButton({ text, label, copiedLabel, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      // Without permission there is no copy; the text itself can still be marked.
      setIsCopied(false);
    }
  }
  return (
    <ButtonFace size="sm" variant="ghost" className={className} onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size="sm" />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </ButtonFace>
  );
}
