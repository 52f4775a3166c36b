import { useMemo } from 'react';
import { asDay } from '../../parts/dates/calendar-days.ts';
import { calendarWords } from '../../parts/dates/calendar-words.ts';
import { DateField } from '../../parts/dates/date-field.tsx';
import { dayIn, withDay } from '../../parts/dates/moment.ts';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { MonthGrid } from '../../parts/dates/month-grid.tsx';
import { useShownMonth } from '../../parts/dates/use-shown-month.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

/** A date field that opens a month to pick one day. A time beside it in the same value stays. */
export function DatePicker(drawn: Drawn<'DatePicker'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const {
    placeholder = say('Select a date'),
    min,
    max,
    format,
    mode,
    disabled,
    monthNames,
    weekdayLabels,
    size,
  } = props;
  const { locale, wordsLocale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value', '');
  const { month, setMonth, today } = useShownMonth(dayIn(value) ?? '', min, max);
  const field = useField({ id, value: dayIn(value) ?? '', disabled });
  const words = useMemo(
    () => calendarWords({ locale, wordsLocale, monthNames, weekdayLabels, firstWeekday: 0 }),
    [locale, wordsLocale, monthNames, weekdayLabels],
  );
  const picked = dayIn(value);
  const isInline = mode === 'inline';
  return (
    <FieldFrame isBrief field={field}>
      <DateField
        field={field}
        text={picked === undefined ? undefined : words.write(picked, format)}
        placeholder={placeholder}
        isInline={isInline}
        size={size}
        looks={props}
      >
        {(close) => (
          <MonthGrid
            id={`${id}-month`}
            words={words}
            month={month}
            onMonth={setMonth}
            firstWeekday={0}
            start={picked}
            today={today}
            min={asDay(min)}
            max={asDay(max)}
            size={size}
            hasFocus={!isInline}
            hasYears
            onPick={(day) => {
              setValue(withDay(value, day));
              field.onEdited();
              fire('select', { value: day });
              if (props.emitOnChange) fire('change', { value: day });
              close();
            }}
          />
        )}
      </DateField>
    </FieldFrame>
  );
}
