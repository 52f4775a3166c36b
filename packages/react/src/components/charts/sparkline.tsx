import { ChartEmpty } from '../../parts/chart/chart-empty.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import { held } from '../../parts/chart/scale.ts';
import { SparkShape } from '../../parts/chart/spark-shape.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './sparkline.module.css';

/** A word-sized trend without axes or labels. */
export function Sparkline({ props }: Drawn<'Sparkline'>) {
  const say = useWords();
  const { points, type, tone, color, height, strokeWidth, emptyText, ariaLabel } = props;
  const { locale } = useSurroundings();
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return height === undefined ? (
      <bdi className={css['empty']}>{emptyText}</bdi>
    ) : (
      <ChartEmpty text={emptyText} height={height} />
    );
  }
  const course = courseOf(first, last);
  const [from, to] = [numberText(first, { locale }), numberText(last, { locale })];
  return (
    <span
      className={classNames(css['sparkline'], height !== undefined && css['wide'])}
      role="img"
      aria-label={ariaLabel ?? say('Trend from {from} to {to}, {course}', { from, to, course: say(course) })}
      data-tone={tone === 'neutral' ? 'accent' : tone}
      style={styles({ '--height': height, '--color': color, '--stroke': strokeWidth })}
    >
      <SparkShape points={points.map(held)} type={type} />
    </span>
  );
}

function courseOf(first: number, last: number): 'level' | 'rising' | 'falling' {
  if (first === last) return 'level';
  return last > first ? 'rising' : 'falling';
}
