import type { Drawn } from '../../runtime/drawn.ts';
import css from './shimmer.module.css';

/** A few glimmering lines that stand in for text that is still being written. */
export function Shimmer({ props }: Drawn<'Shimmer'>) {
  return (
    <div className={css['shimmer']} aria-hidden="true">
      {Array.from({ length: props.lines }, (_, at) => (
        <div key={at} className={css['line']} />
      ))}
    </div>
  );
}
