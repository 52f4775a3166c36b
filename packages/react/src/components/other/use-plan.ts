import { useState } from 'react';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { clockOf, freeId, spanOf, withIds, type Booking, type Span } from './scheduler-plan.ts';

/** What {@link usePlan} returns. */
export type Plan = ReturnType<typeof usePlan>;

/** The events of a scheduler and all that changes them; each change is written to the state before it fires. */
export function usePlan(drawn: Drawn<'Scheduler'>) {
  const { props, fire } = drawn;
  const say = useWords();
  const [live, setLive] = useLive(drawn, 'value');
  const [hasChanged, setHasChanged] = useState(false);
  const columns = (props.columns ?? []).length > 0 ? (props.columns ?? []) : [{ label: say('Today') }];
  const given = withIds(props.events ?? []);
  // An empty place in the state is a plan that nobody has changed yet.
  const isArranged = live !== undefined && (live.length > 0 || hasChanged);
  const bookings = isArranged ? withIds(live) : given;
  const fixed = new Set(given.flatMap(({ id }, at) => (props.lockExisting || props.events?.[at]?.locked ? [id] : [])));
  const write = (next: readonly Booking[]) => {
    setHasChanged(true);
    setLive(next as NonNullable<typeof live>);
  };
  const put = (booking: Booking) => write(bookings.map((other) => (other.id === booking.id ? booking : other)));
  const isFixed = ({ id }: Booking) => !props.editable || fixed.has(id);
  return {
    columns,
    bookings,
    isFixed,
    /** Fixed among others that are not; where nothing can be changed, a lock on every event would say nothing. */
    isLocked: ({ id }: Booking) => props.editable && fixed.has(id),
    add(column: number, from: number): string | undefined {
      if (!props.editable) return undefined;
      const id = freeId(new Set([...bookings, ...given].map((booking) => booking.id)), bookings.length + 1);
      const [start, end] = [clockOf(Math.min(from, 24 * 60 - 2)), clockOf(from + Math.max(1, props.defaultDuration))];
      write([...bookings, { id, title: props.newEventTitle, start, end, column }]);
      fire('commit', { value: id, label: props.newEventTitle });
      return id;
    },
    edit(booking: Booking): void {
      put(booking);
      fire('change', { value: booking, name: booking.id });
    },
    /** To another time or column; false where that is where it was, or it is fixed. */
    move(booking: Booking, { from, to }: Span, column: number): boolean {
      const span = spanOf(booking);
      const target = Math.max(0, Math.min(columns.length - 1, column));
      const isSame = span?.from === from && span.to === to && target === booking.column;
      if (isSame || isFixed(booking)) return false;
      const card: Booking = { ...booking, start: clockOf(from), end: clockOf(to), column: target };
      put(card);
      fire('move', { card, fromColumn: columns[booking.column]?.label, toColumn: columns[target]?.label });
      return true;
    },
    remove(booking: Booking): void {
      if (isFixed(booking)) return;
      write(bookings.filter(({ id }) => id !== booking.id));
      fire('dismiss', { value: booking.id, label: booking.title });
    },
  };
}
