import { useCallback, useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 250;
/** Long enough to move the pointer from the trigger into the bubble. */
const CLOSE_AFTER_MS = 150;

type Hint = {
  isOpen: boolean;
  close: () => void;
  /** For the trigger. */
  triggerProps: {
    onPointerEnter: (event: { pointerType: string }) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  /** For the bubble: under the pointer it stays. */
  bubbleProps: { onPointerEnter: () => void; onPointerLeave: () => void };
};

/** A bubble that shows while its trigger is hovered or focused, and while the pointer is in it. */
export function useHint(): Hint {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFocused = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback((wanted: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(wanted);
    else timer.current = setTimeout(() => setOpen(wanted), afterMs);
  }, []);
  const leave = () => {
    if (!isFocused.current) set(false, CLOSE_AFTER_MS);
  };
  return {
    isOpen,
    close: () => set(false, 0),
    triggerProps: {
      // Touch has no hover; a tap focuses.
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') set(true, OPEN_AFTER_MS);
      },
      onPointerLeave: leave,
      onFocus: () => {
        isFocused.current = true;
        set(true, 0);
      },
      onBlur: () => {
        isFocused.current = false;
        set(false, 0);
      },
    },
    bubbleProps: { onPointerEnter: () => set(true, 0), onPointerLeave: leave },
  };
}
