import type { ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import css from './range-track.module.css';
import { styles } from '../looks/styles.ts';

/** Class of the native range input on a track; `isPair` where two share it. */
export function rangeInputClass(isPair: boolean): string {
  return classNames(css['input'], isPair && css['pair']);
}

type RangeTrackProps = {
  /** Shares of the track, 0 to 1, between which it is filled. */
  from: number;
  to: number;
  size: 'sm' | 'md' | 'lg';
  isDisabled: boolean;
  accent: string | undefined;
  trackColor: string | undefined;
  /** Ticks under the track at their shares. */
  marks?: readonly { at: number; label: string }[];
  children: ReactNode;
};

/** The track under one or two range inputs, its filled part and the ticks below. */
export function RangeTrack({ from, to, size, isDisabled, accent, trackColor, marks = [], children }: RangeTrackProps) {
  const looks = styles({
    '--from': from,
    '--to': to,
    '--accent': accent,
    '--thumb-edge': accent,
    '--rail': trackColor,
  });
  return (
    <div className={classNames(css['slider'], css[size])} style={looks}>
      <div className={classNames(css['range'], isDisabled && css['off'])}>
        <div className={classNames(css['track'], from === 0 && css['fromStart'])} data-track="" />
        {children}
      </div>
      {marks.length > 0 && (
        <div className={css['marks']} aria-hidden="true">
          {marks.map(({ at, label }, index) => (
            <span
              key={index}
              className={css['mark']}
              data-end={endOf(at, index, marks.length)}
              style={styles({ '--at': at })}
            >
              <bdi>{label}</bdi>
            </span>
          ))}
          <span className={css['room']}>
            {marks.reduce((longest, { label }) => (label.length > longest.length ? label : longest), '')}
          </span>
        </div>
      )}
    </div>
  );
}

// The words of the outer ticks stay within the track.
function endOf(at: number, index: number, count: number): 'start' | 'end' | undefined {
  if (index === 0 && at < 0.08) return 'start';
  return index === count - 1 && at > 0.92 ? 'end' : undefined;
}
