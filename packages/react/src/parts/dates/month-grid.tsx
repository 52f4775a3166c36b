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
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import { DayCell, type DaysProps } from './day-cell.tsx';
import css from './month-grid.module.css';
import type { IconName } from '../../generated/icon-names.ts';
import { useWords } from '../../runtime/runtime.ts';

type MonthGridProps = DaysProps & {
  onMonth: (month: Month) => void;
  /** Monday is 0. */
  firstWeekday: number;
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
  const { words, month, start, end, min, max, firstWeekday, size, style, id } = props;
  const { grid, stop, onKeyDown, turn } = useDayFocus(props);
  return (
    <div className={classNames(css['calendar'], css[size], props.namesEvents === true && css['naming'])} style={style}>
      <MonthHead
        id={id}
        title={words.monthTitle(month)}
        month={month}
        min={min}
        max={max}
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
                  days={props}
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

/** The day of the grid that Tab reaches, and how keys and other months change it; the focus goes along with keys. */
function useDayFocus(props: MonthGridProps) {
  const { month, start, today, min, max, firstWeekday } = props;
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
  return { grid, stop, onKeyDown, turn };
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
