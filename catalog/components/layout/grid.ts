import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, dimension, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { PADDINGS } from '#catalog/compiler/vocabulary/menus.ts';

export const grid = component({
  name: 'Grid',
  description: 'Places children in equal or weighted columns, with rows that line up.',
  useWhen: 'peers line up in columns (tiles, cards, 2:1 splits); one row or column of items is Stack',
  children: 'any',
  props: {
    columns: count('Number of equal columns, 1 to 6.', { default: 2, min: 1, max: 6 }),
    minColWidth: dimension(
      'Fits as many columns of at least this width as there is room (80-600px); overrides columns. Default: `columns` decides.',
      { min: 80, max: 600, units: ['px', 'rem'] },
    ),
    template: string(
      'Unequal columns as a track list such as "2fr 1fr"; overrides columns. One column on narrow screens. Default: `columns` decides.',
    ),
    rows: count('Fixed number of rows, 1 to 12. Default: rows flow by themselves.', { min: 1, max: 12 }),
    gap: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Space between cells both ways; md is 1rem.'),
    align: oneOf(
      ['start', 'center', 'end', 'stretch'],
      'stretch',
      'Vertical placement in a cell; stretch gives equal heights.',
    ),
    padding: oneOf(PADDINGS, 'Space around the whole grid.'),
    bg: color('Background fill behind the cells.'),
    color: color('Text colour inside the cells.', 'text'),
  },
  events: {},
  uiTypes: [
    'form',
    'dashboard',
    'pricing_table',
    'list_table',
    'detail_view',
    'settings_panel',
    'wizard',
    'calendar',
    'board',
    'other',
  ],
  a11y: 'No grid role; pure layout, reading order is the children order.',
  example: { props: { columns: 3, gap: 'lg' }, children: ['stat-sales', 'stat-orders', 'stat-returns'] },
});
