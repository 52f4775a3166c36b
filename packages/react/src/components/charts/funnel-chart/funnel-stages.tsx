import { PlotText, round } from '../../../parts/chart/plot.tsx';
import { labelStep } from '../../../parts/chart/scale.ts';
import { fitText, textWidth } from '../../../parts/chart/text-width.ts';
import type { Size } from '../../../parts/chart/use-size.ts';

/** One stage on its way into the picture. */
export type Stage = {
  label: string;
  amount: string;
  percent: string;
  words: string;
  /** Of the widest stage, 0 to 1. */
  share: number;
  color: string;
};

type FunnelStagesProps = {
  size: Size;
  stages: readonly Stage[];
  isVertical: boolean;
  isRtl: boolean;
  opacity: number;
  textSize: number;
};

const GAP = 2;

/** The stages of a funnel, downward or from start to end. */
export function FunnelStages(props: FunnelStagesProps) {
  return props.isVertical ? <Downward {...props} /> : <Sideways {...props} />;
}

// Names at the start, the funnel in the middle, amounts at the end: three columns that are read line by line.
function Downward({ size, stages, isRtl, opacity, textSize }: FunnelStagesProps) {
  const nameWidth = Math.min(
    size.width * 0.34,
    widest(
      stages.map(({ label }) => label),
      textSize,
    ) + 14,
  );
  const figures = stages.map(({ amount, percent }) => [amount, percent].filter(Boolean).join(' · '));
  const figureWidth = Math.min(size.width * 0.4, widest(figures, textSize) + 14);
  const room = Math.max(20, size.width - nameWidth - figureWidth);
  const center = nameWidth + room / 2;
  const step = size.height / stages.length;
  const every = labelStep(textSize + 3, step);
  const toX = (x: number) => (isRtl ? size.width - x : x);
  return stages.map(({ label, share, color }, at) => {
    const top = at * step;
    const bottom = top + step - (step > 6 ? GAP : 0);
    const half = Math.max(1, (share * room) / 2);
    const next = Math.max(1, (Math.min(share, stages[at + 1]?.share ?? share) * room) / 2);
    const corners = [
      [center - half, top],
      [center + half, top],
      [center + next, bottom],
      [center - next, bottom],
    ];
    const middle = (top + bottom) / 2 + textSize * 0.36;
    return (
      <g key={at}>
        <polygon points={points(corners, toX)} style={{ fill: color, opacity }} />
        {at % every === 0 && (
          <>
            <PlotText x={toX(0)} y={middle} anchor="start" kind="plain" size={textSize}>
              {fitText(label, nameWidth - 10, textSize)}
            </PlotText>
            <PlotText x={toX(size.width)} y={middle} anchor="end" kind="plain" size={textSize}>
              {fitText(figures[at] ?? '', figureWidth - 4, textSize)}
            </PlotText>
          </>
        )}
      </g>
    );
  });
}

// Names above, amounts below, each as wide as its stage.
function Sideways({ size, stages, isRtl, opacity, textSize }: FunnelStagesProps) {
  const line = textSize + 5;
  const rows = Math.max(...stages.map(({ amount, percent }) => [amount, percent].filter(Boolean).length));
  const top = line + 6;
  const room = Math.max(10, size.height - top - rows * line - 4);
  const center = top + room / 2;
  const step = size.width / stages.length;
  const every = labelStep(48, step);
  const toX = (x: number) => (isRtl ? size.width - x : x);
  return stages.map(({ label, share, color, amount, percent }, at) => {
    const left = at * step;
    const right = left + step - (step > 6 ? GAP : 0);
    const half = Math.max(1, (share * room) / 2);
    const next = Math.max(1, (Math.min(share, stages[at + 1]?.share ?? share) * room) / 2);
    const corners = [
      [left, center - half],
      [left, center + half],
      [right, center + next],
      [right, center - next],
    ];
    const start = toX(left);
    const width = step * every - 10;
    return (
      <g key={at}>
        <polygon points={points(corners, toX)} style={{ fill: color, opacity }} />
        {at % every === 0 && (
          <>
            <PlotText x={start} y={textSize} anchor="start" kind="plain" size={textSize}>
              {fitText(label, width, textSize)}
            </PlotText>
            {[amount, percent].filter(Boolean).map((text, row) => (
              <PlotText
                key={row}
                x={start}
                y={top + room + line * (row + 1)}
                anchor="start"
                kind={row === 0 ? 'plain' : 'muted'}
                size={textSize}
              >
                {fitText(text, width, textSize)}
              </PlotText>
            ))}
          </>
        )}
      </g>
    );
  });
}

function widest(texts: readonly string[], textSize: number): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, textSize)));
}

function points(corners: readonly (readonly number[])[], toX: (x: number) => number): string {
  return corners.map(([x = 0, y = 0]) => `${round(toX(x))},${round(y)}`).join(' ');
}
