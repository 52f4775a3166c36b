import { ChartFrame, pixels } from '../../parts/chart/chart-frame.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import { PlotText, round } from '../../parts/chart/plot.tsx';
import { labelStep, niceScale } from '../../parts/chart/scale.ts';
import { wrapText } from '../../parts/chart/text-width.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './radar-chart.module.css';

const FILLS = { solid: 0.6, soft: 0.3 };
const SUBTLE = 0.14;

type Profile = { color: string; shares: readonly number[] };

/** Profiles drawn as polygons over spokes that share one scale. */
export function RadarChart({ props }: Drawn<'RadarChart'>) {
  const say = useWords();
  const { axes, series, palette, height, fillOpacity, showLegend, strokeWidth, gridColor, axisColor } = props;
  const { locale } = useSurroundings();
  const colors = partColors(palette, series);
  const valueAt = (at: number, spoke: number) => series[at]?.values[spoke] ?? 0;
  const scale = niceScale(
    series.flatMap((_, at) => axes.map((__, spoke) => valueAt(at, spoke))),
    4,
  );
  return (
    <ChartFrame
      summary={say('Radar chart, {names} over {axes}', {
        names: series.map(({ name }) => name).join(', '),
        axes: axes.join(', '),
      })}
      ariaLabel={props.ariaLabel}
      values={series.flatMap(({ name }, at) =>
        axes.map((axis, spoke) => `${name}, ${axis}: ${numberText(valueAt(at, spoke), { locale })}`),
      )}
      height={height}
      emptyText={props.emptyText}
      isEmpty={axes.length < 3 || series.length === 0}
      legend={
        (showLegend ?? series.length > 1)
          ? series.map(({ name }, at) => ({ name, color: colors[at] ?? '' }))
          : undefined
      }
    >
      {(size) => (
        <Spokes
          size={size}
          axes={axes}
          rings={scale.ticks.map((tick) => scale.share(tick))}
          profiles={series.map((_, at) => ({
            color: colors[at] ?? '',
            shares: axes.map((__, spoke) => scale.share(valueAt(at, spoke))),
          }))}
          fill={fillOpacity === undefined ? SUBTLE : FILLS[fillOpacity]}
          strokeWidth={pixels(strokeWidth)}
          gridColor={gridColor}
          axisColor={axisColor}
        />
      )}
    </ChartFrame>
  );
}

type SpokesProps = {
  size: Size;
  axes: readonly string[];
  rings: readonly number[];
  profiles: readonly Profile[];
  fill: number;
  strokeWidth: number;
  gridColor: string | undefined;
  axisColor: string | undefined;
};

function Spokes({ size, axes, rings, profiles, fill, strokeWidth, gridColor, axisColor }: SpokesProps) {
  const center = { x: size.width / 2, y: size.height / 2 };
  const radius = Math.max(12, Math.min(size.height / 2 - 24, size.width / 2 - Math.min(84, size.width * 0.24)));
  const at = (spoke: number, share: number) => {
    const angle = (spoke / axes.length) * 2 * Math.PI - Math.PI / 2;
    return {
      x: round(center.x + Math.cos(angle) * radius * share),
      y: round(center.y + Math.sin(angle) * radius * share),
    };
  };
  const outline = (shares: readonly number[]) =>
    shares.map((share, spoke) => Object.values(at(spoke, share)).join(',')).join(' ');
  const every = labelStep(24, (2 * Math.PI * (radius + 12)) / axes.length);
  const grid = gridColor === undefined ? {} : { stroke: gridColor };
  return (
    <>
      {rings
        .filter((share) => share > 0)
        .map((share) => (
          <polygon key={share} className={css['grid']} points={outline(axes.map(() => share))} style={grid} />
        ))}
      {axes.map((axis, spoke) => {
        const end = at(spoke, 1);
        return (
          <g key={spoke}>
            <line className={css['grid']} x1={center.x} y1={center.y} x2={end.x} y2={end.y} style={grid} />
            {spoke % every === 0 && (
              <SpokeName name={axis} end={at(spoke, 1 + 10 / radius)} size={size} color={axisColor} />
            )}
          </g>
        );
      })}
      {profiles.map(({ color, shares }, index) => (
        <g key={index} style={{ color }}>
          <polygon className={css['profile']} points={outline(shares)} style={{ strokeWidth, fillOpacity: fill }} />
          {axes.length <= 12 &&
            shares.map((share, spoke) => {
              const { x, y } = at(spoke, share);
              return <circle key={spoke} className={css['dot']} cx={x} cy={y} r={Math.max(2.5, strokeWidth + 1)} />;
            })}
        </g>
      ))}
    </>
  );
}

// On the outer side of its spoke, in what is left of the width there.
function SpokeName(props: { name: string; end: { x: number; y: number }; size: Size; color: string | undefined }) {
  const { name, end, size, color } = props;
  const side = end.x - size.width / 2;
  const isMiddle = Math.abs(side) < 8;
  const isAfter = side > 0;
  const roomBeside = (isAfter ? size.width - end.x : end.x) - 2;
  const lines = wrapText(name, isMiddle ? size.width * 0.8 : roomBeside, isMiddle ? 1 : 2);
  const isAbove = end.y < size.height / 2 - 4;
  const riseInMiddle = isAbove ? -2 : 10;
  const rise = isMiddle ? riseInMiddle : 4 - ((lines.length - 1) * 14) / 2;
  const anchorBeside = isAfter ? 'start' : 'end';
  return lines.map((line, row) => (
    <PlotText
      key={row}
      x={end.x}
      y={end.y + rise + row * 14}
      fixedAnchor={isMiddle ? 'middle' : anchorBeside}
      color={color}
    >
      {line}
    </PlotText>
  ));
}
