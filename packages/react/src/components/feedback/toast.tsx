import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { NoticeBody, noticeIcon } from '../../parts/notice.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useOpenPath } from '../../runtime/live.ts';
import css from './toast.module.css';

const DURATIONS_MS = { short: 3000, normal: 5000, long: 8000, sticky: undefined };

/** A short notice in a corner of the screen, above everything else; it can go away by itself. */
export function Toast({ props, fire }: Drawn<'Toast'>) {
  const { title, message, openPath, tone, position, variant, duration, icon, dismissible, dismissLabel } = props;
  const { bg, borderColor, accent } = props;
  const [isOpen, setOpen] = useOpenPath(openPath);
  const { box, isShown, focusCameFrom } = useTopLayer(isOpen, position);
  const close = (isAuto: boolean) => {
    if (box.current?.contains(document.activeElement) === true) focusCameFrom.current?.focus();
    setOpen(false);
    fire('dismiss', { label: title, auto: isAuto });
  };
  const { pause, resume } = useCountdown(isOpen ? DURATIONS_MS[duration] : undefined, () => close(true));
  const ink = inkOn(bg);
  return (
    <div
      ref={box}
      popover="manual"
      className={classNames(css['toast'], css[variant], accent !== undefined && css['bar'])}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
      data-position={position}
      style={styles({ '--fill': bg, '--edge': borderColor, '--ink': ink, '--notice-mark': accent ?? ink })}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) focusCameFrom.current = from;
        pause();
      }}
      onBlur={resume}
    >
      {isShown && (
        <NoticeBody
          icon={icon === 'none' ? undefined : noticeIcon(icon, tone)}
          title={title}
          message={message}
          dismissLabel={dismissible ? dismissLabel : undefined}
          onDismiss={() => close(false)}
        />
      )}
    </div>
  );
}

// The region is drawn before its words: otherwise screen readers do not announce them.
function useTopLayer(isOpen: boolean, position: string) {
  const box = useRef<HTMLDivElement>(null);
  const focusCameFrom = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null || !isOpen) return undefined;
    node.showPopover();
    setShown(true);
    const leave = joinStack(position, node);
    return () => {
      leave();
      setShown(false);
      if (node.matches(':popover-open')) node.hidePopover();
    };
  }, [isOpen, position]);
  return { box, isShown: isOpen && isShown, focusCameFrom };
}

function useCountdown(durationMs: number | undefined, onEnd: () => void) {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const timer = useRef<{ id: number; startedMs: number } | undefined>(undefined);
  const leftMs = useRef<number | undefined>(undefined);
  const resume = useCallback(() => {
    if (leftMs.current === undefined || timer.current !== undefined) return;
    const id = window.setTimeout(() => latest.current(), leftMs.current);
    timer.current = { id, startedMs: performance.now() };
  }, []);
  const pause = useCallback(() => {
    if (timer.current === undefined || leftMs.current === undefined) return;
    window.clearTimeout(timer.current.id);
    // A second at least, so that it does not vanish under the pointer that has just left it.
    leftMs.current = Math.max(1000, leftMs.current - (performance.now() - timer.current.startedMs));
    timer.current = undefined;
  }, []);
  useEffect(() => {
    leftMs.current = durationMs;
    resume();
    return () => {
      window.clearTimeout(timer.current?.id);
      timer.current = undefined;
      leftMs.current = undefined;
    };
  }, [durationMs, resume]);
  return { pause, resume };
}

/** Space between two toasts, in px. */
const GAP = 8;

/** Narrower than this, a toast takes the whole width and the corners of one edge are the same place. */
const WHOLE_WIDTH_PX = 640;

const stacks = new Map<string, HTMLElement[]>();

/**
 * Gives toasts that share a corner a place of their own: the newest stands at the edge, the older ones move away from
 * it. Returns what takes the toast out again.
 */
function joinStack(position: string, toast: HTMLElement): () => void {
  const corner = window.innerWidth < WHOLE_WIDTH_PX ? (position.split('-')[0] ?? position) : position;
  const stack = stacks.get(corner) ?? [];
  stacks.set(corner, stack);
  stack.unshift(toast);
  const settle = () => place(stack);
  const observer = new ResizeObserver(settle);
  observer.observe(toast);
  settle();
  return () => {
    observer.disconnect();
    stack.splice(stack.indexOf(toast), 1);
    settle();
  };
}

function place(stack: readonly HTMLElement[]): void {
  let offset = 0;
  for (const toast of stack) {
    toast.style.setProperty('--offset', `${offset}px`);
    offset += toast.offsetHeight + GAP;
  }
}
