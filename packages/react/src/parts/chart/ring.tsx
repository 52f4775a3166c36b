import { arc } from 'd3-shape';
import { round } from './plot.tsx';
import css from './ring.module.css';

type RingProps = {
  size: { width: number; height: number };
  shares: readonly number[];
  colors: readonly string[];
  /** Radius of the hole as a share of the outer radius; 0 is a pie. */
  hole: number;
  /** What stands between the parts. */
  separator?: string | undefined;
  trackColor?: string | undefined;
};

/** Shares of a turn as wedges or as parts of a ring, clockwise from the top. */
export function Ring({ size, shares, colors, hole, separator, trackColor }: RingProps) {
  const radius = Math.max(4, Math.min(size.width, size.height) / 2 - 2);
  const shape = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * hole)
    .outerRadius(radius);
  const gap = shares.filter((share) => share > 0).length > 1 ? seam(shares, radius) : 0;
  let turned = 0;
  return (
    <g transform={`translate(${round(size.width / 2)} ${round(size.height / 2)})`}>
      {hole > 0 && (
        <path
          className={css['track']}
          d={shape({ startAngle: 0, endAngle: 2 * Math.PI }) ?? ''}
          style={trackColor === undefined ? {} : { fill: trackColor }}
        />
      )}
      {shares.map((share, at) => {
        const startAngle = turned * 2 * Math.PI;
        turned += share;
        if (share <= 0) return null;
        return (
          <path
            key={at}
            className={css['part']}
            d={shape({ startAngle, endAngle: turned * 2 * Math.PI }) ?? ''}
            style={{
              fill: colors[at],
              strokeWidth: gap,
              ...(separator === undefined ? {} : { stroke: separator }),
            }}
          />
        );
      })}
    </g>
  );
}

// Thinner where parts are so small that the seams would cover them.
function seam(shares: readonly number[], radius: number): number {
  const present = shares.filter((share) => share > 0);
  const narrowest = Math.min(...present) * 2 * Math.PI * radius;
  if (narrowest >= 4) return 2;
  return present.length > 40 ? 0 : 1;
}
