import css from './events-panel.module.css';
import type { Moment } from './timeline.ts';

/** Every event of the stream as it came. */
export function EventsPanel({ moments }: { moments: readonly Moment[] }) {
  if (moments.length === 0) return <p className={css['empty']}>Nothing has come yet.</p>;
  return (
    <ol className={css['events']}>
      {moments.map(({ atMs, event }, at) => (
        <li key={at} className={css['event']} data-kind={event.type}>
          <span className={css['time']}>{Math.round(atMs)} ms</span>
          <code>{JSON.stringify(event)}</code>
        </li>
      ))}
    </ol>
  );
}
