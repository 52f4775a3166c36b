import { inkOn } from '../../../parts/looks/ink-on.ts';
import { numberText, tickTexts, type NumberStyle } from '../../../parts/chart/number-text.ts';
import * as plot from '../../../parts/chart/plot.tsx';
import { roundedBar } from '../../../parts/chart/rounded-bar.ts';
import { held, niceScale, type Scale } from '../../../parts/chart/scale.ts';
import { textWidth } from '../../../parts/chart/text-width.ts';
import type { Size } from '../../../parts/chart/use-size.ts';
import type { BarData } from './bar-data.ts';
import css from '../charts.module.css';

type VerticalBarsProps = {
  size: Size;
  data: BarData;
  style: NumberStyle;
  isStacked: boolean;
  isGridShown: boolean;
  isAxisShown: boolean;
  showValues: boolean;
  isRtl: boolean;
};

/** A bar before it has a place: from one value to another. */
type Bar = { category: number; series: number; from: number; to: number; value: number; color: string };

/** A bar with its place, in px from the start edge. */
type PlacedBar = Bar & { x: number; width: number; top: number; height: number };

const WIDEST = 48;

/** Standing bars, side by side or stacked. */
export function VerticalBars(props: VerticalBarsProps) {
  const { size, data, style, isStacked, isGridShown, isAxisShown, showValues, isRtl } = props;
  const bars = toBars(data, isStacked);
  const scale = niceScale(
    bars.flatMap(({ from, to }) => [from, to]),
    plot.tickCount(size.height - 40),
  );
  const texts = tickTexts(scale.ticks, style);
  const start = isAxisShown ? plot.axisWidth(texts) : 4;
  const band = (size.width - 4 - start) / Math.max(1, data.categories.length);
  const centers = data.categories.map((_, at) => start + (at + 0.5) * band);
  const labels = plot.bandLabels(data.categories, centers, band, size.width);
  const hasValuesBelow = showValues && !isStacked && bars.some(({ value }) => value < 0);
  const area = plot.plotArea(
    size,
    {
      start,
      end: 4,
      top: showValues && !isStacked ? 20 : 8,
      bottom: plot.labelsHeight(labels) + (hasValuesBelow ? plot.LINE : 0),
    },
    isRtl,
  );
  const placed = place(bars, data, isStacked, area, scale, band);
  const names = hasValuesBelow ? { ...area, bottom: area.bottom + plot.LINE } : area;
  return (
    <>
      <plot.LevelLines area={area} scale={scale} texts={texts} isGridShown={isGridShown} areTextsShown={isAxisShown} />
      {placed.map((bar, at) => (
        <path
          key={at}
          d={roundedBar(
            isRtl ? size.width - bar.x - bar.width : bar.x,
            bar.top,
            bar.width,
            bar.height,
            bar.value < 0 ? 'bottom' : 'top',
            isStacked && !isOutermost(bar, bars) ? 0 : 3,
          )}
          style={{ fill: bar.color }}
        />
      ))}
      <plot.AxisLabels area={names} labels={labels} />
      {showValues &&
        (isStacked ? <InnerValues {...{ placed, style, area }} /> : <OuterValues {...{ placed, style, area, size }} />)}
    </>
  );
}

function toBars({ series, categories }: BarData, isStacked: boolean): Bar[] {
  return categories.flatMap((_, category) => {
    let above = 0;
    let below = 0;
    return series.flatMap(({ values, colors }, index): Bar[] => {
      const given = values[category];
      if (given === undefined) return [];
      const value = held(given);
      const stacked = value < 0 ? below : above;
      const from = isStacked ? stacked : 0;
      const to = held(from + value);
      if (value < 0) below = to;
      else above = to;
      return [{ category, series: index, from, to, value: given, color: colors[category] ?? '' }];
    });
  });
}

function place(bars: readonly Bar[], data: BarData, isStacked: boolean, area: plot.Area, scale: Scale, band: number) {
  const perBand = isStacked ? 1 : Math.max(1, data.series.length);
  const room = band * (band > 16 ? 0.7 : 0.86);
  const gap = room / perBand > 6 ? 2 : 0;
  const width = Math.max(0.5, Math.min(WIDEST, (room - gap * (perBand - 1)) / perBand));
  const groupWidth = width * perBand + gap * (perBand - 1);
  return bars.map((bar): PlacedBar => {
    const at = isStacked ? 0 : bar.series;
    const x = area.left + (bar.category + 0.5) * band - groupWidth / 2 + at * (width + gap);
    const ends = [plot.toY(area, scale, bar.from), plot.toY(area, scale, bar.to)];
    const top = Math.min(...ends);
    // The seam between stacked parts belongs to the lower one; a part that is there stays visible.
    const seam = isStacked && bar.from !== 0 ? 1.5 : 0;
    const height = Math.max(bar.value === 0 ? 0 : 1, Math.max(...ends) - top - seam);
    return { ...bar, x, width, top: bar.value < 0 ? top + seam : top, height };
  });
}

function isOutermost(bar: Bar, bars: readonly Bar[]): boolean {
  return !bars.some(
    (other) =>
      other.category === bar.category &&
      other.series > bar.series &&
      other.value !== 0 &&
      other.value < 0 === bar.value < 0,
  );
}

type ValuesProps = { placed: readonly PlacedBar[]; style: NumberStyle; area: plot.Area };

function OuterValues({ placed, style, area, size }: ValuesProps & { size: Size }) {
  const texts = fittingTexts(placed, style);
  if (texts === undefined) return null;
  const labels = placed.map((bar, at) => ({
    x: area.toX(bar.x + bar.width / 2),
    y: bar.value < 0 ? bar.top + bar.height + 14 : bar.top - 6,
    text: texts[at] ?? '',
  }));
  return <plot.ValueLabels labels={plot.keepApart(labels, size.width)} toX={(x) => x} />;
}

// All of them short where one of them is too long, so that they compare; none where even that is too wide.
function fittingTexts(placed: readonly PlacedBar[], style: NumberStyle): string[] | undefined {
  const room = (placed[1]?.x ?? Infinity) - (placed[0]?.x ?? 0) + 4;
  const digits = style.format === 'percent' ? [undefined] : [undefined, 1, 0];
  for (const compactDigits of digits) {
    const texts = placed.map(({ value }) =>
      numberText(value, compactDigits === undefined ? style : { ...style, format: 'compact', compactDigits }),
    );
    if (texts.every((text) => textWidth(text) <= room)) return texts;
  }
  return undefined;
}

function InnerValues({ placed, style, area }: ValuesProps) {
  return placed.map(({ x, width, top, height, value, color }, at) => {
    const full = numberText(value, style);
    const text = textWidth(full) <= width - 4 ? full : numberText(value, { ...style, format: 'compact' });
    if (height < 16 || textWidth(text) > width - 4) return null;
    return (
      <text
        key={at}
        className={css['inside']}
        x={plot.round(area.toX(x + width / 2))}
        y={plot.round(top + height / 2 + 4)}
        style={{ fill: inkOn(color) }}
      >
        {text}
      </text>
    );
  });
}
