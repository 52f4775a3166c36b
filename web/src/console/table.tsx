import type { ReactNode } from 'react';
import { Empty, States } from './page.tsx';
import css from './page.module.css';
import type { List } from './use-data.ts';

/** A column: what its cells hold goes to the end when it is a number. */
export type Column<Item> = { heading: string; isNumber?: boolean; cell: (item: Item) => ReactNode };

type TableProps<Item> = {
  name: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
};

/** Rows under their headings; scrolls sideways where there is no room. */
export function Table<Item>({ name, columns, items, keyOf }: TableProps<Item>) {
  return (
    <div className={css['scroll']} role="region" aria-label={name} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber }) => (
              <th key={heading} scope="col" data-number={isNumber}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {columns.map(({ heading, isNumber, cell }) => (
                <td key={heading} data-number={isNumber}>
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
  /** What the next page holds: `Show older`. */
  moreLabel: string;
};

/** A list that is loaded page by page, in all its states. */
export function ListTable<Item>({ list, empty, moreLabel, ...table }: ListTableProps<Item>) {
  return (
    <States state={list.state} reload={list.reload}>
      {({ items, nextPageToken }) =>
        items.length === 0 ? (
          <Empty {...empty} />
        ) : (
          <>
            <Table {...table} items={items} />
            <div className={css['row']}>
              <span className={css['muted']}>
                {items.length.toLocaleString()} shown{nextPageToken === undefined ? ', that is all' : ''}
              </span>
              {nextPageToken !== undefined && (
                <button type="button" className={css['button']} onClick={list.more}>
                  {moreLabel}
                </button>
              )}
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
