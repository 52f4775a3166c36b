import { sankey, sankeyLinkHorizontal } from 'd3-sankey';
import { PlotText, round } from '../../../parts/chart/plot.tsx';
import { TEXT_SIZE, fitText } from '../../../parts/chart/text-width.ts';
import type { Size } from '../../../parts/chart/use-size.ts';
import type { Link } from './acyclic-links.ts';

type FlowsProps = {
  size: Size;
  names: readonly string[];
  colors: readonly string[];
  links: readonly Link[];
  nodeWidth: number;
  opacity: number;
  isRtl: boolean;
};

type NodeDatum = { at: number };
type LinkDatum = { color: string };

/** Nodes as bars in columns and the flows between them as bands. */
export function Flows({ size, names, colors, links, nodeWidth, opacity, isRtl }: FlowsProps) {
  const used = new Set(links.flatMap(({ source, target }) => [source, target]));
  const order = names.map((_, at) => at).filter((at) => used.has(at));
  const perColumn = Math.max(1, order.length / 2);
  const largest = Math.max(...links.map(({ value }) => value));
  const layout = sankey<NodeDatum, LinkDatum>()
    .nodeWidth(nodeWidth)
    .nodePadding(Math.max(2, Math.min(16, size.height / perColumn / 2)))
    .extent([
      [0, 4],
      [size.width, size.height - 4],
    ]);
  const graph = layout({
    nodes: order.map((at) => ({ at })),
    // Measured against the largest, so that huge amounts can be added up.
    links: links.map(({ source, target, value, color }) => ({
      source: order.indexOf(source),
      target: order.indexOf(target),
      value: Math.max(value / largest, 1e-6),
      color: color ?? colors[source] ?? '',
    })),
  });
  const band = sankeyLinkHorizontal<NodeDatum, LinkDatum>();
  const columns = 1 + Math.max(0, ...graph.nodes.map(({ depth = 0 }) => depth));
  // Before the last column two names share the gap: that of its own nodes and that of the nodes before it.
  const gap = (size.width - columns * nodeWidth) / Math.max(1, columns - 1);
  const roomAt = (x1: number) => (x1 > size.width - nodeWidth - gap - 2 ? gap / 2 - 9 : gap - 12);
  return (
    <>
      <g transform={isRtl ? `translate(${size.width} 0) scale(-1 1)` : undefined}>
        {graph.links.map((link, at) => (
          <path
            key={at}
            d={band(link) ?? ''}
            style={{
              fill: 'none',
              stroke: link.color,
              strokeOpacity: opacity,
              strokeWidth: Math.max(1, round(link.width ?? 1)),
            }}
          />
        ))}
        {graph.nodes.map(({ at, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => (
          <rect
            key={at}
            x={round(x0)}
            y={round(y0)}
            width={round(x1 - x0)}
            height={round(Math.max(1, y1 - y0))}
            rx={Math.min(2, (y1 - y0) / 2)}
            style={{ fill: colors[at] }}
          />
        ))}
      </g>
      {apart(graph.nodes.map(({ at, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({ at, x0, x1, y: (y0 + y1) / 2 }))).map(
        ({ at, x0, x1, y }) => {
          const isLast = x1 > size.width - nodeWidth;
          const x = isLast ? x0 - 6 : x1 + 6;
          const name = fitText(names[at] ?? '', roomAt(x1));
          if (name === '') return null;
          return (
            <PlotText
              key={at}
              x={isRtl ? size.width - x : x}
              y={y + 4}
              anchor={isLast ? 'end' : 'start'}
              kind={opacity > 0.5 ? 'value' : 'plain'}
            >
              {name}
            </PlotText>
          );
        },
      )}
    </>
  );
}

type Place = { at: number; x0: number; x1: number; y: number };

// In each column, the names that do not touch the one above.
function apart(places: readonly Place[]): Place[] {
  const lowest = new Map<number, number>();
  return places
    .toSorted((one, other) => one.y - other.y)
    .filter(({ x0, y }) => {
      const column = Math.round(x0);
      if (y - (lowest.get(column) ?? -Infinity) < TEXT_SIZE + 1) return false;
      lowest.set(column, y);
      return true;
    });
}
