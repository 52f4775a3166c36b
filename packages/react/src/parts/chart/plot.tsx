import type { ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import css from './plot.module.css';
import type { Scale } from './scale.ts';
import { labelStep } from './scale.ts';
import { TEXT_SIZE, fitText, textWidth, wrapText } from './text-width.ts';
import type { Size } from './use-size.ts';

/** The rectangle that the marks of a chart with axes stand in, in px from the start edge and the top. */
export type Area = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  /** From right to left: turns an x that counts from the start edge into one for the picture. */
  toX: (x: number) => number;
};

/** Height of one line of text under a plot. */
export const LINE = 16;

type Margins = { start: number; end: number; top: number; bottom: number };

/** Leaves room around the marks for what is written there. */
export function plotArea({ width, height }: Size, margins: Margins, isRtl: boolean): Area {
  const left = Math.min(margins.start, width / 2);
  const right = Math.max(left + 1, width - margins.end);
  const bottom = Math.max(margins.top + 1, height - margins.bottom);
  return {
    left,
    right,
    top: margins.top,
    bottom,
    width: right - left,
    height: bottom - margins.top,
    toX: (x) => (isRtl ? width - x : x),
  };
}

/** How many numbers an axis of this length bears. */
export function tickCount(length: number): number {
  return Math.max(2, Math.min(6, Math.floor(length / 40)));
}

/** Where a value stands in the height of the plot. */
export function toY(area: Area, scale: Scale, value: number): number {
  return area.bottom - scale.share(value) * area.height;
}

type PlotTextProps = {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Counts from left to right whatever the direction, for pictures that never mirror. */
  fixedAnchor?: 'start' | 'middle' | 'end';
  kind?: 'muted' | 'value' | 'strong' | 'plain';
  children: string;
  color?: string | undefined;
  size?: number | undefined;
};

/** Text in a plot. It stands by itself, so that numbers keep their order beside right-to-left words. */
export function PlotText({
  x,
  y,
  anchor = 'middle',
  fixedAnchor,
  kind = 'muted',
  children,
  color,
  size,
}: PlotTextProps) {
  return (
    <text
      className={css[kind]}
      x={round(x)}
      y={round(y)}
      textAnchor={fixedAnchor ?? anchor}
      direction={fixedAnchor === undefined ? undefined : 'ltr'}
      style={{ ...(color === undefined ? {} : { fill: color }), ...(size === undefined ? {} : { fontSize: size }) }}
    >
      {`\u2068${children}\u2069`}
    </text>
  );
}

/** Level lines with their numbers at the start edge. */
export function LevelLines(props: {
  area: Area;
  scale: Scale;
  texts: readonly string[];
  isGridShown: boolean;
  areTextsShown: boolean;
  gridColor?: string | undefined;
  textColor?: string | undefined;
}) {
  const { area, scale, texts, isGridShown, areTextsShown, gridColor, textColor } = props;
  return scale.ticks.map((tick, at) => {
    const y = crisp(toY(area, scale, tick));
    const isBase = tick === 0 || (at === 0 && scale.low > 0);
    return (
      <g key={tick}>
        {(isGridShown || isBase) && (
          <line
            className={classNames(css['grid'], isBase && css['base'])}
            x1={area.toX(area.left)}
            x2={area.toX(area.right)}
            y1={y}
            y2={y}
            style={gridColor === undefined ? {} : { stroke: gridColor }}
          />
        )}
        {areTextsShown && (
          <PlotText x={area.toX(area.left - 8)} y={y + 4} anchor="end" color={textColor}>
            {texts[at] ?? ''}
          </PlotText>
        )}
      </g>
    );
  });
}

/** Room that the numbers at the start edge need. */
export function axisWidth(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text)))) + 10;
}

/** A name under the plot, on one line or several. */
export type AxisLabel = { x: number; lines: readonly string[] };

/** Names under positions along a line: every n-th one, so that none touches its neighbour. */
export function positionLabels(names: readonly string[], xs: readonly number[], width: number): AxisLabel[] {
  const step = xs.length > 1 ? (xs[1] ?? 0) - (xs[0] ?? 0) : width;
  const widest = Math.min(110, Math.max(0, ...names.map((name) => textWidth(name))));
  const every = labelStep(widest + 10, step);
  return xs.flatMap((x, at): AxisLabel[] => {
    const name = names[at];
    if (name === undefined || name === '' || at % every !== 0) return [];
    const text = fitText(name, Math.min(width, Math.max(step * every - 8, 24)));
    const half = textWidth(text) / 2;
    // At the ends a name moves inward rather than being cut.
    return text === '' ? [] : [{ x: Math.min(Math.max(x, half), width - half), lines: [text] }];
  });
}

/** Names that stand under bands: wrapped first, shortened where a word is too long, thinned out where even that fails. */
export function bandLabels(names: readonly string[], xs: readonly number[], band: number, width: number): AxisLabel[] {
  const room = band - 6;
  const widestWord = Math.max(0, ...names.flatMap((name) => name.split(/\s+/).map((word) => textWidth(word))));
  if (widestWord > room && room < 44) return positionLabels(names, xs, width);
  return xs.flatMap((x, at): AxisLabel[] => {
    const lines = wrapText(names[at] ?? '', room, 3);
    return lines.length === 0 ? [] : [{ x, lines }];
  });
}

/** Room that the names under the plot need. */
export function labelsHeight(labels: readonly AxisLabel[]): number {
  const lines = Math.max(0, ...labels.map((label) => label.lines.length));
  return lines === 0 ? 6 : lines * LINE + 10;
}

/** Draws the names under the plot. */
export function AxisLabels({
  area,
  labels,
  color,
}: {
  area: Area;
  labels: readonly AxisLabel[];
  color?: string | undefined;
}) {
  return labels.map(({ x, lines }, at) => (
    <g key={at}>
      {lines.map((line, row) => (
        <PlotText key={row} x={area.toX(x)} y={area.bottom + 20 + row * LINE} color={color}>
          {line}
        </PlotText>
      ))}
    </g>
  ));
}

/** A number at a mark. */
export type ValueLabel = { x: number; y: number; text: string };

/** The numbers that can stand without touching one that stands already. */
export function keepApart(labels: readonly ValueLabel[], width: number): ValueLabel[] {
  const boxes: { from: number; to: number; y: number }[] = [];
  return labels.flatMap((label) => {
    const half = textWidth(label.text) / 2;
    const x = Math.min(Math.max(label.x, half), width - half);
    const box = { from: x - half - 2, to: x + half + 2, y: label.y };
    const isFree = boxes.every(
      (other) => box.to <= other.from || box.from >= other.to || Math.abs(box.y - other.y) >= TEXT_SIZE + 1,
    );
    if (!isFree || half * 2 > width) return [];
    boxes.push(box);
    return [{ ...label, x }];
  });
}

/** Draws numbers at marks; a rim in the colour of the surface keeps them readable over lines. */
export function ValueLabels({ labels, toX }: { labels: readonly ValueLabel[]; toX: (x: number) => number }): ReactNode {
  return labels.map(({ x, y, text }, at) => (
    <PlotText key={at} x={toX(x)} y={y} kind="value">
      {text}
    </PlotText>
  ));
}

/** Two decimals are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** In the middle of a pixel, where a hairline is one pixel wide. */
export function crisp(value: number): number {
  return Math.floor(value) + 0.5;
}
