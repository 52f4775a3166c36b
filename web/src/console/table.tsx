import type { ReactNode } from 'react';
import { Empty, States } from './page.tsx';
import { Button } from '../shell/controls.tsx';
import page from './page.module.css';
import css from './table.module.css';
import type { List } from './use-data.ts';

/** A column: numbers go to the end, prose breaks, and what can be done with a row stays in sight at the end. */
export type Column<Item> = {
  heading: string;
  kind?: 'number' | 'prose' | 'actions';
  cell: (item: Item) => ReactNode;
};

type TableProps<Item> = {
  name: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
};

/**
 * Rows under their headings; scrolls sideways where there is no room. On a phone each row is a block of its own, so the
 * roles are set explicitly: a table that is not drawn as one is no table to screen readers.
 */
export function Table<Item>({ name, columns, items, keyOf }: TableProps<Item>) {
  return (
    <div className={css['scroll']} role="region" aria-label={name} tabIndex={0}>
      <table className={css['table']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading, kind }) => (
              <th key={heading} scope="col" role="columnheader" data-kind={kind}>
                <span>{heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={keyOf(item)} role="row">
              {columns.map(({ heading, kind, cell }) => (
                <td key={heading} role="cell" data-kind={kind} data-heading={heading}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ListTableProps<Item> = Omit<TableProps<Item>, 'items'> & {
  list: List<Item>;
  empty: { title: string; text: string };
  /** What one row is, and several: `key`, `keys`. */
  nouns: readonly [one: string, several: string];
  /** What the next page holds: `Show older`. */
  moreLabel: string;
};

/** A list that is loaded page by page, in all its states. */
export function ListTable<Item>({ list, empty, nouns, moreLabel, ...table }: ListTableProps<Item>) {
  return (
    <States state={list.state} reload={list.reload}>
      {({ items, nextPageToken }) =>
        items.length === 0 ? (
          <Empty {...empty} />
        ) : (
          <>
            <Table {...table} items={items} />
            <div className={page['row']}>
              <span className={page['muted']}>
                {items.length.toLocaleString()} {nouns[items.length === 1 ? 0 : 1]}
                {nextPageToken === undefined ? '' : ' so far'}
              </span>
              {nextPageToken !== undefined && <Button onClick={list.more}>{moreLabel}</Button>}
            </div>
          </>
        )
      }
    </States>
  );
}

/** Two lines of a cell: what it is, and what else there is to know. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={css['two']}>
      <bdi>{first}</bdi>
      <small>{second}</small>
    </span>
  );
}
