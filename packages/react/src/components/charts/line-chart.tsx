import { PositionChart } from '../../parts/chart/position-chart.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** One or more series joined into lines over shared positions. */
export function LineChart({ props }: Drawn<'LineChart'>) {
  const { showDots, strokeWidth, ...rest } = props;
  return (
    <PositionChart
      kind="Line chart"
      {...rest}
      areDotsShown={showDots}
      strokeWidth={strokeWidth === undefined ? 2 : Number.parseFloat(strokeWidth)}
    />
  );
}
