import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, tickTexts } from '../../parts/chart/number-text.ts';
import * as plot from '../../parts/chart/plot.tsx';
import { niceScale } from '../../parts/chart/scale.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

const WIDTHS = { sm: 6, md: 10, lg: 16 };

/** Price candles with opening, highest, lowest and closing value. Rising candles are hollow, falling ones full. */
export function Candlestick({ props }: Drawn<'Candlestick'>) {
  const say = useWords();
  const { data, height, emptyText, ariaLabel } = props;
  const { locale, dir } = useSurroundings();
  const text = (value: number) => numberText(value, { locale });
  return (
    <ChartFrame
      summary={say('Candlestick chart, {count} candles', { count: data.length })}
      ariaLabel={ariaLabel}
      values={data.map(({ label, open, high, low, close }, at) =>
        say('{label}: open {open}, high {high}, low {low}, close {close}', {
          label: label ?? at + 1,
          open: text(open),
          high: text(high),
          low: text(low),
          close: text(close),
        }),
      )}
      height={height}
      emptyText={emptyText}
      isEmpty={data.length === 0}
    >
      {(size) => <Candles {...{ props, size, locale }} isRtl={dir === 'rtl'} />}
    </ChartFrame>
  );
}

type CandlesProps = { props: Drawn<'Candlestick'>['props']; size: Size; locale: string; isRtl: boolean };

function Candles({ props, size, locale, isRtl }: CandlesProps) {
  const { data, showGrid, showAxis, showYAxis, size: step, gridColor, axisColor } = props;
  const { upColor = 'var(--ui-success-mark)', downColor = 'var(--ui-critical-mark)' } = props;
  const scale = niceScale(
    data.flatMap(({ open, high, low, close }) => [open, high, low, close]),
    plot.tickCount(size.height - 30),
    false,
  );
  const texts = tickTexts(scale.ticks, { locale });
  const start = showYAxis ? plot.axisWidth(texts) : 4;
  const band = (size.width - 4 - start) / data.length;
  const centers = data.map((_, at) => start + (at + 0.5) * band);
  const labels = showAxis
    ? plot.bandLabels(
        data.map(({ label = '' }) => label),
        centers,
        band,
        size.width,
      )
    : [];
  const area = plot.plotArea(size, { start, end: 4, top: 8, bottom: plot.labelsHeight(labels) }, isRtl);
  const width = Math.max(1, Math.min(WIDTHS[step], band * 0.7));
  const y = (value: number) => plot.round(plot.toY(area, scale, value));
  return (
    <>
      <plot.LevelLines
        {...{ area, scale, texts, gridColor }}
        isGridShown={showGrid}
        areTextsShown={showYAxis}
        textColor={axisColor}
      />
      <plot.AxisLabels area={area} labels={labels} color={axisColor} />
      {data.map(({ open, high, low, close }, at) => {
        const isUp = close >= open;
        const color = isUp ? upColor : downColor;
        const x = plot.round(area.toX(centers[at] ?? 0));
        const top = y(Math.max(open, close));
        const bodyHeight = Math.max(1.5, y(Math.min(open, close)) - top);
        const isHollow = isUp && width >= 4;
        return (
          <g key={at} style={{ stroke: color, strokeWidth: band < 5 ? 0.75 : 1.5 }}>
            <line x1={x} x2={x} y1={y(Math.max(high, open, close))} y2={y(Math.min(low, open, close))} />
            <rect
              x={plot.round(x - width / 2)}
              y={top}
              width={plot.round(width)}
              height={bodyHeight}
              rx={Math.min(1.5, width / 4)}
              style={{ fill: isHollow ? 'var(--ui-surface)' : color, strokeWidth: width < 3 ? 0 : 1.5 }}
            />
          </g>
        );
      })}
    </>
  );
}
