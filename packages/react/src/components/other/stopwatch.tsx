import { useRef } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { ClockButtons, SecondButton } from './clock-buttons.tsx';
import { clockText } from './clock-text.ts';
import css from './clock.module.css';
import { useElapsed } from './use-elapsed.ts';

/** Counts up from zero; laps are listed, newest first. */
export function Stopwatch(drawn: Drawn<'Stopwatch'>) {
  const { props, fire } = drawn;
  const { autoStart, format, precision, showControls, showLaps, tone, size, accent, mutedColor } = props;
  const { locale } = useSurroundings();
  const hasHundredths = precision === 'centiseconds';
  const clock = useElapsed({ autoStart, tickMs: hasHundredths ? 30 : 1000 });
  const [laps, setLaps] = useLive(drawn, 'laps', []);
  const list = useRef<HTMLOListElement>(null);
  const read = (lengthMs: number) => clockText(lengthMs, { format, locale, hasHundredths });
  const lap = () => {
    const lapMs = Math.round(clock.readMs());
    setLaps([...laps, lapMs]);
    fire('commit', { value: String(lapMs), index: laps.length + 1 });
    list.current?.scrollTo(0, 0);
  };
  const reset = () => {
    clock.reset();
    if (laps.length > 0) setLaps([]);
  };
  const last = laps.at(-1);
  return (
    <div
      className={classNames(css['clock'], css[size])}
      data-ui-centring=""
      style={styles({ '--accent': accent, '--quiet': mutedColor })}
    >
      <div role="timer" className={css['digits']} data-tone={tone}>
        {read(clock.elapsedMs)}
      </div>
      {showControls && (
        <ClockButtons props={props} isRunning={clock.isRunning} onStart={clock.start} onPause={clock.pause}>
          {showLaps && clock.isRunning ? (
            <SecondButton key="lap" label={props.lapLabel} size={size} onPress={lap} />
          ) : (
            <SecondButton key="reset" label={props.resetLabel} size={size} onPress={reset} />
          )}
        </ClockButtons>
      )}
      {showLaps && (
        <>
          <Hidden>
            <span role="status">{last === undefined ? '' : `${props.lapLabel} ${laps.length}: ${read(last)}`}</span>
          </Hidden>
          {laps.length > 0 && (
            <ol ref={list} reversed className={css['laps']} tabIndex={laps.length > 6 ? 0 : undefined}>
              {laps.toReversed().map((totalMs, index) => {
                const at = laps.length - 1 - index;
                return (
                  <li key={at} className={css['lap']}>
                    <b>
                      <bdi>{props.lapLabel}</bdi> {at + 1}
                    </b>
                    <bdi>+{read(totalMs - (laps[at - 1] ?? 0))}</bdi>
                    <span>{read(totalMs)}</span>
                  </li>
                );
              })}
            </ol>
          )}
        </>
      )}
    </div>
  );
}
