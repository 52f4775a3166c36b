import { Graph, layout } from '@dagrejs/dagre';

type Box = { readonly id: string; readonly width: number; readonly height: number };
type Arrow = { readonly from: string; readonly to: string; readonly label: string };

/** Where everything of a graph stands, in px. */
export type GraphLayout = {
  width: number;
  height: number;
  /** Top left corners, in the order of the boxes. */
  boxes: readonly { x: number; y: number }[];
  arrows: readonly { path: string; label: string; x: number; y: number }[];
};

const MARGIN = 12;
const CHAR_PX = 6.5;

/** Places boxes in ranks and leads the arrows between them; arrows without both ends are dropped. */
export function layOut(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  direction: 'TB' | 'LR',
  textScale = 1,
): GraphLayout {
  // Of a graph without nodes dagre makes an infinitely small one.
  if (boxes.length === 0) return { width: 0, height: 0, boxes: [], arrows: [] };
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 28, ranksep: 48, edgesep: 16, marginx: MARGIN, marginy: MARGIN });
  graph.setDefaultEdgeLabel(() => ({}));
  // Boxes are named by their place: two may carry the same id.
  const nameOf = new Map<string, string>();
  boxes.forEach(({ id, width, height }, at) => {
    if (!nameOf.has(id)) nameOf.set(id, String(at));
    graph.setNode(String(at), { width, height });
  });
  const drawn = arrows.filter(({ from, to }) => nameOf.has(from) && nameOf.has(to));
  drawn.forEach(({ from, to, label }, at) => {
    const size =
      label === ''
        ? {}
        : { width: label.length * CHAR_PX * textScale + 12, height: 20 * textScale, labelpos: 'c' as const };
    graph.setEdge(nameOf.get(from) ?? '', nameOf.get(to) ?? '', size, String(at));
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    boxes: boxes.map((box, at) => {
      const { x = 0, y = 0 } = graph.node(String(at));
      return { x: x - box.width / 2, y: y - box.height / 2 };
    }),
    arrows: drawn.map(({ from, to, label }, at) => {
      const edge = graph.edge(nameOf.get(from) ?? '', nameOf.get(to) ?? '', String(at));
      return { path: smoothPath(edge.points ?? []), label, x: edge.x ?? 0, y: edge.y ?? 0 };
    }),
  };
}

type Point = { readonly x: number; readonly y: number };

/** A line through the points with its corners rounded off: a curve from middle to middle. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  const curves = rest.map((point, at) => {
    const next = rest[at + 1] ?? last;
    const end = at === rest.length - 1 ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(first)}${curves.length === 0 ? `L${pair(last)}` : curves.join('')}`;
}

function pair({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
