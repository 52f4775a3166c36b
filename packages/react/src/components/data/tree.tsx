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
      {rows.map((row, at) => {
        const { node, path, level, isBranch, isOpen } = row;
        return (
          <li
            key={path}
            {...tree.itemProps(row, at)}
            aria-selected={selectable ? at === pickedAt : undefined}
            className={classNames(css['node'], selectable && at === pickedAt && css['picked'])}
            style={styles({ '--tree-level': level })}
            onClick={() => pick(row)}
          >
            {isBranch ? (
              // For the pointer alone: keys open and close on the node itself.
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={classNames(css['fold'], isOpen && css['open'])}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  event.stopPropagation();
                  toggle([path], !isOpen);
                }}
              >
                <Icon name="chevron-right" size="sm" />
              </button>
            ) : (
              <span className={css['fold']} />
            )}
            {node.icon !== undefined && <Icon name={node.icon} className={css['glyph']} />}
            <span className={css['label']} title={node.label}>
              <bdi>{node.label}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
