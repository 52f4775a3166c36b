import { arc } from 'd3-shape';
import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import { round } from '../../parts/chart/plot.tsx';
import { held } from '../../parts/chart/scale.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import { partsSummary } from '../../parts/chart/shares.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

/** Several values as rings around one centre. */
export function RadialBar({ props }: Drawn<'RadialBar'>) {
  const say = useWords();
  const { data, palette, scaleColor, trackColor, valueColor, height, showLegend, showValues, emptyText, ariaLabel } =
    props;
  const { locale } = useSurroundings();
  const largest = Math.max(0, ...data.map(({ value }) => held(value)));
  const max = props.max ?? largest;
  const own = partColors(palette, data);
  const colors = data.map(
    ({ color }, at) => color ?? (scaleColor === undefined ? (own[at] ?? '') : lighter(scaleColor, at, data.length)),
  );
  const texts = data.map(({ value }) => numberText(value, { locale }));
  return (
    <ChartFrame
      summary={say('Radial bar chart, {parts}, of {max}', {
        parts: partsSummary(data, texts),
        max: numberText(max, { locale }),
      })}
      ariaLabel={ariaLabel}
      values={data.map(({ label }, at) => `${label}: ${texts[at]}`)}
      height={height}
      emptyText={emptyText}
      isEmpty={data.length === 0 || max <= 0}
      isRound
      legendPlace="beside"
      legendValueColor={valueColor}
      legend={
        showLegend
          ? data.map(({ label }, at) => ({
              name: label,
              color: colors[at] ?? '',
              value: showValues ? texts[at] : undefined,
            }))
          : undefined
      }
    >
      {(size) => (
        <Rings
          size={size}
          shares={data.map(({ value }) => Math.min(1, Math.max(0, held(value) / max)))}
          colors={colors}
          trackColor={trackColor}
        />
      )}
    </ChartFrame>
  );
}

function lighter(color: string, at: number, count: number): string {
  const part = count < 2 ? 100 : Math.round(100 - (at / (count - 1)) * 55);
  return `color-mix(in oklab, ${color} ${part}%, var(--ui-surface))`;
}

type RingsProps = { size: Size; shares: readonly number[]; colors: readonly string[]; trackColor: string | undefined };

function Rings({ size, shares, colors, trackColor }: RingsProps) {
  const outer = Math.max(4, Math.min(size.width, size.height) / 2 - 2);
  const step = Math.min(22, (outer * 0.78) / shares.length);
  const thick = step > 4 ? step - Math.min(5, step * 0.25) : step;
  return (
    <g transform={`translate(${round(size.width / 2)} ${round(size.height / 2)})`}>
      {shares.map((share, at) => {
        const outerRadius = outer - at * step;
        const shape = arc<{ endAngle: number }>()
          .startAngle(0)
          .innerRadius(Math.max(0, outerRadius - thick))
          .outerRadius(outerRadius)
          .cornerRadius(share < 1 ? thick / 2 : 0);
        return (
          <g key={at}>
            <path
              d={shape.cornerRadius(0)({ endAngle: 2 * Math.PI }) ?? ''}
              style={{ fill: trackColor ?? 'var(--ui-soft)' }}
            />
            {share > 0 && (
              <path
                d={shape.cornerRadius(share < 1 ? thick / 2 : 0)({ endAngle: share * 2 * Math.PI }) ?? ''}
                style={{ fill: colors[at] }}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
