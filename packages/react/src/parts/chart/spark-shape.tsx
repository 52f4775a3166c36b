import css from './spark-shape.module.css';

/** Room for the stroke at the top and bottom, of 100. */
const INSET = 6;

/** The shape of a small trend: it fills its box at any size, its stroke stays as thick as it is. Colour is the text's. */
export function SparkShape({ points, type }: { points: readonly number[]; type: 'line' | 'area' | 'bar' }) {
  return (
    <svg className={css['shape']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {type === 'bar' ? <Bars points={points} /> : <Line points={points} isFilled={type === 'area'} />}
    </svg>
  );
}

function Line({ points, isFilled }: { points: readonly number[]; isFilled: boolean }) {
  const low = Math.min(...points);
  const high = Math.max(...points);
  const given = points.length === 1 ? [points[0] ?? 0, points[0] ?? 0] : points;
  const places = given.map((value, at) => {
    const x = (at / (given.length - 1)) * 100;
    return `${x.toFixed(2)},${(100 - INSET - shareOf(value, low, high) * (100 - 2 * INSET)).toFixed(2)}`;
  });
  return (
    <>
      {isFilled && <polygon className={css['ground']} points={`0,100 ${places.join(' ')} 100,100`} />}
      <polyline className={css['line']} points={places.join(' ')} />
    </>
  );
}

function Bars({ points }: { points: readonly number[] }) {
  const low = Math.min(0, ...points);
  const high = Math.max(0, ...points);
  const step = 100 / points.length;
  const zero = 100 - shareOf(0, low, high) * 100;
  return points.map((value, at) => {
    const end = 100 - shareOf(value, low, high) * 100;
    return (
      <rect
        key={at}
        className={css['bar']}
        x={at * step + step * 0.14}
        width={step * 0.72}
        y={Math.min(zero, end, 97)}
        height={Math.max(3, Math.abs(zero - end))}
      />
    );
  });
}

function shareOf(value: number, low: number, high: number): number {
  const unit = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const span = high / unit - low / unit;
  return span === 0 ? 0.5 : (value / unit - low / unit) / span;
}
