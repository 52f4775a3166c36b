import { minutesOfDay } from '../../parts/dates/format-date.ts';

/** One event of the plan, as it is written to the state. */
export type Booking = {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly column: number;
  readonly subtitle?: string;
  readonly description?: string;
  readonly color?: string;
};

type GivenBooking = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly column?: number | undefined;
  readonly subtitle?: string | undefined;
  readonly description?: string | undefined;
  readonly color?: string | undefined;
};

/** Minutes since midnight. */
export type Span = { readonly from: number; readonly to: number };
/** An event as it is drawn: the lane that it stands in, of as many as share the width. */
export type Block = Span & { readonly booking: Booking; readonly lane: number; readonly lanes: number };

/** The last minute that an event may end at: 24:00 is no time of day. */
const LAST_MINUTE = 24 * 60 - 1;

/** Events with an id each, the given one where it is there and not taken. */
export function withIds(given: readonly GivenBooking[]): readonly Booking[] {
  const taken = new Set<string>();
  return given.map(({ id, title, start, end, column = 0, subtitle, description, color }, at) => {
    const own = id === undefined || taken.has(id) ? freeId(taken, at + 1) : id;
    taken.add(own);
    return {
      id: own,
      title,
      start,
      end,
      column,
      ...(subtitle === undefined ? {} : { subtitle }),
      ...(description === undefined ? {} : { description }),
      ...(color === undefined ? {} : { color }),
    };
  });
}

/** An id that no event has, counting on from a number. */
export function freeId(taken: ReadonlySet<string>, from: number): string {
  let number = from;
  while (taken.has(`event-${number}`)) number += 1;
  return `event-${number}`;
}

/** `HH:mm` of minutes since midnight. */
export function clockOf(minutes: number): string {
  const whole = Math.max(0, Math.min(LAST_MINUTE, Math.round(minutes)));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes to the nearest step; 0 is free, to the minute. */
export function snapTo(minutes: number, step: number): number {
  return step > 0 ? Math.round(minutes / step) * step : Math.round(minutes);
}

/** A span that begins elsewhere and keeps its length, inside the day. */
export function shifted({ from, to }: Span, byMinutes: number): Span {
  const by = Math.max(-from, Math.min(LAST_MINUTE - to, byMinutes));
  return { from: from + by, to: to + by };
}

/** A span that ends elsewhere, at least a step long, inside the day. */
export function stretched({ from, to }: Span, byMinutes: number, step: number): Span {
  return { from, to: Math.min(LAST_MINUTE, Math.max(from + Math.max(1, step), to + byMinutes)) };
}

/** The span of an event; undefined where its times are none. */
export function spanOf({ start, end }: { readonly start: string; readonly end: string }): Span | undefined {
  const [from, to] = [minutesOfDay(start), minutesOfDay(end)];
  return from === undefined || to === undefined || to <= from ? undefined : { from, to };
}

/**
 * The events of one column that show in a window of the day, in order. Those that overlap share the width; an event
 * counts as at least `shortest` minutes long, because that is how high it is drawn.
 */
export function placeColumn(
  bookings: readonly Booking[],
  column: number,
  window: Span,
  shortest: number,
): readonly Block[] {
  const placed = bookings
    .filter((booking) => booking.column === column)
    .flatMap((booking) => {
      const span = spanOf(booking);
      if (span === undefined || span.to <= window.from || span.from >= window.to) return [];
      return [{ booking, from: Math.max(window.from, span.from), to: Math.min(window.to, span.to) }];
    })
    .sort((left, right) => left.from - right.from || right.to - left.to);
  const blocks: Block[] = [];
  let together: Block[] = [];
  let ends: number[] = [];
  const close = () => {
    blocks.push(...together.map((block) => ({ ...block, lanes: ends.length })));
    [together, ends] = [[], []];
  };
  for (const block of placed) {
    if (ends.every((end) => end <= block.from)) close();
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(block.to, block.from + shortest);
    together.push({ ...block, lane, lanes: 1 });
  }
  close();
  return blocks;
}
