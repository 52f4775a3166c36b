import { area as areaShape, curveLinear, curveMonotoneX, curveStep, line as lineShape } from 'd3-shape';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { ChartFrame } from './chart-frame.tsx';
import { numberText, tickTexts } from './number-text.ts';
import { partColors, type Palette } from './palette.ts';
import * as plot from './plot.tsx';
import css from './position-chart.module.css';
import { held, labelStep, niceScale, type Scale } from './scale.ts';
import { textWidth } from './text-width.ts';
import type { Size } from './use-size.ts';
import type { Words } from '../../words/words.ts';

type Series = { name: string; points: readonly number[]; color?: string | undefined };

/** Series over a common axis, and how they are drawn. */
export type PositionChartProps = {
  kind: 'Line chart' | 'Area chart';
  series: readonly Series[];
  xLabels: readonly string[] | undefined;
  curve: 'linear' | 'smooth' | 'step';
  xAxisTitle: string | undefined;
  yAxisTitle: string | undefined;
  showYAxis: boolean;
  palette: Palette;
  height: string;
  showGrid: boolean;
  showLegend: boolean | undefined;
  showValues: boolean;
  emptyText: string;
  ariaLabel: string | undefined;
  isStacked?: boolean;
  /** Opacity of the ground below a line; none without. */
  fill?: number;
  areDotsShown: boolean;
  strokeWidth: number;
};

const CURVES = { linear: curveLinear, smooth: curveMonotoneX, step: curveStep };

/** A series on its way into the plot: every point between the ground below it and its own height. */
type Band = {
  name: string;
  color: string;
  points: readonly { index: number; value: number; from: number; to: number }[];
};

/** Lines or filled lines over shared positions: LineChart and AreaChart. */
export function PositionChart(props: PositionChartProps) {
  const say = useWords();
  const { kind, series, xLabels = [], palette, showLegend, ariaLabel, emptyText, height } = props;
  const { locale, dir } = useSurroundings();
  const colors = partColors(palette, series);
  const bands = toBands(series, colors, props.isStacked === true);
  const count = Math.max(xLabels.length, ...bands.map(({ points }) => points.length));
  const isLegendShown = showLegend ?? series.length > 1;
  const text = (value: number) => numberText(value, { locale });
  return (
    <ChartFrame
      summary={`${say(kind)}, ${series.map((one) => courseOf(one, text, say)).join('; ')}`}
      ariaLabel={ariaLabel}
      values={series.flatMap(({ name, points }) =>
        points.map((value, at) => `${name}, ${xLabels[at] ?? at + 1}: ${text(value)}`),
      )}
      height={height}
      emptyText={emptyText}
      isEmpty={bands.every(({ points }) => points.length === 0)}
      xTitle={props.xAxisTitle}
      yTitle={props.yAxisTitle}
      legend={
        isLegendShown
          ? series.map(({ name, points }, at) => ({
              name,
              color: colors[at] ?? '',
              value: points.length === 0 ? undefined : lastText(points, locale),
            }))
          : undefined
      }
    >
      {(size) => <Plot {...props} size={size} bands={bands} count={count} locale={locale} isRtl={dir === 'rtl'} />}
    </ChartFrame>
  );
}

function toBands(series: readonly Series[], colors: readonly string[], isStacked: boolean): Band[] {
  const ground: number[] = [];
  return series.map(({ name, points }, at) => ({
    name,
    color: colors[at] ?? '',
    points: points.map((value, index) => {
      const from = isStacked ? (ground[index] ?? 0) : 0;
      const to = held(from + held(value));
      if (isStacked) ground[index] = to;
      return { index, value, from, to };
    }),
  }));
}

function courseOf({ name, points }: Series, text: (value: number) => string, say: Words): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return `${name}: ${say('none')}`;
  return `${name}: ${points.length === 1 ? text(first) : say('{from} to {to}', { from: text(first), to: text(last) })}`;
}

function lastText(points: readonly number[], locale: string): string {
  const last = points.at(-1) ?? 0;
  return numberText(last, { locale, format: Math.abs(last) >= 100_000 ? 'compact' : 'plain' });
}

type PlotProps = PositionChartProps & {
  size: Size;
  bands: readonly Band[];
  count: number;
  locale: string;
  isRtl: boolean;
};

function Plot(props: PlotProps) {
  const { size, bands, count, locale, isRtl, xLabels = [], showYAxis, showGrid, showValues, isStacked, fill } = props;
  const values = bands.flatMap(({ points }) => points.flatMap(({ from, to }) => (isStacked ? [from, to] : [to])));
  const scale = niceScale(values, plot.tickCount(size.height - 40), fill !== undefined);
  const texts = tickTexts(scale.ticks, { locale });
  const start = showYAxis ? plot.axisWidth(texts) : 6;
  const xs = positions(count, start, size.width - 8);
  const labels = plot.positionLabels(xLabels.slice(0, count), xs, size.width);
  const margins = { start, end: 8, top: showValues ? 22 : 8, bottom: plot.labelsHeight(labels) };
  const area = plot.plotArea(size, margins, isRtl);
  const at = (index: number) => area.toX(xs[index] ?? 0);
  return (
    <>
      <plot.LevelLines area={area} scale={scale} texts={texts} isGridShown={showGrid} areTextsShown={showYAxis} />
      <plot.AxisLabels area={area} labels={labels} />
      {bands.map((band, index) => (
        <BandShape key={index} {...props} band={band} area={area} scale={scale} at={at} />
      ))}
      {showValues && <plot.ValueLabels toX={(x) => x} labels={pointLabels(props, area, scale, xs)} />}
    </>
  );
}

// Thinned out evenly first, so that the numbers left are spread evenly and not wherever there was room.
function pointLabels(props: PlotProps, area: plot.Area, scale: Scale, xs: readonly number[]): plot.ValueLabel[] {
  const { bands, locale, size } = props;
  const labels = bands.flatMap(({ points }) =>
    points.map(({ index, value, to }) => ({
      index,
      x: area.toX(xs[index] ?? 0),
      y: plot.toY(area, scale, to) - 8,
      text: numberText(value, { locale, format: Math.abs(value) >= 10_000 ? 'compact' : 'plain' }),
    })),
  );
  const widest = Math.max(0, ...labels.map(({ text }) => textWidth(text)));
  const every = labelStep(widest + 6, (xs[1] ?? size.width) - (xs[0] ?? 0));
  return plot.keepApart(
    labels.filter(({ index }) => index % every === 0),
    size.width,
  );
}

// The first and last stand a little inside, so that their names find room under them.
function positions(count: number, from: number, to: number): number[] {
  const inset = Math.min(20, (to - from) / (count + 1) / 2 + 4);
  const step = count > 1 ? (to - from - 2 * inset) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => (count === 1 ? (from + to) / 2 : from + inset + at * step));
}

type BandShapeProps = PositionChartProps & {
  band: Band;
  area: plot.Area;
  scale: Scale;
  at: (index: number) => number;
};

/** A series of more points than this shows its last one alone. */
const MOST_DOTS = 24;

function BandShape({ band, area, scale, at, curve, fill, areDotsShown, strokeWidth, isStacked }: BandShapeProps) {
  const { points, color } = band;
  const y = (value: number) => plot.toY(area, scale, value);
  type Point = Band['points'][number];
  const line = lineShape<Point>(
    ({ index }) => at(index),
    ({ to }) => y(to),
  ).curve(CURVES[curve])(points);
  const ground = areaShape<Point>(
    ({ index }) => at(index),
    ({ from }) => y(from),
    ({ to }) => y(to),
  ).curve(CURVES[curve])(points);
  const isLone = points.length === 1;
  const dots =
    areDotsShown && points.length <= MOST_DOTS ? points : points.slice(areDotsShown || isLone ? -1 : points.length);
  return (
    <g style={{ color }}>
      {fill !== undefined && <path className={css['fill']} d={ground ?? ''} style={{ opacity: fill }} />}
      {!isLone && (
        <path
          className={fill === 1 && isStacked === true ? css['seam'] : css['line']}
          d={line ?? ''}
          style={{ strokeWidth }}
        />
      )}
      {dots.map(({ index, to }) => (
        <circle
          key={index}
          className={css['dot']}
          cx={plot.round(at(index))}
          cy={plot.round(y(to))}
          r={Math.max(3, strokeWidth + 1.5)}
        />
      ))}
    </g>
  );
}
