import { formatNumber } from '../../parts/format-number.ts';
import type { PointerEvent } from 'react';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { RangeTrack, rangeInputClass } from '../../parts/fields/range-track.tsx';
import { roundLike } from '../../parts/fields/use-number.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import css from './range-slider.module.css';

/** Two thumbs that mark out a lower and an upper bound. */
export function RangeSlider(drawn: Drawn<'RangeSlider'>) {
  const { id, props, fire } = drawn;
  const { valuePrefix = '', valueSuffix = '', step, size, disabled } = props;
  const { words: say, surroundings } = useRuntime();
  const { min, max, low, high, setBounds, share, onScale } = useBounds(drawn);
  const field = useField({ id, value: [low, high], disabled, ariaLabel: say('Range') });
  const words = (number: number) => `${valuePrefix}${formatNumber(number, surroundings.locale)}${valueSuffix}`;

  function change(nextLow: number, nextHigh: number): void {
    setBounds(nextLow, nextHigh);
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: [nextLow, nextHigh] });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const pressed = field.isDisabled ? undefined : shareOfPress(event);
    if (pressed === undefined) return;
    const value = onScale(pressed);
    const isLow = value < low || Math.abs(value - low) < Math.abs(value - high);
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('input')[isLow ? 0 : 1]?.focus();
    change(isLow ? value : low, isLow ? high : value);
  }

  const thumb = {
    className: rangeInputClass(true),
    type: 'range',
    min,
    max,
    step,
    disabled: field.isDisabled,
    'aria-describedby': field.groupProps['aria-describedby'],
  };
  return (
    <FieldFrame field={field}>
      <div
        {...field.groupProps}
        role="group"
        onBlur={field.onGroupBlur}
        onPointerDown={onPointerDown}
        // Where both thumbs are at the end of the scale, the lower one must stay within reach.
        data-lower-on-top={share(low) > 0.5 || undefined}
        className={css['slider']}
      >
        {props.showValues && <Band low={words(low)} high={words(high)} size={size} />}
        {props.showHistogram && (
          <Histogram bars={props.histogram ?? []} from={share(low)} to={share(high)} props={props} />
        )}
        <RangeTrack
          from={share(low)}
          to={share(high)}
          size={size}
          isDisabled={field.isDisabled}
          accent={props.accent}
          trackColor={props.trackColor}
          marks={props.marks ? [min, max].map((end) => ({ at: share(end), label: words(end) })) : []}
        >
          <input
            {...thumb}
            value={low}
            aria-label={say('Minimum')}
            aria-valuetext={words(low)}
            aria-valuemax={high}
            onChange={({ target }) => change(Math.min(Number(target.value), high), high)}
          />
          <input
            {...thumb}
            value={high}
            aria-label={say('Maximum')}
            aria-valuetext={words(high)}
            aria-valuemin={low}
            onChange={({ target }) => change(low, Math.max(Number(target.value), low))}
          />
        </RangeTrack>
      </div>
    </FieldFrame>
  );
}

/** The scale, the two bounds on it in order, and the conversions between values and shares of the track, 0 to 1. */
function useBounds(drawn: Drawn<'RangeSlider'>) {
  const { min, step } = drawn.props;
  const max = Math.max(drawn.props.max, min);
  const [valueMin, setMin] = useLive(drawn, 'valueMin', min);
  const [valueMax, setMax] = useLive(drawn, 'valueMax', max);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const [low, high] = [Math.min(within(valueMin), within(valueMax)), Math.max(within(valueMin), within(valueMax))];
  return {
    min,
    max,
    low,
    high,
    setBounds: (nextLow: number, nextHigh: number) => {
      if (nextLow !== low) setMin(nextLow);
      if (nextHigh !== high) setMax(nextHigh);
    },
    share: (number: number) => (max === min ? 0 : (number - min) / (max - min)),
    /** The value of the nearest step. */
    onScale: (share: number) => within(roundLike(min + Math.round((share * (max - min)) / step) * step, min, step)),
  };
}

/** Where on the track a press came down, 0 to 1. Only the thumbs take the pointer: the nearer one goes there. */
function shareOfPress(event: PointerEvent<HTMLElement>): number | undefined {
  const box = event.currentTarget.querySelector('[data-track]')?.getBoundingClientRect();
  const isThumb = event.target instanceof HTMLInputElement;
  if (isThumb || box === undefined || box.width === 0 || Math.abs(event.clientY - box.top) > 14) return undefined;
  const share = (event.clientX - box.left) / box.width;
  return event.currentTarget.matches(':dir(rtl)') ? 1 - share : share;
}

function Band({ low, high, size }: { low: string; high: string; size: string }) {
  return (
    <output className={css['values']} data-size={size}>
      <bdi>{low}</bdi> – <bdi>{high}</bdi>
    </output>
  );
}

type HistogramProps = { bars: readonly number[]; from: number; to: number; props: Drawn<'RangeSlider'>['props'] };

function Histogram({ bars, from, to, props }: HistogramProps) {
  const tallest = Math.max(0, ...bars);
  if (tallest === 0) return null;
  return (
    <div
      className={css['histogram']}
      style={styles({ '--accent': props.accent, '--rail': props.trackColor })}
      aria-hidden="true"
    >
      {bars.map((bar, index) => {
        const middle = (index + 0.5) / bars.length;
        return (
          <span
            key={index}
            data-inside={middle >= from && middle <= to ? '' : undefined}
            style={{ blockSize: `${Math.max(0, bar / tallest) * 100}%` }}
          />
        );
      })}
    </div>
  );
}
