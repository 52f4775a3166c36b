import { useMemo, useState } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { CopyButton } from '../../parts/pressing/copy-button.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './json-view.module.css';
import { visibleRows, type TreeRow } from './tree-rows.ts';
import { useTree } from './use-tree.ts';

/** A JSON value as a tree to look through. */
export function JsonView({ id, props }: Drawn<'JsonView'>) {
  const say = useWords();
  const { data, defaultExpandedDepth, maxDepth, showCount, copyable, size, accent, mutedColor } = props;
  // Branches whose state differs from what their depth says.
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const roots = useMemo((): JsonNode[] => [{ name: undefined, value: data }], [data]);
  const isOpen = (path: string) => path.split('.').length <= defaultExpandedDepth !== flipped.has(path);
  const rows = visibleRows({ roots, childrenOf: jsonChildren, isOpen, maxDepth: maxDepth + 1 });
  const toggle = (paths: readonly string[]) => {
    const next = new Set(flipped);
    for (const path of paths) if (!next.delete(path)) next.add(path);
    setFlipped(next);
  };
  const tree = useTree({
    rows,
    labels: rows.map(({ node }) => node.name ?? ''),
    onToggle: toggle,
    onPick: (row) => {
      if (row.isBranch) toggle([row.path]);
    },
  });
  return (
    <div
      className={classNames(css['frame'], css[size])}
      style={styles({ '--json-accent': accent, '--json-muted': mutedColor })}
    >
      {copyable && (
        <CopyButton
          className={css['copy']}
          text={() => JSON.stringify(data, undefined, 2) ?? ''}
          label={say('Copy')}
          copiedLabel={say('Copied')}
        />
      )}
      <ul id={id} {...tree.treeProps} aria-label="JSON" dir="ltr" className={css['tree']}>
        {rows.map((row, at) => (
          <li
            key={row.path}
            {...tree.itemProps(row, at)}
            className={css['node']}
            style={styles({ '--json-level': row.level })}
            onClick={() => {
              if (row.isBranch) toggle([row.path]);
            }}
          >
            <span className={classNames(css['fold'], row.isOpen && css['open'])}>
              {row.isBranch && <Icon name="chevron-right" size="sm" />}
            </span>
            <span className={css['text']}>
              {row.node.name !== undefined && (
                <>
                  <span className={css['key']}>{row.node.name}</span>
                  <span className={css['mark']}>: </span>
                </>
              )}
              <JsonValue row={row} showCount={showCount} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function JsonValue({ row, showCount }: { row: TreeRow<JsonNode>; showCount: boolean }) {
  const { locale } = useSurroundings();
  const { value, isRest } = row.node;
  if (isRest) return <span className={css['mark']}>… {formatNumber(Number(value), locale)}</span>;
  const kind = jsonKind(value);
  if (kind !== 'array' && kind !== 'object') return <span className={css[kind]}>{JSON.stringify(value ?? null)}</span>;
  const [start, end] = kind === 'array' ? ['[', ']'] : ['{', '}'];
  const count = jsonCount(value);
  if (row.isOpen) return <span className={css['mark']}>{start}</span>;
  return (
    <span className={css['mark']}>
      {start}
      {count > 0 && '…'}
      {end}
      {showCount && count > 0 && ` ${formatNumber(count, locale)}`}
    </span>
  );
}

/** A value of a JSON document under the name it has there. */
export type JsonNode = {
  /** Key of an object, position in a list, or undefined at the root. */
  readonly name: string | undefined;
  readonly value: unknown;
  /** What stands for values that are not drawn. */
  readonly isRest?: true;
};

const MOST_CHILDREN = 500;

/** Members of an object, items of a list; nothing below anything else. Very long lists end with one node for the rest. */
export function jsonChildren({ value, isRest }: JsonNode): JsonNode[] {
  if (typeof value !== 'object' || value === null || isRest) return [];
  const all = Object.entries(value);
  const shown = all.slice(0, MOST_CHILDREN).map(([name, member]): JsonNode => ({ name, value: member }));
  if (all.length <= MOST_CHILDREN) return shown;
  return [...shown, { name: undefined, value: all.length - MOST_CHILDREN, isRest: true }];
}

/** How many members or items a value has. */
export function jsonCount(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** What a value is, for its colour. */
export function jsonKind(value: unknown): 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'object') {
    return typeof value as 'number' | 'boolean' | 'object';
  }
  return 'string';
}
