import { useEffect, useReducer } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { epochOf, formatDate } from '../../parts/dates/format-date.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './relative-time.module.css';
import { countdownText, distanceText, refreshAfterMs } from './time-distance.ts';

/** A moment as the distance from now, or what is left until it; it keeps itself up to date. */
export function RelativeTime({ props }: Drawn<'RelativeTime'>) {
  const { target, mode, format, prefix = '', suffix = '', tone, mutedColor, labels } = props;
  const { locale, timeZone, now } = useSurroundings();
  const say = useWords();
  const moment = typeof target === 'string' && /^-?\d{9,}$/.test(target) ? Number(target) : target;
  const epochMs = epochOf(moment, timeZone);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isCountdown = mode === 'countdown';
  useEffect(() => {
    if (epochMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = epochMs - now();
      if (isCountdown && leftMs <= 0) return;
      timer = setTimeout(
        () => {
          refresh();
          wait();
        },
        refreshAfterMs(leftMs, isCountdown),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [epochMs, isCountdown, now]);
  const wordsOf = (leftMs: number): string => {
    const wording = { format, locale, labels };
    if (!isCountdown) return distanceText(leftMs, wording);
    return leftMs <= 0 ? (labels?.expired ?? say('expired')) : countdownText(leftMs, wording);
  };
  return (
    <span className={css['time']} style={styles({ '--time-muted': mutedColor })}>
      {prefix !== '' && (
        <>
          <bdi className={css['beside']}>{prefix}</bdi>{' '}
        </>
      )}
      <time
        className={classNames(tone !== 'neutral' && css['toned'])}
        data-tone={tone === 'neutral' ? undefined : tone}
        dateTime={epochMs === undefined ? undefined : new Date(epochMs).toISOString()}
        title={epochMs === undefined ? undefined : formatDate(epochMs, { locale, timeZone }, FULL)}
      >
        <bdi>{epochMs === undefined ? String(target) : wordsOf(epochMs - now())}</bdi>
      </time>
      {suffix !== '' && (
        <>
          {' '}
          <bdi className={css['beside']}>{suffix}</bdi>
        </>
      )}
    </span>
  );
}

const FULL: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' };
