import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './resizable.module.css';

const STEP_PX = 16;
const MOST_PX = 2000;

type Size = { w: number; h: number };

/** A panel whose size the user changes at its edge or corner. */
export function Resizable(drawn: Drawn<'Resizable'>) {
  const { id, props, children } = drawn;
  const { axis, minWidth, minHeight, bordered, bg, borderColor, radiusValue } = props;
  const say = useWords();
  const { panel, size, now, hasWidth, hasHeight, drag, onKeyDown } = useResizing(drawn);
  return (
    <div
      id={id}
      ref={panel}
      className={classNames(css['panel'], bordered && css['bordered'], bg !== undefined && css['filled'])}
      data-ui-sized={(hasWidth && size !== undefined) || props.width !== undefined ? '' : undefined}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({
          inlineSize: hasWidth && size !== undefined ? `${size.w}px` : props.width,
          blockSize: hasHeight && size !== undefined ? `${size.h}px` : props.height,
          minInlineSize: `min(100%, ${minWidth})`,
          minBlockSize: minHeight,
          '--resizable-fill': bg,
          '--resizable-line': borderColor,
          '--resizable-corner': radiusValue,
        }),
      }}
    >
      <div className={css['inside']}>{children}</div>
      <div
        role="separator"
        tabIndex={0}
        aria-controls={id}
        aria-label={say('Resize')}
        aria-orientation={axis === 'vertical' ? 'horizontal' : 'vertical'}
        aria-valuenow={Math.round(axis === 'vertical' ? now.h : now.w)}
        aria-valuemin={pxOf(axis === 'vertical' ? minHeight : minWidth)}
        aria-valuemax={MOST_PX}
        aria-valuetext={`${Math.round(now.w)} × ${Math.round(now.h)}`}
        className={classNames(css['handle'], css[axis])}
        data-dragging={drag.isDragging ? '' : undefined}
        onPointerDown={drag.onPointerDown}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The size of the panel, and what changes it: the pointer on the handle, or arrow keys. */
function useResizing(drawn: Drawn<'Resizable'>) {
  const { props, fire } = drawn;
  const { axis, minWidth, minHeight } = props;
  const { dir } = useSurroundings();
  const [size, setSize] = useLive(drawn, 'size');
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<Size>({ w: 0, h: 0 });
  const latest = useRef<Size>({ w: 0, h: 0 });
  const now = size ?? { w: pxOf(props.width), h: pxOf(props.height) };
  const [hasWidth, hasHeight] = [axis !== 'vertical', axis !== 'horizontal'];

  function measure(): void {
    const box = panel.current?.getBoundingClientRect();
    start.current = box === undefined ? now : { w: box.width, h: box.height };
    latest.current = start.current;
  }

  function resizeBy(inline: number, block: number): void {
    latest.current = {
      w: hasWidth ? within(start.current.w + inline, minWidth) : now.w,
      h: hasHeight ? within(start.current.h + block, minHeight) : now.h,
    };
    setSize(latest.current);
  }

  function report(): void {
    setSize(latest.current);
    fire('move', { width: latest.current.w, height: latest.current.h, axis });
  }

  const drag = usePointerDrag({
    onStart: measure,
    onMove: ({ inline, dy }) => resizeBy(inline, dy),
    onEnd: report,
    onCancel: () => setSize(start.current),
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOf(event.key, dir);
    const [inline, block] = [hasWidth ? step.inline : 0, hasHeight ? step.block : 0];
    if (inline === 0 && block === 0) return;
    event.preventDefault();
    measure();
    resizeBy(inline * STEP_PX, block * STEP_PX);
    report();
  }

  return { panel, size, now, hasWidth, hasHeight, drag, onKeyDown };
}

/** Where an arrow key leads: steps along the line and down the page. */
function stepOf(key: string, dir: 'ltr' | 'rtl'): { inline: number; block: number } {
  const toRight = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  return { inline: dir === 'rtl' ? -toRight : toRight, block: Number(key === 'ArrowDown') - Number(key === 'ArrowUp') };
}

function within(px: number, least: string): number {
  return Math.round(Math.max(pxOf(least), Math.min(MOST_PX, px)));
}

function pxOf(length: string): number {
  const number = Number.parseFloat(length) || 0;
  return length.endsWith('rem') ? number * 16 : number;
}
