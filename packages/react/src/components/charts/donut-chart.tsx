import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, shareText, type NumberStyle } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import { PlotText } from '../../parts/chart/plot.tsx';
import { Ring } from '../../parts/chart/ring.tsx';
import { sharesOf, sharesSummary } from '../../parts/chart/shares.ts';
import { textWidth, wrapText } from '../../parts/chart/text-width.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import { sharedDecimals } from '../../parts/shared-decimals.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

const HOLES = { thin: 0.8, md: 0.67, thick: 0.5 };

/** Shares of a whole as segments of a ring, with the total in the hole. */
export function DonutChart({ props }: Drawn<'DonutChart'>) {
  const say = useWords();
  const { data, thickness, showTotal, totalLabel, valueFormat, valuePrefix, valueSuffix } = props;
  const { palette, height, showLegend, showValues, trackColor, emptyText, ariaLabel } = props;
  const { locale } = useSurroundings();
  const decimals = sharedDecimals(
    data.map(({ value }) => value),
    `${valuePrefix}${valueSuffix}`,
  );
  const plain: NumberStyle = { locale, prefix: valuePrefix, suffix: valueSuffix, decimals };
  const style: NumberStyle = { ...plain, format: valueFormat };
  const { sum, shares } = sharesOf(data);
  const colors = partColors(palette, data);
  const percents = shares.map((share) => shareText(share, locale));
  const total = numberText(sum, style);
  return (
    <ChartFrame
      summary={`${sharesSummary(say('Donut chart'), data, percents)}; ${totalLabel} ${total}`}
      ariaLabel={ariaLabel}
      values={data.map(({ label, value }, at) => `${label}: ${numberText(value, plain)}, ${percents[at]}`)}
      height={height}
      emptyText={emptyText}
      isEmpty={sum === 0}
      isRound
      legendPlace="beside"
      legend={
        showLegend
          ? data.map(({ label, value }, at) => ({
              name: label,
              color: colors[at] ?? '',
              value: showValues ? `${percents[at]} · ${numberText(value, plain)}` : undefined,
            }))
          : undefined
      }
    >
      {(size) => (
        <>
          <Ring {...{ size, shares, colors, trackColor }} hole={HOLES[thickness]} />
          {showTotal && (
            <Total
              size={size}
              hole={HOLES[thickness]}
              texts={[total, numberText(sum, { ...style, format: 'compact' })]}
              label={totalLabel}
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

type TotalProps = { size: Size; hole: number; texts: readonly [full: string, short: string]; label: string };

// As large as the hole allows; short where the full number would be too small to read.
function Total({ size, hole, texts, label }: TotalProps) {
  const radius = (Math.min(size.width, size.height) / 2 - 2) * hole;
  const room = radius * 1.7;
  const [full, short] = texts;
  const text = textWidth(full, 14) <= room ? full : short;
  const textSize = Math.min(24, radius * 0.6, (14 * room) / Math.max(1, textWidth(text, 14)));
  if (textSize < 10) return null;
  const lines = radius < 34 ? [] : wrapText(label, room * 0.85, 1);
  const x = size.width / 2;
  const y = size.height / 2 + textSize * 0.36 - (lines.length > 0 ? 8 : 0);
  return (
    <>
      <PlotText x={x} y={y} kind="strong" size={textSize}>
        {text}
      </PlotText>
      {lines.map((line) => (
        <PlotText key={line} x={x} y={y + 18}>
          {line}
        </PlotText>
      ))}
    </>
  );
}
