import { PositionChart } from '../../parts/chart/position-chart.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

const FILLS = { solid: 1, soft: 0.45 };
const SUBTLE = 0.16;

/** One or more series as lines with the ground below them filled, overlaid or stacked. */
export function AreaChart({ props }: Drawn<'AreaChart'>) {
  const { stacked, fillOpacity, ...rest } = props;
  return (
    <PositionChart
      kind="Area chart"
      {...rest}
      isStacked={stacked}
      fill={fillOpacity === undefined ? SUBTLE : FILLS[fillOpacity]}
      areDotsShown={false}
      strokeWidth={2}
    />
  );
}
