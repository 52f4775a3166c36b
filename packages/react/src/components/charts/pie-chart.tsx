import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, shareText } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import { Ring } from '../../parts/chart/ring.tsx';
import { sharesOf, sharesSummary } from '../../parts/chart/shares.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

/** Shares of a whole as full wedges of a circle. */
export function PieChart({ props }: Drawn<'PieChart'>) {
  const say = useWords();
  const { data, palette, height, showLegend, showValues, separatorColor, mutedColor, emptyText, ariaLabel } = props;
  const { locale } = useSurroundings();
  const { sum, shares } = sharesOf(data);
  const colors = partColors(palette, data);
  const percents = shares.map((share) => shareText(share, locale));
  return (
    <ChartFrame
      summary={sharesSummary(say('Pie chart'), data, percents)}
      ariaLabel={ariaLabel}
      values={data.map(({ label, value }, at) => `${label}: ${numberText(value, { locale })}, ${percents[at]}`)}
      height={height}
      emptyText={emptyText}
      isEmpty={sum === 0}
      isRound
      legendPlace="beside"
      legendColor={mutedColor}
      legend={
        showLegend
          ? data.map(({ label }, at) => ({
              name: label,
              color: colors[at] ?? '',
              value: showValues ? percents[at] : undefined,
            }))
          : undefined
      }
    >
      {(size) => <Ring {...{ size, shares, colors }} hole={0} separator={separatorColor} />}
    </ChartFrame>
  );
}
