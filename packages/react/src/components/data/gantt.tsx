import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './gantt.module.css';

/** Tasks as bars along one axis. */
export function Gantt({ props }: Drawn<'Gantt'>) {
  const say = useWords();
  const { tasks, rangeMax, axisLabels = [], palette, showGrid, size, gridColor, axisColor, trackColor } = props;
  const far = rangeMax ?? Math.max(0, ...tasks.map(({ end }) => end));
  if (tasks.length === 0 || far <= 0) {
    return (
      <p className={css['empty']}>
        <bdi>{props.emptyText}</bdi>
      </p>
    );
  }
  const colors = PALETTES[palette];
  const percent = (value: number) => (Math.max(0, Math.min(far, value)) / far) * 100;
  const summary = tasks.map(({ label, start, end }) => `${label}: ${start}–${end}`).join(', ');
  const lineCount = axisLabels.length > 1 ? axisLabels.length : 4;
  return (
    <div
      role="img"
      aria-label={props.ariaLabel ?? say('Timeline of {count} tasks: {tasks}', { count: tasks.length, tasks: summary })}
      className={classNames(css['gantt'], css[size])}
      data-ui-centring=""
      style={styles({
        '--gantt-ink': axisColor,
        '--gantt-track': trackColor,
        '--gantt-line': gridColor,
        '--gantt-strength': gridColor === undefined ? undefined : '100%',
        '--gantt-count': tasks.length,
      })}
    >
      <div className={css['rows']}>
        {tasks.flatMap(({ label, start, end, color }, at) => [
          <span key={`${at}-name`} className={css['name']} title={label} style={styles({ '--gantt-row': at + 1 })}>
            <bdi>{label}</bdi>
          </span>,
          <div
            key={`${at}-lane`}
            className={css['lane']}
            title={`${label}: ${start}–${end}`}
            style={styles({ '--gantt-row': at + 1 })}
          >
            <div
              className={css['bar']}
              style={styles({
                '--gantt-start': percent(start),
                '--gantt-length': percent(end) - percent(start),
                '--gantt-fill': color ?? colors[at % colors.length],
              })}
            />
          </div>,
        ])}
        {showGrid && (
          <div className={css['grid']}>
            {Array.from({ length: lineCount + 1 }, (_, at) => (
              <i key={at} style={styles({ '--gantt-at': (at / lineCount) * 100 })} />
            ))}
          </div>
        )}
        {axisLabels.length > 0 && (
          <div className={css['axis']}>
            {axisLabels.map((label, at) => (
              <span key={at}>
                <bdi>{label}</bdi>
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const PALETTES = {
  brand: ['var(--ui-chart-1)'],
  cool: ['var(--ui-chart-1)', 'var(--ui-chart-3)', 'var(--ui-chart-7)', 'var(--ui-chart-8)'],
  warm: ['var(--ui-chart-2)', 'var(--ui-chart-4)', 'var(--ui-chart-5)'],
  neutral: ['var(--ui-chart-8)'],
};
