import { classNames } from '../looks/class-names.ts';
import { styles } from '../looks/styles.ts';
import { dayWithin, monthOf, type Day, type Month } from './calendar-days.ts';
import type { CalendarWords } from './calendar-words.ts';
import css from './month-grid.module.css';

/** What happens on a day: a dot below its number, or its title where the month names events. */
export type DayEvent = { label: string; tone: string; color: string | undefined };

const MAX_DOTS = 3;
const MAX_TITLES = 2;

/** What all days of a grid have in common. */
export type DaysProps = {
  words: CalendarWords;
  month: Month;
  /** The days that are picked, first and last. */
  start: Day | undefined;
  end?: Day | undefined;
  today?: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  isDisabled?: boolean;
  /** Undefined where days are only shown. */
  onPick: ((day: Day) => void) | undefined;
  /** The day under the pointer or focus, for a range that is half picked. */
  onPreview?: (day: Day | undefined) => void;
  events?: (day: Day) => readonly DayEvent[];
  /** Events are named on their days where the month is wide; elsewhere they are dots. */
  namesEvents?: boolean;
  /** Said after the date, such as what happens on the day. */
  note?: (day: Day) => string;
};

type DayCellProps = {
  day: Day;
  days: DaysProps;
  /** The one day of the grid that Tab reaches. */
  isStop: boolean;
  isStart: boolean;
  isEnd: boolean;
  isBetween: boolean;
};

/** A day of the month as a button, with what happens on it. */
export function DayCell({ day, days, isStop, isStart, isEnd, isBetween }: DayCellProps) {
  const { words, month, today, min, max, isDisabled = false, onPick, onPreview, events, note } = days;
  const isAllowed = dayWithin(day, min, max) === day && !isDisabled;
  const isPicked = isStart || isEnd;
  const marks = events?.(day) ?? [];
  const spoken = `${words.speak(day)}${note?.(day) ?? ''}`;
  const isRange = days.end !== undefined && days.end !== days.start;
  return (
    <td
      role="gridcell"
      aria-selected={isPicked || isBetween}
      className={classNames(
        css['cell'],
        isRange && isStart && css['rangeStart'],
        isRange && isEnd && css['rangeEnd'],
        isBetween && css['between'],
      )}
    >
      <button
        type="button"
        className={classNames(css['day'], isPicked && css['picked'], monthOf(day) !== month && css['outside'])}
        data-day={day}
        data-today={day === today ? '' : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={spoken}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!isAllowed || onPick === undefined || undefined}
        disabled={isDisabled}
        data-allowed={isAllowed ? '' : undefined}
        onClick={() => {
          if (isAllowed) onPick?.(day);
        }}
        onPointerEnter={() => onPreview?.(isAllowed ? day : undefined)}
      >
        <span className={css['number']}>{Number(day.slice(8))}</span>
        {marks.length > 0 && <Dots events={marks} />}
      </button>
      {marks.length > 0 && days.namesEvents === true && <Titles events={marks} />}
    </td>
  );
}

function Dots({ events }: { events: readonly DayEvent[] }) {
  return (
    <span className={css['dots']}>
      {events.slice(0, MAX_DOTS).map(({ tone, color }, index) => (
        <i key={index} data-tone={tone} style={styles({ '--dot': color })} />
      ))}
      {events.length > MAX_DOTS && <i className={css['more']} />}
    </span>
  );
}

// Beside the button rather than in it: the button is named by its date, and reads the titles after it.
function Titles({ events }: { events: readonly DayEvent[] }) {
  return (
    <span className={css['titles']} aria-hidden="true">
      {events.slice(0, MAX_TITLES).map(({ label, tone, color }, index) => (
        <span key={index} className={css['event']} data-tone={tone} style={styles({ '--dot': color })}>
          <bdi>{label}</bdi>
        </span>
      ))}
      {events.length > MAX_TITLES && <bdi className={css['rest']}>+{events.length - MAX_TITLES}</bdi>}
    </span>
  );
}
