import { formatNumber } from '../../parts/format-number.ts';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { RangeTrack, rangeInputClass } from '../../parts/fields/range-track.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './slider.module.css';
import { type RefObject, useEffect, useRef } from 'react';

/** A track with one thumb that picks a number. */
export function Slider(drawn: Drawn<'Slider'>) {
  const { id, props, fire } = drawn;
  const { label, name, min, step, showValue, valueSuffix = '', size } = props;
  const max = Math.max(props.max, min);
  const { locale } = useSurroundings();
  const say = useWords();
  const [value, setValue] = useLive(drawn, 'value', min);
  const shown = Math.min(max, Math.max(min, value));
  const field = useField({ ...props, id, value, ariaLabel: name ?? say('Value') });
  useNativeChange(field.element, () => fire('commit', { value: String(value), name }));
  const words = `${formatNumber(value, locale)}${valueSuffix}`;
  const share = (number: number) => (max === min ? 0 : (number - min) / (max - min));
  return (
    <FieldFrame
      field={field}
      size={size}
      labelEnd={
        showValue && (
          <output className={css['value']} htmlFor={field.ids.control} data-alone={label === undefined || undefined}>
            <bdi>{words}</bdi>
          </output>
        )
      }
    >
      <RangeTrack
        from={0}
        to={share(shown)}
        size={size}
        isDisabled={field.isDisabled}
        accent={props.accent}
        trackColor={props.trackColor}
        marks={ticks(props.marks ?? [], min, max, (number) => formatNumber(number, locale)).map((tick) => ({
          at: share(tick.value),
          label: tick.label,
        }))}
      >
        <input
          {...field.controlProps}
          className={rangeInputClass(false)}
          type="range"
          min={min}
          max={max}
          step={step}
          value={shown}
          required={undefined}
          aria-valuetext={words}
          onChange={({ target }) => {
            const next = Number(target.value);
            setValue(next);
            field.onEdited();
            if (props.emitOnChange) fire('change', { value: next, name });
          }}
          onBlur={field.onLeft}
        />
      </RangeTrack>
    </FieldFrame>
  );
}

type Marks = NonNullable<Drawn<'Slider'>['props']['marks']>;

// In the order of the scale; what lies outside of it has no place.
function ticks(marks: Marks, min: number, max: number, write: (number: number) => string) {
  return marks
    .map((mark) => (typeof mark === 'number' ? { value: mark, label: write(mark) } : mark))
    .filter(({ value }) => value >= min && value <= max)
    .toSorted((left, right) => left.value - right.value);
}

/** Hears the browser's own `change` event, at the end of an adjustment; React's `onChange` hears every step. */
function useNativeChange(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const target = element.current;
    const hear = () => latest.current();
    target?.addEventListener('change', hear);
    return () => target?.removeEventListener('change', hear);
  }, [element]);
}
