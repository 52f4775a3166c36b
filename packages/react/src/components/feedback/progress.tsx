import { classNames } from '../../parts/looks/class-names.ts';
import { numberText, shareText } from '../../parts/chart/number-text.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './progress.module.css';

/** A horizontal bar that fills as work gets done, or sweeps when the end is unknown. */
export function Progress({ id, props }: Drawn<'Progress'>) {
  const say = useWords();
  const { value, max, label, showValue, tone, size, height, shape, indeterminate, striped, animated } = props;
  const { color, trackColor } = props;
  const { locale } = useSurroundings();
  const done = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? done / max : 0;
  const percent = shareText(share, locale);
  const reading = showValue === 'percent' ? percent : `${numberText(value, { locale })}/${numberText(max, { locale })}`;
  const hasWords = label !== undefined && label !== '';
  const isReadingShown = showValue !== 'none' && !indeterminate;
  return (
    <div className={css['progress']} data-tone={tone === 'default' ? 'accent' : tone}>
      {(hasWords || isReadingShown) && (
        <div className={css['head']}>
          <span id={`${id}-label`} className={css['label']}>
            <bdi>{label}</bdi>
          </span>
          {isReadingShown && (
            <span className={css['reading']} aria-hidden="true">
              {reading}
            </span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        className={classNames(css['track'], css[size], css[shape])}
        aria-labelledby={hasWords ? `${id}-label` : undefined}
        aria-label={hasWords ? undefined : say('Progress')}
        {...(indeterminate
          ? {}
          : {
              'aria-valuemin': 0,
              'aria-valuenow': done,
              'aria-valuemax': max,
              'aria-valuetext': showValue === 'fraction' ? reading : percent,
            })}
        style={styles({ '--thickness': height, '--fill': color, '--track': trackColor })}
      >
        <div
          className={classNames(
            css['fill'],
            indeterminate && css['sweeping'],
            striped && css['striped'],
            animated && css['animated'],
          )}
          style={indeterminate ? {} : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
