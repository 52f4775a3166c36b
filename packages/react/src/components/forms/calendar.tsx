import { useMemo } from 'react';
import { asDay, asMonth, monthOf } from '../../parts/dates/calendar-days.ts';
import { calendarWords } from '../../parts/dates/calendar-words.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { MonthGrid } from '../../parts/dates/month-grid.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './calendar.module.css';
import type { Words } from '../../words/words.ts';

/** Shown where neither month, value, today nor an event names one: the clock is never read. */
const BUILT_IN_MONTH = '2026-01';

type Event = NonNullable<Drawn<'Calendar'>['props']['events']>[number];

/** A month on display, with events as dots, or by their titles in a large month, and an optional picked day. */
export function Calendar(drawn: Drawn<'Calendar'>) {
  const { id, props, fire } = drawn;
  const { events, selectable, weekStartsOn, monthNames, weekdayLabels, size, accent, accentText } = props;
  const say = useWords();
  const { locale, wordsLocale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value', '');
  const [month, setMonth] = useLive(drawn, 'month', '');
  const today = asDay(props.today);
  const picked = asDay(value);
  const shown = asMonth(month) ?? monthOf(picked ?? today ?? asDay(events?.[0]?.date) ?? BUILT_IN_MONTH);
  const field = useField({ id, value });
  const firstWeekday = weekStartsOn === 'monday' ? 0 : 6;
  const words = useMemo(
    () => calendarWords({ locale, wordsLocale, monthNames, weekdayLabels, firstWeekday }),
    [locale, wordsLocale, monthNames, weekdayLabels, firstWeekday],
  );
  const byDay = useMemo(() => eventsByDay(events ?? []), [events]);
  const panel = (
    <div
      {...field.groupProps}
      role="group"
      aria-label={field.groupProps['aria-labelledby'] === undefined ? words.monthTitle(shown) : undefined}
      className={classNames(css['panel'], css[size])}
      data-ui-framed=""
      style={styles({ '--edge': props.borderColor, '--panel-corner': props.radiusValue })}
      onBlur={field.onGroupBlur}
    >
      <MonthGrid
        id={`${id}-month`}
        words={words}
        month={shown}
        onMonth={setMonth}
        firstWeekday={firstWeekday}
        start={picked}
        today={today}
        onPick={
          selectable
            ? (day) => {
                setValue(day);
                field.onEdited();
                fire('select', { value: day });
                if (props.emitOnChange) fire('change', { value: day });
              }
            : undefined
        }
        events={(day) => byDay.get(day) ?? []}
        namesEvents={size === 'lg'}
        note={(day) => spokenEvents(byDay.get(day) ?? [], say)}
        size={size}
        style={styles({
          '--month-accent': accent,
          '--month-on-accent': accentText ?? inkOn(accent),
          '--quiet': props.mutedColor,
          '--month-corner': props.radiusValue,
        })}
      />
    </div>
  );
  return <FieldFrame field={field}>{size === 'lg' ? <div className={css['room']}>{panel}</div> : panel}</FieldFrame>;
}

function eventsByDay(events: readonly Event[]): ReadonlyMap<string, Event[]> {
  return Map.groupBy(events, ({ date }) => date);
}

function spokenEvents(events: readonly Event[], say: Words): string {
  if (events.length === 0) return '';
  const count = say('{count} events', { count: events.length });
  return `, ${count}: ${events.map(({ label }) => label).join(', ')}`;
}
