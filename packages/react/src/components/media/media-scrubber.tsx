import { useEffect, useRef } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { clockTime, wavePath } from './timeline.ts';
import css from './media-scrubber.module.css';

/** The timeline of a recording that the host plays: it seeks, and asks for play and pause. */
export function MediaScrubber(drawn: Drawn<'MediaScrubber'>) {
  const say = useWords();
  const { props, fire, isBusy } = drawn;
  const { duration, playing, showPlayButton, showTime, showSubmit, submitLabel, emitOnChange, chapters = [] } = props;
  const [second, setSecond] = usePlayhead(drawn);
  const order = (control: string) => fire('commit', { value: String(second), control });
  return (
    <div
      className={css['scrubber']}
      style={styles({ '--accent': props.accent, '--track': props.trackColor, '--height': props.height })}
    >
      <div className={css['row']}>
        {showPlayButton && (
          <ButtonFace
            isIcon
            isPill
            isLoading={isBusy}
            aria-label={playing ? say('Pause') : say('Play')}
            style={solidFill(props.accent)}
            onClick={() => order(playing ? 'pause' : 'play')}
          >
            <Icon name={playing ? 'pause' : 'play'} className={css['glyph']} />
          </ButtonFace>
        )}
        <Timeline
          props={props}
          second={second}
          onSeek={(next) => {
            setSecond(next);
            if (emitOnChange) fire('change', { value: next });
          }}
        />
        {showTime && (
          <span className={css['time']}>
            {clockTime(second, duration)} / {clockTime(duration, duration)}
          </span>
        )}
        {showSubmit && (
          <ButtonFace variant="outline" size="sm" onClick={() => order('submit')}>
            <bdi>{submitLabel}</bdi>
          </ButtonFace>
        )}
      </div>
      {chapters.length > 0 && (
        <ol className={css['chapters']}>
          {chapters.map(({ id, time, label }, index) => (
            <li key={index}>
              <button
                type="button"
                className={classNames(css['chapter'], isCurrent(chapters, index, second) && css['current'])}
                onClick={() => {
                  setSecond(time);
                  fire('select', { value: time, id, label, index });
                }}
              >
                <span className={css['at']}>{clockTime(time, duration)}</span>
                {label !== undefined && label !== '' && <bdi>{label}</bdi>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

// The user's seek holds until the host reports where it is now.
function usePlayhead(drawn: Drawn<'MediaScrubber'>): [second: number, setSecond: (second: number) => void] {
  const { currentTime, duration } = drawn.props;
  const [value, setValue] = useLive(drawn, 'value');
  const isBound = drawn.isBound('value');
  const before = useRef(currentTime);
  useEffect(() => {
    if (!isBound && before.current !== currentTime) setValue(undefined);
    before.current = currentTime;
  }, [isBound, currentTime, setValue]);
  return [Math.min(value ?? currentTime, duration), setValue];
}

function isCurrent(chapters: readonly { time: number }[], index: number, second: number): boolean {
  const reached = chapters.filter(({ time }) => time <= second);
  return reached.length > 0 && Math.max(...reached.map(({ time }) => time)) === chapters[index]?.time;
}

type TimelineProps = {
  props: Drawn<'MediaScrubber'>['props'];
  second: number;
  onSeek: (second: number) => void;
};

/** The track, over it a native slider that brings its keys and its drag along. */
function Timeline({ props, second, onSeek }: TimelineProps) {
  const { duration, buffered = 0, waveform = [], chapters = [], submitLabel } = props;
  const variant = props.variant === 'waveform' && waveform.length === 0 ? 'bar' : props.variant;
  const share = (seconds: number) => `${(Math.min(1, Math.max(0, seconds / duration)) * 100).toFixed(3)}%`;
  return (
    <div
      className={classNames(css['timeline'], css[variant])}
      style={styles({ '--played': share(second), '--buffered': share(buffered) })}
    >
      {variant === 'waveform' ? <Wave amplitudes={waveform} /> : <span className={css['rail']} />}
      {chapters.map(({ time }, index) => (
        <span key={index} className={css['tick']} style={styles({ '--at': share(time) })} />
      ))}
      <span className={css['playhead']} />
      <input
        type="range"
        className={css['slider']}
        aria-label={submitLabel}
        aria-valuetext={`${clockTime(second, duration)} / ${clockTime(duration, duration)}`}
        min={0}
        max={duration}
        step={duration > 60 ? 1 : 0.1}
        value={second}
        onChange={({ target }) => onSeek(Math.min(duration, Number(target.value)))}
      />
    </div>
  );
}

function Wave({ amplitudes }: { amplitudes: readonly number[] }) {
  const { path, bars } = wavePath(amplitudes);
  return (
    <span className={css['wave']}>
      {['unplayed', 'loaded', 'done'].map((part) => (
        <svg key={part} className={css[part]} viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </span>
  );
}
