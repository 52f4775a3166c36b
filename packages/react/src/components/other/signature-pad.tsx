import { useRef, useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { usePointerDrag } from '../../parts/keys/use-pointer-drag.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { signatureOf, strokePath, type Point, type Stroke } from './signature.ts';
import css from './signature-pad.module.css';

/** A field to sign by finger, pen or mouse. */
export function SignaturePad(drawn: Drawn<'SignaturePad'>) {
  const { props, fire, isBusy } = drawn;
  const { placeholder, penColor, penWidth, height, background, borderColor, guideLine, disabled } = props;
  const [signature, setSignature] = useLive(drawn, 'signature');
  const field = useRef<HTMLDivElement>(null);
  const strokes = signature?.strokes ?? [];
  const take = (next: readonly Stroke[]) => {
    const { width = 0, height: tall = 0 } = field.current?.getBoundingClientRect() ?? {};
    const taken = signatureOf(next, { width, height: tall, penWidth: Number.parseFloat(penWidth), penColor });
    setSignature(taken);
    return taken;
  };
  const change = (next: readonly Stroke[]) => {
    const taken = take(next);
    if (props.emitOnChange) fire('change', { value: taken });
  };
  const pen = usePen(field, disabled, (stroke) => change([...strokes, stroke]));
  const shown = pen.stroke.length === 0 ? strokes : [...strokes, pen.stroke];
  return (
    <div className={css['pad']} style={styles({ '--edge': borderColor })}>
      <div
        ref={field}
        role="img"
        aria-label={placeholder}
        className={classNames(css['field'], disabled && css['disabled'])}
        style={{ ...surfaceStyles(background, undefined), blockSize: height }}
        onPointerDown={pen.onPointerDown}
      >
        {guideLine && <span className={css['guide']} />}
        {shown.length === 0 && <bdi className={css['placeholder']}>{placeholder}</bdi>}
        <svg className={css['ink']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {shown.map((stroke, at) => (
            <path
              key={at}
              d={strokePath(stroke, 1000, 1000)}
              transform="scale(0.001)"
              vectorEffect="non-scaling-stroke"
              style={styles({ stroke: penColor, strokeWidth: penWidth })}
            />
          ))}
        </svg>
      </div>
      {!disabled && (props.showClear || props.showSubmit) && (
        <div className={css['buttons']}>
          {props.showClear && (
            <ButtonFace variant="ghost" onClick={() => change([])}>
              <bdi>{props.clearLabel}</bdi>
            </ButtonFace>
          )}
          {props.showSubmit && (
            <ButtonFace
              style={solidFill(props.submitColor)}
              isLoading={isBusy}
              onClick={() => fire('commit', { value: take(strokes).svg })}
            >
              <bdi>{props.submitLabel}</bdi>
            </ButtonFace>
          )}
        </div>
      )}
    </div>
  );
}

function usePen(
  field: { readonly current: HTMLElement | null },
  isDisabled: boolean,
  onStroke: (stroke: Stroke) => void,
) {
  const points = useRef<Point[]>([]);
  const [stroke, setStroke] = useState<Stroke>([]);
  const record = (x: number, y: number) => {
    const box = field.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    const place = (at: number) => Math.round(Math.max(0, Math.min(1, at)) * 10_000) / 10_000;
    const point = { x: place((x - box.left) / box.width), y: place((y - box.top) / box.height) };
    const last = points.current.at(-1);
    if (last?.x === point.x && last.y === point.y) return;
    points.current.push(point);
    setStroke([...points.current]);
  };
  const lift = (isDone: boolean) => {
    const drawn = points.current;
    points.current = [];
    setStroke([]);
    if (isDone && drawn.length > 0) onStroke(drawn);
  };
  const { onPointerDown } = usePointerDrag({
    onStart: (event) => {
      if (isDisabled) return false;
      // Text around must not be selected while the user signs.
      event.preventDefault();
      points.current = [];
      record(event.clientX, event.clientY);
      return true;
    },
    onMove: ({ x, y }) => record(x, y),
    onEnd: () => lift(true),
    onCancel: () => lift(false),
  });
  return { stroke, onPointerDown };
}
