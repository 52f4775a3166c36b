import { useRef, useState, type ReactNode } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { formatTimeOfDay } from '../../parts/dates/format-date.ts';
import { useMinutesNow } from '../../parts/dates/use-minutes-now.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useGridNav } from '../../parts/keys/use-grid-nav.ts';
import { useTextScale } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { SchedulerBlock } from './scheduler-block.tsx';
import { SchedulerDialog } from './scheduler-dialog.tsx';
import { placeColumn, spanOf, type Booking } from './scheduler-plan.ts';
import { usePlan, type Plan } from './use-plan.ts';
import css from './scheduler.module.css';

/** Pixels that a block is high at least, so that it can be hit. */
const LEAST_PX = 26;

/** The hours of a day down the side, a column per day, room or person; events are added, moved and stretched. */
export function Scheduler(drawn: Drawn<'Scheduler'>) {
  const { id, fire, isBusy } = drawn;
  const textScale = useTextScale();
  const props = { ...drawn.props, hourHeight: drawn.props.hourHeight * textScale };
  const { snapMinutes, showSubmit, submitLabel } = props;
  const plan = usePlan(drawn);
  const clock = useClock(props.hour12);
  const [openId, setOpenId] = useState<string>();
  const times = (booking: Booking) => {
    const span = spanOf(booking);
    return span === undefined ? '' : `${clock(span.from)}–${clock(span.to)}`;
  };
  return (
    <div
      className={css['scheduler']}
      style={styles({
        '--plan-accent': props.accent,
        '--plan-line': props.gridColor,
        '--plan-muted': props.mutedColor,
        '--plan-hour': `${props.hourHeight}px`,
        '--plan-columns': plan.columns.length,
      })}
    >
      <PlanGrid
        props={props}
        textScale={textScale}
        plan={plan}
        clock={clock}
        times={times}
        onAdd={(column, minutes) => setOpenId(plan.add(column, minutes))}
        onOpen={(booking) => {
          setOpenId(booking.id);
          fire('select', { value: booking, id: booking.id, label: booking.title });
        }}
      />
      {showSubmit && (
        <div className={css['foot']}>
          <ButtonFace isLoading={isBusy} onClick={() => fire('commit', { value: plan.bookings, control: 'save' })}>
            {submitLabel}
          </ButtonFace>
        </div>
      )}
      <SchedulerDialog
        id={`${id}-dialog`}
        booking={plan.bookings.find((booking) => booking.id === openId)}
        plan={plan}
        step={snapMinutes > 0 ? snapMinutes : 15}
        times={times}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}

function useClock(hour12: boolean) {
  const { locale } = useSurroundings();
  return (minutes: number) => formatTimeOfDay(minutes % 1440, locale, hour12);
}

type PlanGridProps = {
  props: Drawn<'Scheduler'>['props'];
  textScale: number;
  plan: Plan;
  clock: (minutes: number) => string;
  times: (booking: Booking) => string;
  onAdd: (column: number, minutes: number) => void;
  onOpen: (booking: Booking) => void;
};

function PlanGrid({ props, textScale, plan, clock, times, onAdd, onOpen }: PlanGridProps) {
  const { hourHeight, snapMinutes } = props;
  const area = useRef<HTMLDivElement>(null);
  const firstHour = Math.max(0, Math.min(23, Math.floor(props.startHour)));
  const lastHour = Math.max(firstHour + 1, Math.min(24, Math.ceil(props.endHour)));
  const window = { from: firstHour * 60, to: lastHour * 60 };
  const hours = Array.from({ length: lastHour - firstHour }, (_, at) => firstHour + at);
  const columns = plan.columns.map((_, at) =>
    placeColumn(plan.bookings, at, window, ((LEAST_PX * textScale) / hourHeight) * 60),
  );
  const { gridProps, cellProps } = useGridNav({ rows: hours.length, columns: columns.length });
  // An event that moved is drawn in another cell: the focus goes with it.
  const refocus = (id: string) =>
    requestAnimationFrame(() =>
      area.current?.querySelector<HTMLElement>(`[data-booking='${CSS.escape(id)}']`)?.focus(),
    );
  return (
    <div ref={area}>
      <ScrollArea className={css['scroller']} label={plan.columns.map(({ label }) => label).join(', ')}>
        <div
          role="grid"
          aria-label={plan.columns.map(({ label }) => label).join(', ')}
          {...gridProps}
          className={css['grid']}
        >
          <Headings columns={plan.columns} />
          <div role="rowgroup" className={css['body']}>
            {hours.map((hour, row) => (
              <div key={hour} role="row" className={css['line']}>
                <div role="rowheader" className={css['hour']}>
                  <bdi>{clock(hour * 60)}</bdi>
                </div>
                {columns.map((blocks, column) => (
                  <Cell
                    key={column}
                    cell={cellProps(row, column)}
                    label={`${plan.columns[column]?.label ?? ''}, ${clock(hour * 60)}`}
                    props={props}
                    start={hour * 60}
                    onAdd={(minutes) => onAdd(column, minutes)}
                  >
                    {blocks
                      .filter(({ from }) => Math.floor(from / 60) === hour)
                      .map((block) => (
                        <SchedulerBlock
                          key={block.booking.id}
                          block={block}
                          plan={plan}
                          cellStart={hour * 60}
                          hourHeight={hourHeight}
                          textScale={textScale}
                          snapMinutes={snapMinutes}
                          times={times(block.booking)}
                          onOpen={onOpen}
                          onMoved={refocus}
                        />
                      ))}
                  </Cell>
                ))}
              </div>
            ))}
            {props.nowLine && <NowLine window={window} hourHeight={hourHeight} />}
          </div>
        </div>
      </ScrollArea>
    </div>
  );
}

function Headings({ columns }: Pick<Plan, 'columns'>) {
  const say = useWords();
  return (
    <div role="row" className={css['head']}>
      <div role="columnheader" className={css['hour']}>
        <Hidden>{say('Time')}</Hidden>
      </div>
      {columns.map(({ label }, at) => (
        <div key={at} role="columnheader" className={css['heading']}>
          <bdi>{label}</bdi>
        </div>
      ))}
    </div>
  );
}

type CellProps = {
  cell: ReturnType<ReturnType<typeof useGridNav>['cellProps']>;
  label: string;
  props: Drawn<'Scheduler'>['props'];
  /** Minutes since midnight. */
  start: number;
  onAdd: (minutes: number) => void;
  children: ReactNode;
};

/** One hour of one column: a press adds an event there. */
function Cell({ cell, label, props, start, onAdd, children }: CellProps) {
  const { editable, hourHeight, snapMinutes } = props;
  return (
    <div
      role="gridcell"
      {...cell}
      className={css['cell']}
      data-open={editable ? '' : undefined}
      onClick={({ currentTarget, clientY }) => {
        const y = clientY - currentTarget.getBoundingClientRect().top;
        const minutes = Math.max(0, Math.min(59, (y / hourHeight) * 60));
        const step = Math.max(1, snapMinutes);
        onAdd(start + Math.floor(minutes / step) * step);
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onAdd(start);
      }}
    >
      <Hidden>{label}</Hidden>
      {children}
    </div>
  );
}

function NowLine({ window, hourHeight }: { window: { from: number; to: number }; hourHeight: number }) {
  const minutes = useMinutesNow();
  if (minutes < window.from || minutes > window.to) return null;
  return (
    <div
      className={css['now']}
      aria-hidden="true"
      style={{ insetBlockStart: ((minutes - window.from) / 60) * hourHeight }}
    />
  );
}
