import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './split-pane.module.css';

const STEP_PERCENT = 2;

/** Two panes and the divider that shares out the room between them. */
export function SplitPane({ id, props, childElements, fire }: Drawn<'SplitPane'>) {
  const { orientation, minSize, height, bordered, bg, color, borderColor, radiusValue } = props;
  const say = useWords();
  const { dir } = useSurroundings();
  const { share, set, restore, remember, latest } = useShare(props.splitPercent, minSize);
  const frame = useRef<HTMLDivElement>(null);
  const isSide = orientation === 'horizontal';

  const report = () => fire('move', { splitPercent: latest() });
  const drag = usePointerDrag({
    onStart: remember,
    onMove: ({ inline, dy }) => {
      const box = frame.current?.getBoundingClientRect();
      const room = (isSide ? box?.width : box?.height) ?? 1;
      set(((isSide ? inline : dy) / room) * 100, true);
    },
    onEnd: report,
    onCancel: restore,
  });

  function onKeyDown(event: KeyboardEvent): void {
    const [backward, forward] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [less, more] = isSide ? [backward, forward] : ['ArrowUp', 'ArrowDown'];
    const next: { readonly [key: string]: number } = {
      [less]: share - STEP_PERCENT,
      [more]: share + STEP_PERCENT,
      Home: minSize,
      End: 100 - minSize,
    };
    const target = next[event.key];
    if (target === undefined) return;
    event.preventDefault();
    set(target);
    report();
  }

  const [first, second] = childElements;
  return (
    <div
      ref={frame}
      className={classNames(
        css['split'],
        css[orientation],
        bordered && css['framed'],
        bg !== undefined && css['filled'],
      )}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          blockSize: height,
          '--split-share': `${share}%`,
          '--split-fill': bg,
          '--split-line': borderColor,
          '--split-corner': radiusValue,
        }),
      }}
    >
      <div id={`${id}-first`} className={css['pane']} tabIndex={-1}>
        {first?.node}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-controls={`${id}-first`}
        aria-label={say('Divider')}
        aria-orientation={isSide ? 'vertical' : 'horizontal'}
        aria-valuenow={share}
        aria-valuemin={minSize}
        aria-valuemax={100 - minSize}
        className={css['divider']}
        data-dragging={drag.isDragging ? '' : undefined}
        onPointerDown={drag.onPointerDown}
        onKeyDown={onKeyDown}
      />
      <div className={css['pane']} tabIndex={-1}>
        {second?.node}
      </div>
    </div>
  );
}

/** The share of the first pane, never below what each pane keeps; a new starting share starts over. */
function useShare(given: number, minSize: number) {
  const [seen, setSeen] = useState(given);
  const [own, setOwn] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setOwn(given);
  }
  const within = (share: number) => Math.round(Math.max(minSize, Math.min(100 - minSize, share)) * 10) / 10;
  const share = within(own);
  const start = useRef(share);
  const latest = useRef(share);
  return {
    share,
    latest: () => latest.current,
    /** Where a drag begins: `set` with `isFromStart` counts from there. */
    remember: () => {
      start.current = share;
      latest.current = share;
    },
    set: (percent: number, isFromStart = false) => {
      latest.current = within(isFromStart ? start.current + percent : percent);
      setOwn(latest.current);
    },
    restore: () => setOwn(start.current),
  };
}
