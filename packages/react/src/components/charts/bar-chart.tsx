import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, type NumberStyle } from '../../parts/chart/number-text.ts';
import { baseColor, partColors } from '../../parts/chart/palette.ts';
import { sharedDecimals } from '../../parts/shared-decimals.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { BarData } from './bar-chart/bar-data.ts';
import { HorizontalBars, horizontalHeight } from './bar-chart/horizontal-bars.tsx';
import { VerticalBars } from './bar-chart/vertical-bars.tsx';
import type { Words } from '../../words/words.ts';

/** Bars that compare amounts per category, for one series or several. */
export function BarChart({ props }: Drawn<'BarChart'>) {
  const say = useWords();
  const { layout, groupMode, height, xAxisTitle, yAxisTitle, showLegend, emptyText, ariaLabel } = props;
  const { valueFormat, valuePrefix, valueSuffix } = props;
  const { locale, dir } = useSurroundings();
  const data = barData(props);
  const decimals = sharedDecimals(
    data.series.flatMap(({ values }) => values),
    `${valuePrefix}${valueSuffix}`,
  );
  const style: NumberStyle = { locale, format: valueFormat, prefix: valuePrefix, suffix: valueSuffix, decimals };
  const isHorizontal = layout === 'horizontal';
  const isLegendShown = showLegend ?? props.series !== undefined;
  const shared = { data, style, showValues: props.showValues, isRtl: dir === 'rtl' };
  const text = (value: number) => numberText(value, style);
  const legend = data.isSingle
    ? data.categories.map((name, at) => ({
        name,
        color: data.series[0]?.colors[at] ?? '',
        value: text(data.series[0]?.values[at] ?? 0),
      }))
    : data.series.map(({ name, colors }) => ({ name, color: colors[0] ?? '' }));
  return (
    <ChartFrame
      summary={summaryOf(data, text, say)}
      ariaLabel={ariaLabel}
      values={data.series.flatMap(({ name, values }) =>
        values.map(
          (value, at) => [name, data.categories[at] ?? String(at + 1)].filter(Boolean).join(', ') + `: ${text(value)}`,
        ),
      )}
      height={height}
      minHeight={isHorizontal ? horizontalHeight(data) : 0}
      emptyText={emptyText}
      isEmpty={data.series.every(({ values }) => values.length === 0)}
      xTitle={xAxisTitle}
      yTitle={yAxisTitle}
      legend={isLegendShown ? legend : undefined}
    >
      {(size) =>
        isHorizontal ? (
          <HorizontalBars size={size} {...shared} />
        ) : (
          <VerticalBars
            size={size}
            {...shared}
            isStacked={groupMode === 'stacked'}
            isGridShown={props.showGrid}
            isAxisShown={props.showYAxis}
          />
        )
      }
    </ChartFrame>
  );
}

function barData({ data = [], series, labels = [], palette }: Drawn<'BarChart'>['props']): BarData {
  if (series === undefined) {
    // One hue would only fade from bar to bar without meaning anything.
    const isOneHue = palette === 'brand' || palette === 'mono';
    const own = partColors(palette, data);
    const colors = data.map(({ color }, at) => color ?? (isOneHue ? baseColor(palette) : (own[at] ?? '')));
    const values = data.map(({ value }) => value);
    return { isSingle: true, categories: data.map(({ label }) => label), series: [{ name: '', values, colors }] };
  }
  const colors = partColors(palette, series);
  const count = Math.max(labels.length, ...series.map(({ values }) => values.length));
  return {
    isSingle: false,
    categories: Array.from({ length: count }, (_, at) => labels[at] ?? ''),
    series: series.map(({ name, values }, at) => ({
      name,
      values,
      colors: Array.from({ length: count }, () => colors[at] ?? ''),
    })),
  };
}

function summaryOf({ isSingle, categories, series }: BarData, text: (value: number) => string, say: Words): string {
  const count = categories.length;
  const names = series.map(({ name }) => name).join(', ');
  if (!isSingle) return say('Bar chart, {names} over {count} categories', { names, count });
  const parts = categories.slice(0, 6).map((name, at) => `${name} ${text(series[0]?.values[at] ?? 0)}`);
  return say('Bar chart, {count} bars: {parts}', { count, parts: `${parts.join(', ')}${count > 6 ? ', …' : ''}` });
}
