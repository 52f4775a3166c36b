import { useMemo, useState } from 'react';
import { asDay, type Day } from '../../parts/dates/calendar-days.ts';
import { calendarWords } from '../../parts/dates/calendar-words.ts';
import { DateField } from '../../parts/dates/date-field.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { MonthGrid } from '../../parts/dates/month-grid.tsx';
import { useShownMonth } from '../../parts/dates/use-shown-month.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './date-range-picker.module.css';

/** A field that picks a first and a last day, with quick ranges beside the month. */
export function DateRangePicker(drawn: Drawn<'DateRangePicker'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { presets = [], min, max, mode, disabled, monthNames, weekdayLabels, size } = props;
  const { locale, wordsLocale } = useSurroundings();
  const [startValue, setStart] = useLive(drawn, 'startValue');
  const [endValue, setEnd] = useLive(drawn, 'endValue');
  const [start, end] = [asDay(startValue), asDay(endValue)];
  const { month, setMonth, today } = useShownMonth(start ?? '', min, max);
  const [preview, setPreview] = useState<Day>();
  const field = useField({ id, value: start === undefined ? undefined : [start, end], disabled });
  const words = useMemo(
    () => calendarWords({ locale, wordsLocale, monthNames, weekdayLabels, firstWeekday: 0 }),
    [locale, wordsLocale, monthNames, weekdayLabels],
  );
  const isHalf = start !== undefined && end === undefined;
  const span = isHalf && preview !== undefined ? inOrder(start, preview) : ([start, end] as const);
  const isInline = mode === 'inline';

  function change(first: Day, last: Day | undefined): void {
    setStart(first);
    setEnd(last);
    field.onEdited();
    const value = [first, last ?? null];
    fire('select', { value });
    if (props.emitOnChange) fire('change', { value });
  }

  function note(day: Day): string {
    if (day === start) return `, ${say('first day')}`;
    return day === end ? `, ${say('last day')}` : '';
  }

  return (
    <FieldFrame field={field}>
      <DateField
        field={field}
        text={start === undefined ? undefined : rangeText(words.write(start, 'long'), end && words.write(end, 'long'))}
        placeholder={say('Select dates')}
        isInline={isInline}
        size={size}
        looks={props}
        className={presets.length > 0 ? css['withPresets'] : undefined}
      >
        {(close) => (
          <>
            <Presets
              presets={presets}
              isPicked={(preset) => preset.start === start && preset.end === end}
              onPick={(preset) => {
                change(preset.start, preset.end);
                close();
              }}
            />
            <MonthGrid
              id={`${id}-month`}
              words={words}
              month={month}
              onMonth={setMonth}
              firstWeekday={0}
              start={span[0]}
              today={today}
              end={span[1]}
              min={asDay(min)}
              max={asDay(max)}
              size={size}
              hasFocus={!isInline}
              hasYears
              onPreview={setPreview}
              note={note}
              onPick={(day) => {
                if (!isHalf) return change(day, undefined);
                change(...inOrder(start, day));
                close();
              }}
            />
          </>
        )}
      </DateField>
    </FieldFrame>
  );
}

type Preset = NonNullable<Drawn<'DateRangePicker'>['props']['presets']>[number];

type PresetsProps = {
  presets: readonly Preset[];
  isPicked: (preset: Preset) => boolean;
  onPick: (preset: Preset) => void;
};

function Presets({ presets, isPicked, onPick }: PresetsProps) {
  if (presets.length === 0) return null;
  return (
    <div className={css['presets']}>
      {presets.map((preset, index) => (
        <button
          key={index}
          type="button"
          className={css['preset']}
          aria-pressed={isPicked(preset)}
          onClick={() => onPick(preset)}
        >
          <bdi>{preset.label}</bdi>
        </button>
      ))}
    </div>
  );
}

function inOrder(left: Day, right: Day): readonly [Day, Day] {
  return left <= right ? [left, right] : [right, left];
}

// The dash stays at the end while the last day is still to come.
function rangeText(first: string, last: string | undefined): string {
  return first === last ? first : `${first} – ${last ?? '…'}`;
}
