/** A node that can be seen, in the order of the screen. */
export type TreeRow<Node> = {
  readonly node: Node;
  /** Positions from the root, joined by dots: `0.2.1`. */
  readonly path: string;
  /** Counts from 1. */
  readonly level: number;
  readonly position: number;
  /** How many siblings there are, itself included. */
  readonly count: number;
  readonly isBranch: boolean;
  readonly isOpen: boolean;
};

type TreeShape<Node> = {
  readonly roots: readonly Node[];
  readonly childrenOf: (node: Node) => readonly Node[];
  readonly isOpen: (path: string) => boolean;
  /** Deepest level that is drawn. */
  readonly maxDepth: number;
};

/** The nodes whose branches are all open, from top to bottom. */
export function visibleRows<Node>(shape: TreeShape<Node>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const visit = (nodes: readonly Node[], above: string, level: number) => {
    nodes.forEach((node, position) => {
      const path = above === '' ? String(position) : `${above}.${position}`;
      const children = level < shape.maxDepth ? shape.childrenOf(node) : [];
      const isBranch = children.length > 0;
      const isOpen = isBranch && shape.isOpen(path);
      rows.push({ node, path, level, position, count: nodes.length, isBranch, isOpen });
      if (isOpen) visit(children, path, level + 1);
    });
  };
  visit(shape.roots, '', 1);
  return rows;
}

/** The branches that are open when `depth` levels are. */
export function pathsToDepth<Node>(
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
  depth: number,
): string[] {
  const paths: string[] = [];
  const visit = (nodes: readonly Node[], above: string, level: number) => {
    if (level > depth) return;
    nodes.forEach((node, position) => {
      const children = childrenOf(node);
      const path = above === '' ? String(position) : `${above}.${position}`;
      if (children.length === 0) return;
      paths.push(path);
      visit(children, path, level + 1);
    });
  };
  visit(roots, '', 1);
  return paths;
}

/** What a key does in a tree: it moves the focus to a row, or opens or closes a branch. */
export type TreeStep =
  | { readonly do: 'focus'; readonly index: number }
  | { readonly do: 'open' | 'close'; readonly path: string };

/** What an arrow along the line does: opens, then goes in; closes, then goes out. */
export function stepInline(rows: readonly TreeRow<unknown>[], index: number, isInward: boolean): TreeStep | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (isInward) {
    if (!row.isBranch) return undefined;
    return row.isOpen ? { do: 'focus', index: index + 1 } : { do: 'open', path: row.path };
  }
  if (row.isOpen) return { do: 'close', path: row.path };
  const parent = rows.findLastIndex((above, at) => at < index && above.level === row.level - 1);
  return parent === -1 ? undefined : { do: 'focus', index: parent };
}
