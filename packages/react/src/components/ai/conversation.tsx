import { useEffect, useRef, type RefObject } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './conversation.module.css';

/** The frame of a chat. It follows the newest message, unless the reader has scrolled up. */
export function Conversation({ props, children }: Drawn<'Conversation'>) {
  const { density, maxHeight, autoScroll, bordered, bg, borderColor } = props;
  const view = useRef<HTMLDivElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  useFollowing(view, thread, autoScroll);
  return (
    <div
      ref={view}
      role="log"
      aria-live="polite"
      tabIndex={0}
      data-ui-framed=""
      className={classNames(css['view'], css[maxHeight], bordered && css['bordered'])}
      style={{ ...surfaceStyles(bg, undefined), ...styles({ '--conversation-edge': borderColor }) }}
    >
      <div ref={thread} className={classNames(css['thread'], css[density])}>
        {children}
      </div>
    </div>
  );
}

/** Nearer to the end than this the reader counts as being at the end. */
const NEAR_PX = 48;

function useFollowing(view: RefObject<HTMLElement | null>, thread: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const [frame, content] = [view.current, thread.current];
    if (!isOn || frame === null || content === null) return undefined;
    let isAtEnd = true;
    const onScroll = () => {
      isAtEnd = frame.scrollHeight - frame.scrollTop - frame.clientHeight < NEAR_PX;
    };
    const follow = () => {
      if (isAtEnd) frame.scrollTop = frame.scrollHeight;
    };
    // Text that streams in makes the thread grow as a new message does.
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [view, thread, isOn]);
}
