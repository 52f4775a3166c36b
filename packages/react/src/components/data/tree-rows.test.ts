import { describe, expect, it } from 'vitest';
import { pathsToDepth, stepInline, visibleRows } from './tree-rows.ts';

type Node = { name: string; children?: Node[] };
const roots: Node[] = [
  { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }, { name: 'd' }] },
  { name: 'e', children: [] },
];
const childrenOf = (node: Node) => node.children ?? [];
const rowsWith = (open: string[], maxDepth = 8) =>
  visibleRows({ roots, childrenOf, isOpen: (path) => open.includes(path), maxDepth });
const names = (open: string[], maxDepth?: number) => rowsWith(open, maxDepth).map(({ node }) => node.name);

describe('a tree', () => {
  it('shows what stands below open branches only', () => {
    expect(names([])).toEqual(['a', 'e']);
    expect(names(['0'])).toEqual(['a', 'b', 'd', 'e']);
    expect(names(['0', '0.0'])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(names(['0.0'])).toEqual(['a', 'e']);
  });

  it('ends at its deepest level: what stands there is no branch', () => {
    expect(names(['0', '0.0'], 2)).toEqual(['a', 'b', 'd', 'e']);
    expect(rowsWith(['0'], 2)[1]?.isBranch).toBe(false);
  });

  it('knows its places', () => {
    expect(rowsWith(['0'])[2]).toMatchObject({ path: '0.1', level: 2, position: 1, count: 2, isBranch: false });
  });

  it('opens to a depth', () => {
    expect(pathsToDepth(roots, childrenOf, 0)).toEqual([]);
    expect(pathsToDepth(roots, childrenOf, 1)).toEqual(['0']);
    expect(pathsToDepth(roots, childrenOf, 9)).toEqual(['0', '0.0']);
  });
});

describe('an arrow along the line', () => {
  it('inward opens, then goes to the first child', () => {
    expect(stepInline(rowsWith([]), 0, true)).toEqual({ do: 'open', path: '0' });
    expect(stepInline(rowsWith(['0']), 0, true)).toEqual({ do: 'focus', index: 1 });
    expect(stepInline(rowsWith(['0']), 2, true)).toBeUndefined();
  });

  it('outward closes, then goes to the parent', () => {
    expect(stepInline(rowsWith(['0']), 0, false)).toEqual({ do: 'close', path: '0' });
    expect(stepInline(rowsWith(['0']), 2, false)).toEqual({ do: 'focus', index: 0 });
    expect(stepInline(rowsWith([]), 1, false)).toBeUndefined();
  });
});
