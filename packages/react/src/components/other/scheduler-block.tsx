import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { usePointerDrag, type Drag } from '../../parts/keys/use-pointer-drag.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { shifted, snapTo, spanOf, stretched, type Block, type Booking, type Span } from './scheduler-plan.ts';
import type { Plan } from './use-plan.ts';
import css from './scheduler.module.css';

type BlockProps = {
  block: Block;
  plan: Plan;
  /** Minutes since midnight at the top of the cell that holds the block. */
  cellStart: number;
  hourHeight: number;
  textScale: number;
  /** Minutes that drags and keys step by; 0 is free. */
  snapMinutes: number;
  times: string;
  onOpen: (booking: Booking) => void;
  /** A move by key or drag was made. */
  onMoved: (id: string) => void;
};

type Preview = { dx: number; dy: number; stretch: number };
const REST: Preview = { dx: 0, dy: 0, stretch: 0 };
const THRESHOLD_PX = 4;
/** What a block has besides its lines, and how high each of them is. */
const FRAME_PX = 6;
const LINE_PX = 16;
/** A narrower block shows its title alone. */
const MOST_LANES_WITH_TIMES = 2;

/** One event: press to open, drag to move, drag its lower edge to stretch; Alt with arrows does the same by key. */
export function SchedulerBlock(props: BlockProps) {
  const { block, plan, cellStart, hourHeight, textScale, times, onOpen } = props;
  const { booking, from, to, lane, lanes } = block;
  const isFixed = plan.isFixed(booking);
  const { body, edge, preview, isDragging, wasDragged } = useBlockDrag(props, isFixed);
  const onKeyDown = useBlockKeys(props, isFixed);
  const px = (minutes: number) => (minutes / 60) * hourHeight;
  const lines = Math.max(1, Math.floor((px(to - from) - FRAME_PX) / (LINE_PX * textScale)));
  const hasTimes = lines > 1 && lanes <= MOST_LANES_WITH_TIMES;
  return (
    <button
      type="button"
      data-booking={booking.id}
      aria-haspopup="dialog"
      title={`${booking.title}, ${times}`}
      className={classNames(
        css['block'],

        !isFixed && css['movable'],
        isDragging && css['dragged'],
      )}
      style={{
        ...styles({ '--block-fill': booking.color, '--block-lines': hasTimes ? lines - 1 : lines }),
        insetBlockStart: px(from - cellStart) + 1,
        blockSize: px(to - from) - 2 + preview.stretch,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        inlineSize: `calc(${100 / lanes}% - 4px)`,
        transform: isDragging ? `translate(${preview.dx}px, ${preview.dy}px)` : undefined,
      }}
      onPointerDown={body.onPointerDown}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        if (!wasDragged.current) onOpen(booking);
        wasDragged.current = false;
      }}
    >
      <Hidden>{[booking.title, times, booking.subtitle].filter(Boolean).join(', ')}</Hidden>
      <span className={css['title']} aria-hidden="true">
        {plan.isLocked(booking) && <Icon name="lock" size="xs" />}
        <bdi>{booking.title}</bdi>
      </span>
      {hasTimes && (
        <span className={css['quiet']} aria-hidden="true">
          <bdi>{times}</bdi>
          {booking.subtitle !== undefined && (
            <>
              {' · '}
              <bdi>{booking.subtitle}</bdi>
            </>
          )}
        </span>
      )}
      {!isFixed && <span className={css['edge']} aria-hidden="true" onPointerDown={edge.onPointerDown} />}
    </button>
  );
}

function useBlockDrag({ block, plan, hourHeight, snapMinutes, onMoved }: BlockProps, isFixed: boolean) {
  const { dir } = useSurroundings();
  const [preview, setPreview] = useState(REST);
  const wasDragged = useRef(false);
  const cellWidth = useRef(1);
  const { booking } = block;
  const minutesOf = ({ dy }: Drag) => snapTo((dy / hourHeight) * 60, snapMinutes);
  const columnsOf = ({ inline }: Drag) => {
    const by = Math.round(inline / cellWidth.current);
    return Math.max(-booking.column, Math.min(plan.columns.length - 1 - booking.column, by));
  };
  const settle = () => setPreview(REST);
  const finish = (span: Span, column: number) => {
    settle();
    if (plan.move(booking, span, column)) onMoved(booking.id);
  };
  const start = (element: Element) => {
    cellWidth.current = Math.max(1, element.closest('[role=gridcell]')?.getBoundingClientRect().width ?? 1);
    wasDragged.current = false;
    return !isFixed;
  };
  const span = spanOf(booking) ?? block;
  const px = (minutes: number) => (minutes / 60) * hourHeight;
  const body = usePointerDrag({
    threshold: THRESHOLD_PX,
    onStart: (event) => start(event.currentTarget),
    onMove: (drag) => {
      wasDragged.current = true;
      const dx = columnsOf(drag) * cellWidth.current * (dir === 'rtl' ? -1 : 1);
      setPreview({ dx, dy: px(shifted(span, minutesOf(drag)).from - span.from), stretch: 0 });
    },
    onEnd: (drag) => finish(shifted(span, minutesOf(drag)), booking.column + columnsOf(drag)),
    onCancel: settle,
  });
  const edge = usePointerDrag({
    threshold: THRESHOLD_PX,
    onStart: (event) => {
      event.stopPropagation();
      return start(event.currentTarget);
    },
    onMove: (drag) => {
      wasDragged.current = true;
      setPreview({ ...REST, stretch: px(stretched(span, minutesOf(drag), snapMinutes).to - span.to) });
    },
    onEnd: (drag) => finish(stretched(span, minutesOf(drag), snapMinutes), booking.column),
    onCancel: settle,
  });
  return { body, edge, preview, isDragging: body.isDragging || edge.isDragging, wasDragged };
}

function useBlockKeys({ block: { booking, ...shown }, plan, snapMinutes, onMoved }: BlockProps, isFixed: boolean) {
  const { dir } = useSurroundings();
  return (event: KeyboardEvent) => {
    if (isFixed) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      plan.remove(booking);
      return;
    }
    if (!event.altKey) return;
    const span = spanOf(booking) ?? shown;
    const step = Math.max(1, snapMinutes);
    const down = { ArrowDown: step, ArrowUp: -step }[event.key];
    const across = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (down === undefined && across === undefined) return;
    event.preventDefault();
    const changedBy = (minutes: number) =>
      event.shiftKey ? stretched(span, minutes, snapMinutes) : shifted(span, minutes);
    const next = down === undefined ? span : changedBy(down);
    const column = booking.column + (across ?? 0) * (dir === 'rtl' ? -1 : 1);
    if (plan.move(booking, next, column)) onMoved(booking.id);
  };
}
