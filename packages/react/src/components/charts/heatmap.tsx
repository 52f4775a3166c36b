import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import * as plot from '../../parts/chart/plot.tsx';
import { labelStep } from '../../parts/chart/scale.ts';
import { fitText, textWidth } from '../../parts/chart/text-width.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './heatmap.module.css';

const HEIGHTS = { sm: 18, md: 26, lg: 40 };
const SCALES = {
  brand: 'var(--ui-chart-1)',
  cool: 'var(--ui-chart-3)',
  warm: 'var(--ui-chart-2)',
  success: 'var(--ui-success-mark)',
};

/** A grid of cells tinted by how large their number is. */
export function Heatmap({ props }: Drawn<'Heatmap'>) {
  const say = useWords();
  const { cells, xLabels = [], yLabels = [], colorScale, scaleColor, cellSize, showLegend, mutedColor } = props;
  const { emptyText, ariaLabel } = props;
  const { locale, dir } = useSurroundings();
  const columns = Math.max(0, ...cells.map((row) => row.length));
  const all = cells.flat();
  const low = all.reduce((least, value) => Math.min(least, value), Infinity);
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity);
  const text = (value: number) => numberText(value, { locale });
  const hottest = scaleColor ?? SCALES[colorScale];
  const labelHeight = xLabels.length > 0 ? 26 : 0;
  const height = cells.length * HEIGHTS[cellSize] + labelHeight;
  return (
    <div className={css['heatmap']} style={styles({ '--hot': hottest })}>
      <ChartFrame
        summary={say('Heatmap, {rows} rows by {columns} columns', { rows: cells.length, columns })}
        ariaLabel={ariaLabel}
        values={cells.flatMap((row, y) =>
          row.map((value, x) => `${yLabels[y] ?? y + 1}, ${xLabels[x] ?? x + 1}: ${text(value)}`),
        )}
        height={`${columns === 0 ? 120 : height}px`}
        emptyText={emptyText}
        isEmpty={columns === 0}
      >
        {(size) => (
          <Cells {...{ props, size, columns, labelHeight, locale }} range={[low, high]} isRtl={dir === 'rtl'} />
        )}
      </ChartFrame>
      {showLegend && columns > 0 && (
        <p className={css['key']} style={styles({ '--muted': mutedColor })} aria-hidden="true">
          <bdi>{text(low)}</bdi>
          <span className={css['ramp']} />
          <bdi>{text(high)}</bdi>
        </p>
      )}
    </div>
  );
}

type CellsProps = {
  props: Drawn<'Heatmap'>['props'];
  size: Size;
  columns: number;
  labelHeight: number;
  locale: string;
  range: readonly [low: number, high: number];
  isRtl: boolean;
};

function Cells({ props, size, columns, labelHeight, locale, range, isRtl }: CellsProps) {
  const { cells, xLabels = [], yLabels = [], showValues, valueColor, mutedColor } = props;
  const nameWidth = Math.min(size.width * 0.3, Math.max(0, ...yLabels.map((name) => textWidth(name) + 10)));
  const width = (size.width - nameWidth) / columns;
  const height = (size.height - labelHeight) / cells.length;
  const gap = Math.min(2, width * 0.12, height * 0.12);
  const toX = (x: number) => (isRtl ? size.width - x : x);
  const centers = Array.from({ length: columns }, (_, at) => nameWidth + (at + 0.5) * width);
  const area = plot.plotArea(size, { start: nameWidth, end: 0, top: 0, bottom: labelHeight }, isRtl);
  const labels = plot.positionLabels(xLabels.slice(0, columns), centers, size.width);
  const every = labelStep(13, height);
  return (
    <>
      {cells.map((row, y) => (
        <g key={y}>
          {y % every === 0 && (
            <plot.PlotText x={toX(nameWidth - 10)} y={(y + 0.5) * height + 4} anchor="end" color={mutedColor}>
              {fitText(yLabels[y] ?? '', nameWidth - 10)}
            </plot.PlotText>
          )}
          {row.map((value, x) => {
            const start = nameWidth + x * width;
            const heat = heatOf(value, range);
            const text = numberText(value, { locale, format: Math.abs(value) >= 10_000 ? 'compact' : 'plain' });
            return (
              <g key={x} style={styles({ '--heat': `${Math.round(8 + heat * 92)}%` })}>
                <rect
                  className={css['cell']}
                  x={plot.round((isRtl ? size.width - start - width : start) + gap / 2)}
                  y={plot.round(y * height + gap / 2)}
                  width={plot.round(Math.max(0.5, width - gap))}
                  height={plot.round(Math.max(0.5, height - gap))}
                  rx={Math.min(3, width / 4)}
                />
                {showValues && textWidth(text) <= width - 4 && height >= 14 && (
                  <text
                    className={css['value']}
                    x={plot.round(toX(start + width / 2))}
                    y={plot.round((y + 0.5) * height + 4)}
                    style={valueColor === undefined ? {} : { fill: valueColor }}
                  >
                    {text}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      <plot.AxisLabels area={area} labels={labels} color={mutedColor} />
    </>
  );
}

// Where all are the same there is nothing to tell apart: half the heat for each.
function heatOf(value: number, [low, high]: readonly [number, number]): number {
  const unit = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const span = high / unit - low / unit;
  return span === 0 ? 0.5 : (value / unit - low / unit) / span;
}
