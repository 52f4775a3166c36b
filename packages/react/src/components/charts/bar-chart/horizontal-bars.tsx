import { numberText, type NumberStyle } from '../../../parts/chart/number-text.ts';
import * as plot from '../../../parts/chart/plot.tsx';
import { roundedBar } from '../../../parts/chart/rounded-bar.ts';
import { labelStep, niceScale } from '../../../parts/chart/scale.ts';
import { fitText, textWidth, wrapText } from '../../../parts/chart/text-width.ts';
import type { Size } from '../../../parts/chart/use-size.ts';
import type { BarData } from './bar-data.ts';

type HorizontalBarsProps = {
  size: Size;
  data: BarData;
  style: NumberStyle;
  showValues: boolean;
  isRtl: boolean;
};

/** Rows that still get the height of their name; more of them share the height that was asked for. */
const MOST_ROWS = 40;
const THICKEST = 28;

/** The height that lying bars need so that every row can bear its name. */
export function horizontalHeight({ categories, series }: BarData): number {
  return Math.min(categories.length, MOST_ROWS) * Math.max(22, series.length * 14 + 8);
}

/** Lying bars with their names at the start edge and their amounts at the end. */
export function HorizontalBars({ size, data, style, showValues, isRtl }: HorizontalBarsProps) {
  const { categories, series } = data;
  const values = series.flatMap((one) => one.values);
  const scale = niceScale(values, 4);
  const widest = (shown: readonly number[]) =>
    showValues && shown.length > 0 ? Math.max(...shown.map((value) => textWidth(numberText(value, style)))) + 10 : 0;
  const negativeWidth = widest(values.filter((value) => value < 0));
  const valueWidth = widest(values.filter((value) => value >= 0));
  const longestName = Math.max(0, ...categories.map((name) => textWidth(name))) + 10;
  const nameWidth = Math.max(24, Math.min(longestName, size.width * 0.38, size.width / 2 - negativeWidth));
  const area = plot.plotArea(size, { start: nameWidth + negativeWidth, end: valueWidth + 2, top: 0, bottom: 0 }, isRtl);
  const band = size.height / Math.max(1, categories.length);
  const room = band * 0.72;
  const gap = series.length > 1 && room / series.length > 6 ? 2 : 0;
  const thick = Math.max(0.5, Math.min(THICKEST, (room - gap * (series.length - 1)) / Math.max(1, series.length)));
  const every = labelStep(14, band);
  const valueEvery = labelStep(13, band / Math.max(1, series.length));
  const toStart = (value: number) => area.left + scale.share(value) * area.width;
  const zero = plot.crisp(area.toX(toStart(0)));
  return (
    <>
      <line x1={zero} x2={zero} y1={0} y2={size.height} style={{ stroke: 'var(--ui-border-strong)' }} />
      {categories.map((name, row) => {
        const middle = (row + 0.5) * band;
        return (
          <g key={row}>
            {row % every === 0 && (
              <RowName name={name} x={area.toX(nameWidth - 10)} y={middle} room={nameWidth - 10} isTall={band >= 34} />
            )}
            {series.map((one, at) => (
              <RowBar
                key={at}
                value={one.values[row]}
                color={one.colors[row] ?? ''}
                top={middle + (at - series.length / 2) * (thick + gap) + gap / 2}
                thick={thick}
                toStart={toStart}
                toX={area.toX}
                style={showValues && (series.length * row + at) % valueEvery === 0 ? style : undefined}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

function RowName({ name, x, y, room, isTall }: { name: string; x: number; y: number; room: number; isTall: boolean }) {
  const lines = isTall ? wrapText(name, room, 2) : [fitText(name, room)];
  return lines.map((line, at) => (
    <plot.PlotText key={at} x={x} y={y + 4 + (at - (lines.length - 1) / 2) * 14} anchor="end" kind="plain">
      {line}
    </plot.PlotText>
  ));
}

type RowBarProps = {
  value: number | undefined;
  color: string;
  top: number;
  thick: number;
  toStart: (value: number) => number;
  toX: (x: number) => number;
  /** How the amount prints; without it, it does not. */
  style: NumberStyle | undefined;
};

function RowBar({ value, color, top, thick, toStart, toX, style }: RowBarProps) {
  if (value === undefined) return null;
  const [zero, end] = [toStart(0), toStart(value)];
  const [from, to] = [toX(zero), toX(end)];
  const width = Math.max(value === 0 ? 0 : 1, Math.abs(to - from));
  return (
    <>
      <path
        d={roundedBar(Math.min(from, to), top, width, thick, to < from ? 'left' : 'right')}
        style={{ fill: color }}
      />
      {style !== undefined && (
        <plot.PlotText
          x={toX(value < 0 ? end - 6 : end + 6)}
          y={top + thick / 2 + 4}
          anchor={value < 0 ? 'end' : 'start'}
          kind="plain"
        >
          {numberText(value, style)}
        </plot.PlotText>
      )}
    </>
  );
}
