import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { ComponentProps } from '../../generated/component-props.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { pathsToDepth, visibleRows, type TreeRow } from './tree-rows.ts';
import css from './tree.module.css';
import { useTree } from './use-tree.ts';

type TreeNode = ComponentProps['Tree']['nodes'][number];

const childrenOf = (node: TreeNode): readonly TreeNode[] => node.children ?? [];
const valueOf = (node: TreeNode) => node.value ?? node.label;

/** A hierarchy whose branches open and close, and whose nodes can be picked. */
export function Tree(drawn: Drawn<'Tree'>) {
  const { id, props, fire } = drawn;
  const { nodes, maxDepth, defaultExpandedDepth, selectable, emptyText, size, accent, lineColor } = props;
  const [picked, setPicked] = useLive(drawn, 'value');
  const start = pathsToDepth(nodes, childrenOf, defaultExpandedDepth);
  const [open, setOpen] = useLive(drawn, 'expandedPaths', start);
  const rows = visibleRows({ roots: nodes, childrenOf, isOpen: (path) => open.includes(path), maxDepth });
  const pickedAt = picked === undefined ? -1 : rows.findIndex(({ node }) => valueOf(node) === picked);

  function toggle(paths: readonly string[], isOpen: boolean): void {
    const others = open.filter((path) => !paths.includes(path));
    setOpen(isOpen ? [...others, ...paths] : others);
    fire('change', { value: picked ?? null });
  }

  function pick(row: TreeRow<TreeNode>): void {
    if (selectable) {
      setPicked(valueOf(row.node));
      fire('select', { value: valueOf(row.node) });
    } else if (row.isBranch) toggle([row.path], !row.isOpen);
  }

  const tree = useTree({
    rows,
    labels: rows.map(({ node }) => node.label),
    current: pickedAt === -1 ? undefined : pickedAt,
    onToggle: toggle,
    onPick: pick,
  });
  if (nodes.length === 0) {
    return (
      <p className={css['empty']}>
        <bdi>{emptyText}</bdi>
      </p>
    );
  }
  return (
    <ul
      id={id}
      {...tree.treeProps}
      aria-label={rows[0]?.node.label}
      className={classNames(css['tree'], css[size])}
      style={styles({ '--tree-accent': accent, '--tree-line': lineColor })}
    >
      {rows.map((row, at) => (
        <li
          key={row.path}
          {...tree.itemProps(row, at)}
          aria-selected={selectable ? at === pickedAt : undefined}
          className={classNames(css['node'], selectable && at === pickedAt && css['picked'])}
          style={styles({ '--tree-level': row.level })}
          onClick={() => pick(row)}
        >
          {row.isBranch ? (
            <FoldButton isOpen={row.isOpen} onPress={() => toggle([row.path], !row.isOpen)} />
          ) : (
            <span className={css['fold']} />
          )}
          {row.node.icon !== undefined && <Icon name={row.node.icon} className={css['glyph']} />}
          <span className={css['label']} title={row.node.label}>
            <bdi>{row.node.label}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** For the pointer alone: keys open and close on the node itself. */
function FoldButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classNames(css['fold'], isOpen && css['open'])}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon name="chevron-right" size="sm" />
    </button>
  );
}
