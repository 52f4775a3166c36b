import { useRef, useState, type KeyboardEvent } from 'react';
import { styles } from '../../parts/looks/styles.ts';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import { useWords } from '../../runtime/runtime.ts';
import { boundsOf, markFrom, placeWithin, type Point, type Tool } from './annotation.ts';
import { TOOL_WORDS } from './annotation-tools.tsx';
import { strokePath } from './annotation-marks.tsx';
import css from './media-annotator.module.css';

type DrawingSurfaceProps = { tool: Tool; onDrawn: (points: readonly Point[], isByKey: boolean) => void };

/** Half the side of a box that is set by key. */
const KEY_BOX = 0.1;

/** Takes the strokes of the pointer; by key a crosshair moves over the picture and Enter sets the mark. */
export function DrawingSurface({ tool, onDrawn }: DrawingSurfaceProps) {
  const say = useWords();
  const surface = useRef<HTMLButtonElement>(null);
  const [stroke, setStroke] = useState<readonly Point[]>([]);
  const [cross, setCross] = useState<Point>();
  const points = useRef<Point[]>([]);
  const record = (x: number, y: number) => {
    const box = surface.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    points.current.push(placeWithin((x - box.left) / box.width, (y - box.top) / box.height));
    setStroke([...points.current]);
  };
  const finish = (isDone: boolean) => {
    const drawn = points.current;
    points.current = [];
    setStroke([]);
    if (isDone) onDrawn(drawn, false);
  };
  const { onPointerDown } = usePointerDrag({
    onStart: (event) => {
      setCross(undefined);
      points.current = [];
      record(event.clientX, event.clientY);
    },
    onMove: ({ x, y }) => record(x, y),
    onEnd: () => finish(true),
    onCancel: () => finish(false),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || tool === 'freehand') return;
    event.preventDefault();
    const length = event.shiftKey ? 0.1 : 0.02;
    const from = cross ?? { x: 0.5, y: 0.5 };
    setCross(placeWithin(from.x + step.x * length, from.y + step.y * length));
  };
  const setByKey = () => {
    const { x, y } = cross ?? { x: 0.5, y: 0.5 };
    const isBox = tool === 'box';
    const corners = [placeWithin(x - KEY_BOX, y - KEY_BOX), placeWithin(x + KEY_BOX, y + KEY_BOX)];
    onDrawn(isBox ? corners : [{ x, y }], true);
  };
  return (
    <>
      <button
        ref={surface}
        type="button"
        className={css['surface']}
        aria-label={say(TOOL_WORDS[tool])}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onBlur={() => setCross(undefined)}
        // A click without a pointer is Enter or Space.
        onClick={(event) => {
          if (event.detail === 0 && tool !== 'freehand') setByKey();
        }}
      />
      {tool !== 'freehand' && (
        <span
          className={css['cross']}
          aria-hidden="true"
          style={styles({ '--x': (cross ?? CENTRE).x, '--y': (cross ?? CENTRE).y })}
        />
      )}
      <Draft tool={tool} stroke={stroke} />
    </>
  );
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

const STEPS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function Draft({ tool, stroke }: { tool: Tool; stroke: readonly Point[] }) {
  const mark = stroke.length < 2 ? undefined : markFrom(tool, stroke, 'draft');
  if (mark?.kind === 'freehand') {
    return (
      <svg className={css['strokes']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={strokePath(mark.points)} vectorEffect="non-scaling-stroke" />
      </svg>
    );
  }
  if (mark?.kind !== 'box') return null;
  const { x, y, w, h } = boundsOf(mark);
  return <span className={css['draft']} style={styles({ '--x': x, '--y': y, '--w': w, '--h': h })} />;
}
