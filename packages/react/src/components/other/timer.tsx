import { useState } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { ClockButtons, SecondButton } from './clock-buttons.tsx';
import { clockText } from './clock-text.ts';
import css from './clock.module.css';
import { useElapsed } from './use-elapsed.ts';

const RADIUS = 47;

/** Counts down to zero, says so once and reports it. */
export function Timer({ props, fire }: Drawn<'Timer'>) {
  const { duration, autoStart, format, showControls, showProgress, tone, size, accent, mutedColor } = props;
  const { locale } = useSurroundings();
  const [isOver, setIsOver] = useState(false);
  const lengthMs = duration * 1000;
  const clock = useElapsed({
    autoStart,
    tickMs: showProgress ? 100 : Math.min(250, lengthMs),
    endMs: lengthMs,
    onEnd: () => {
      setIsOver(true);
      fire('commit', { value: String(duration) });
    },
  });
  const leftMs = Math.max(0, lengthMs - clock.elapsedMs);
  const reset = () => {
    setIsOver(false);
    clock.reset();
  };
  return (
    <div
      className={classNames(css['clock'], css[size])}
      data-ui-centring=""
      style={styles({ '--accent': accent, '--quiet': mutedColor, '--track': showProgress ? mutedColor : undefined })}
    >
      <div className={classNames(css['face'], showProgress && css['ringed'])}>
        {showProgress && (
          <svg className={css['ring']} viewBox="0 0 100 100" strokeWidth={5} aria-hidden="true">
            <circle className={css['track']} cx={50} cy={50} r={RADIUS} />
            {leftMs > 0 && (
              <circle
                className={css['left']}
                cx={50}
                cy={50}
                r={RADIUS}
                pathLength={1}
                strokeDasharray={`${leftMs / lengthMs} 1`}
              />
            )}
          </svg>
        )}
        <div role="timer" className={css['digits']} data-tone={tone}>
          {clockText(Math.ceil(leftMs / 1000) * 1000, { format, locale })}
        </div>
      </div>
      <p role="status" className={css['expired']}>
        {isOver && <bdi>{props.expiredLabel}</bdi>}
      </p>
      {showControls && (
        <ClockButtons
          props={props}
          isRunning={clock.isRunning}
          isOver={isOver}
          onStart={clock.start}
          onPause={clock.pause}
        >
          <SecondButton label={props.resetLabel} size={size} onPress={reset} />
        </ClockButtons>
      )}
    </div>
  );
}
