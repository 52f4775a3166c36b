import { hierarchy, treemap as tileLayout, type HierarchyRectangularNode } from 'd3-hierarchy';
import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, shareText } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import { PlotText, round } from '../../parts/chart/plot.tsx';
import { sharesOf, sharesSummary } from '../../parts/chart/shares.ts';
import { fitText, textWidth } from '../../parts/chart/text-width.ts';
import type { Size } from '../../parts/chart/use-size.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';

const TEXT_SIZES = { sm: 12, md: 13, lg: 15 };

/** Shares of a whole as rectangles whose area matches their amount. */
export function Treemap({ props }: Drawn<'Treemap'>) {
  const say = useWords();
  const { data, palette, height, showValues, size: step, labelColor, overlayColor, emptyText, ariaLabel } = props;
  const { locale, dir } = useSurroundings();
  const { sum, shares } = sharesOf(data);
  const colors = partColors(palette, data);
  const texts = data.map(({ value }) => numberText(value, { locale }));
  const percents = shares.map((share) => shareText(share, locale));
  return (
    <ChartFrame
      summary={sharesSummary(say('Treemap'), data, percents)}
      ariaLabel={ariaLabel}
      values={data.map(({ label }, at) => `${label}: ${texts[at]}, ${percents[at]}`)}
      height={height}
      emptyText={emptyText}
      isEmpty={sum === 0}
    >
      {(size) =>
        tiles(shares, size).map(({ at, tile }) => (
          <Tile
            key={at}
            {...tile}
            x={dir === 'rtl' ? size.width - tile.x - tile.width : tile.x}
            label={data[at]?.label ?? ''}
            value={showValues ? (texts[at] ?? '') : ''}
            fill={colors[at] ?? ''}
            textSize={TEXT_SIZES[step]}
            labelColor={labelColor}
            overlayColor={overlayColor}
            isRtl={dir === 'rtl'}
          />
        ))
      }
    </ChartFrame>
  );
}

type Rectangle = { x: number; y: number; width: number; height: number };

function tiles(shares: readonly number[], size: Size): { at: number; tile: Rectangle }[] {
  type Datum = { at: number; share: number; children?: Datum[] };
  const parts = shares.map((share, at): Datum => ({ at, share })).filter(({ share }) => share > 0);
  const root = hierarchy<Datum>({ at: -1, share: 0, children: parts })
    .sum(({ share }) => share)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const gap = parts.length > 60 ? 1 : 2;
  const laid = tileLayout<Datum>().size([size.width, size.height]).paddingInner(gap)(root);
  return laid.leaves().map((leaf: HierarchyRectangularNode<Datum>) => ({
    at: leaf.data.at,
    tile: { x: leaf.x0, y: leaf.y0, width: leaf.x1 - leaf.x0, height: leaf.y1 - leaf.y0 },
  }));
}

type TileProps = Rectangle & {
  label: string;
  value: string;
  fill: string;
  textSize: number;
  labelColor: string | undefined;
  overlayColor: string | undefined;
  isRtl: boolean;
};

// The veil keeps the words readable on every fill. It lies over every tile whole, so that no edge of it is seen.
function Tile({ x, y, width, height, label, value, fill, textSize, labelColor, overlayColor, isRtl }: TileProps) {
  const line = textSize + 5;
  const room = width - 14;
  const name = height >= line + 6 ? fitText(label, room, textSize) : '';
  const isValueShown = name !== '' && value !== '' && height >= 2 * line + 8 && textWidth(value, textSize) <= room;
  const radius = Math.min(3, width / 4, height / 4);
  const start = isRtl ? x + width - 7 : x + 7;
  const color = labelColor ?? 'white';
  return (
    <g>
      {[fill, overlayColor ?? 'oklch(0 0 0 / 0.45)'].map((layer, at) => (
        <rect
          key={at}
          x={round(x)}
          y={round(y)}
          width={round(width)}
          height={round(height)}
          rx={radius}
          style={{ fill: layer }}
        />
      ))}
      {name !== '' && (
        <>
          <PlotText x={start} y={y + line} anchor="start" color={color} size={textSize}>
            {name}
          </PlotText>
          {isValueShown && (
            <PlotText x={start} y={y + 2 * line} anchor="start" color={color} size={textSize}>
              {value}
            </PlotText>
          )}
        </>
      )}
    </g>
  );
}
