/** How a column is sorted; `none` is the order of the caller. */
export type SortDirection = 'asc' | 'desc' | 'none';

/** Where a press on the head of a column leads. */
export const NEXT_DIRECTION: { readonly [direction in SortDirection]: SortDirection } = {
  none: 'asc',
  asc: 'desc',
  desc: 'none',
};

/** The sign beside the head of a column. */
export const SORT_ICONS = { none: 'chevrons-up-down', asc: 'arrow-up', desc: 'arrow-down' } as const;

/** The same for screen readers. */
export const ARIA_SORT = { none: 'none', asc: 'ascending', desc: 'descending' } as const;
