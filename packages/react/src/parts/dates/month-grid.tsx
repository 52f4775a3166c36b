import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import {
  addMonths,
  dayAfterKey,
  dayInMonth,
  dayWithin,
  monthOf,
  weeksOf,
  type Day,
  type Month,
} from './calendar-days.ts';
import type { CalendarWords } from './calendar-words.ts';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import css from './month-grid.module.css';
import { styles } from '../looks/styles.ts';
import type { IconName } from '../../generated/icon-names.ts';
import { useWords } from '../../runtime/runtime.ts';

/** What happens on a day: a dot below its number, or its title where the month names events. */
export type DayEvent = { label: string; tone: string; color: string | undefined };

const MAX_DOTS = 3;
const MAX_TITLES = 2;

type MonthGridProps = {
  words: CalendarWords;
  month: Month;
  onMonth: (month: Month) => void;
  /** Monday is 0. */
  firstWeekday: number;
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
  size: 'sm' | 'md' | 'lg';
  /** Takes the focus as it appears. */
  hasFocus?: boolean;
  /** Steps by years stand beside those by months. */
  hasYears?: boolean;
  style?: CSSProperties;
  id: string;
};

/** A month as a grid of day buttons: one stop for Tab, arrows move by days and weeks, Page keys by months and years. */
export function MonthGrid(props: MonthGridProps) {
  const { words, month, start, end, today, min, max, firstWeekday, size, style, id } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<Day>();
  const isFocusWanted = useRef(props.hasFocus ?? false);
  const stop = tabStop(month, [reached, start, today, `${month}-01`], min, max);
  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [stop, month]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const day = (event.target as HTMLElement).dataset['day'];
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event, day, firstWeekday, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    const allowed = dayWithin(next, min, max);
    isFocusWanted.current = true;
    setReached(allowed);
    props.onPreview?.(allowed);
    if (monthOf(allowed) !== month) props.onMonth(monthOf(allowed));
    else if (allowed === stop) isFocusWanted.current = false;
  }

  const turn = (months: number) => {
    const next = addMonths(month, months);
    setReached(dayWithin(dayInMonth(next, stop), min, max));
    props.onMonth(next);
  };
  return (
    <div className={classNames(css['calendar'], css[size], props.namesEvents === true && css['naming'])} style={style}>
      <MonthHead
        id={id}
        title={words.monthTitle(month)}
        month={month}
        {...{ min, max }}
        hasYears={props.hasYears}
        turn={turn}
      />
      <table
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-title`}
        className={css['grid']}
        onKeyDown={onKeyDown}
        onPointerLeave={() => props.onPreview?.(undefined)}
      >
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }, index) => (
              <th key={index} scope="col" abbr={long} className={css['weekday']}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  grid={props}
                  isStop={day === stop}
                  isStart={day === start}
                  isEnd={day === (end ?? start)}
                  isBetween={start !== undefined && end !== undefined && day > start && day < end}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The first of the days that is in the month and allowed; the one that Tab reaches.
function tabStop(month: Month, wanted: readonly (Day | undefined)[], min: Day | undefined, max: Day | undefined): Day {
  const fitting = wanted.find((day) => day !== undefined && monthOf(day) === month && dayWithin(day, min, max) === day);
  const nearest = dayWithin(`${month}-01`, min, max);
  return fitting ?? (monthOf(nearest) === month ? nearest : `${month}-01`);
}

type MonthHeadProps = {
  id: string;
  title: string;
  month: Month;
  min: Day | undefined;
  max: Day | undefined;
  hasYears: boolean | undefined;
  turn: (months: number) => void;
};

function MonthHead({ id, title, month, min, max, hasYears, turn }: MonthHeadProps) {
  const say = useWords();
  const isFirst = min !== undefined && month <= monthOf(min);
  const isLast = max !== undefined && month >= monthOf(max);
  const arrow = (icon: IconName, label: string, months: number) => (
    <button
      type="button"
      className={css['arrow']}
      aria-label={label}
      disabled={months < 0 ? isFirst : isLast}
      onClick={() => turn(months)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={css['head']}>
      <div id={`${id}-title`} className={css['title']} aria-live="polite">
        <bdi>{title}</bdi>
      </div>
      {hasYears === true && arrow('chevrons-left', say('Previous year'), -12)}
      {arrow('chevron-left', say('Previous month'), -1)}
      {arrow('chevron-right', say('Next month'), 1)}
      {hasYears === true && arrow('chevrons-right', say('Next year'), 12)}
    </div>
  );
}

type DayCellProps = {
  day: Day;
  grid: MonthGridProps;
  isStop: boolean;
  isStart: boolean;
  isEnd: boolean;
  isBetween: boolean;
};

function DayCell({ day, grid, isStop, isStart, isEnd, isBetween }: DayCellProps) {
  const { words, month, today, min, max, isDisabled = false, onPick, onPreview, events, note } = grid;
  const isAllowed = dayWithin(day, min, max) === day && !isDisabled;
  const isPicked = isStart || isEnd;
  const marks = events?.(day) ?? [];
  const spoken = `${words.speak(day)}${note?.(day) ?? ''}`;
  const isRange = grid.end !== undefined && grid.end !== grid.start;
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
      {marks.length > 0 && grid.namesEvents === true && <Titles events={marks} />}
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
