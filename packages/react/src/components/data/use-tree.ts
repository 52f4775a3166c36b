import type { KeyboardEvent } from 'react';
import { useRoving } from '../../parts/keys/use-roving.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { stepInline, type TreeRow } from './tree-rows.ts';

type TreeOptions<Node> = {
  rows: readonly TreeRow<Node>[];
  labels: readonly string[];
  /** The row that Tab reaches first. */
  current?: number | undefined;
  onToggle: (paths: readonly string[], isOpen: boolean) => void;
  /** Enter and Space. */
  onPick: (row: TreeRow<Node>) => void;
};

/** Keys of a tree after the ARIA Authoring Practices, over rows in a flat list. */
export function useTree<Node>({ rows, labels, current, onToggle, onPick }: TreeOptions<Node>) {
  const { dir } = useSurroundings();
  const roving = useRoving<HTMLUListElement>({
    count: rows.length,
    current,
    orientation: 'vertical',
    isLoop: false,
    labels,
  });

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const row = rows[index];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const inward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const step = stepInline(rows, index, event.key === inward);
      event.preventDefault();
      if (step?.do === 'focus') roving.focusItem(step.index);
      else if (step !== undefined) onToggle([step.path], step.do === 'open');
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(row);
    } else if (event.key === '*') {
      event.preventDefault();
      const isShutBeside = ({ path, isBranch, isOpen }: TreeRow<Node>) =>
        isBranch && !isOpen && parentOf(path) === parentOf(row.path);
      const shut = rows.filter(isShutBeside).map(({ path }) => path);
      if (shut.length > 0) onToggle(shut, true);
    }
  }

  return {
    treeProps: { role: 'tree', ...roving.groupProps } as const,
    itemProps: (row: TreeRow<Node>, index: number) => ({
      role: 'treeitem',
      'aria-level': row.level,
      'aria-posinset': row.position + 1,
      'aria-setsize': row.count,
      'aria-expanded': row.isBranch ? row.isOpen : undefined,
      ...roving.itemProps(index),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
    }),
  };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}
