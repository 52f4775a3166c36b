import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { ChartFrame, pixels } from '../../parts/chart/chart-frame.tsx';
import { numberText, tickTexts } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import * as plot from '../../parts/chart/plot.tsx';
import { niceScale } from '../../parts/chart/scale.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './scatter-chart.module.css';

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];
const DIAMETERS = { sm: 6, md: 8, lg: 12 };

/** Points placed by two measures. */
export function ScatterChart({ props }: Drawn<'ScatterChart'>) {
  const say = useWords();
  const { series, xAxisTitle, yAxisTitle, palette, height, size: step, sizeValue, showLegend } = props;
  const { locale, dir } = useSurroundings();
  const colors = partColors(palette, series);
  const diameter = sizeValue === undefined ? DIAMETERS[step] : pixels(sizeValue);
  const text = (value: number) => numberText(value, { locale });
  const count = series.reduce((sum, { points }) => sum + points.length, 0);
  return (
    <ChartFrame
      summary={`${say('Scatter chart')}, ${series.map(({ name, points }) => say('{name}: {count} points', { name, count: points.length })).join(', ')}`}
      ariaLabel={props.ariaLabel}
      values={series.flatMap(({ name, points }) => points.map(({ x, y }) => `${name}: ${text(x)}, ${text(y)}`))}
      height={height}
      emptyText={props.emptyText}
      isEmpty={count === 0}
      xTitle={xAxisTitle}
      yTitle={yAxisTitle}
      legend={
        (showLegend ?? series.length > 1)
          ? series.map(({ name }, at) => ({ name, color: colors[at] ?? '', mark: markOf(at, 10) }))
          : undefined
      }
    >
      {(size) => <Points {...{ props, size, colors, diameter, locale }} isRtl={dir === 'rtl'} />}
    </ChartFrame>
  );
}

/** The outline of the mark of a series around the origin; series differ in form as well as in colour. */
function markOf(series: number, diameter: number): string {
  const shape = SHAPES[series % SHAPES.length] ?? symbolCircle;
  return symbol(shape, (Math.PI * diameter ** 2) / 4)() ?? '';
}

type PointsProps = {
  props: Drawn<'ScatterChart'>['props'];
  size: Size;
  colors: readonly string[];
  diameter: number;
  locale: string;
  isRtl: boolean;
};

function Points({ props, size, colors, diameter, locale, isRtl }: PointsProps) {
  const { series, showYAxis, showGrid } = props;
  const points = series.flatMap((one) => one.points);
  const yScale = niceScale(
    points.map(({ y }) => y),
    plot.tickCount(size.height - 30),
    false,
  );
  const xScale = niceScale(
    points.map(({ x }) => x),
    Math.max(2, Math.min(8, Math.floor(size.width / 80))),
    false,
  );
  const yTexts = tickTexts(yScale.ticks, { locale });
  const xTexts = tickTexts(xScale.ticks, { locale });
  const start = showYAxis ? plot.axisWidth(yTexts) : diameter;
  const margins = { start, end: Math.max(10, diameter), top: Math.max(8, diameter), bottom: 24 };
  const area = plot.plotArea(size, margins, isRtl);
  const toStart = (x: number) => area.left + xScale.share(x) * area.width;
  const labels = plot.positionLabels(xTexts, xScale.ticks.map(toStart), size.width);
  return (
    <>
      <plot.LevelLines area={area} scale={yScale} texts={yTexts} isGridShown={showGrid} areTextsShown={showYAxis} />
      <plot.AxisLabels area={area} labels={labels} />
      {series.map((one, at) =>
        one.points.map(({ x, y }, index) => (
          <path
            key={`${at} ${index}`}
            className={css['point']}
            d={markOf(at, diameter)}
            transform={`translate(${plot.round(area.toX(toStart(x)))} ${plot.round(plot.toY(area, yScale, y))})`}
            style={{ fill: colors[at] }}
          />
        )),
      )}
    </>
  );
}
