import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TEXT_ALIGNS } from '#catalog/compiler/vocabulary/menus.ts';

export const table = component({
  name: 'Table',
  description: 'A plain read-only table of text cells under fixed heads.',
  useWhen: 'a short comparison or list of records is only read; sorting, picking, paging or row actions need DataTable',
  children: 'none',
  props: {
    columns: required(list(string(), 'Heads from left to right.')),
    rows: required(list(list(string(), 'Cells in column order.'), 'Rows from top to bottom; each as long as columns.')),
    caption: string('Table name, printed muted below.'),
    columnAlign: list(
      oneOf(TEXT_ALIGNS, 'Side of one column.'),
      'Side per column; right for numbers. Default: follows align.',
    ),
    align: oneOf(TEXT_ALIGNS, 'left', 'Side of all cells.'),
    size: oneOf(SIZES, 'md', 'Text and padding step.'),
    density: oneOf(['comfortable', 'compact'], 'comfortable', 'Row height.'),
    striped: offByDefault('Tints every other row.'),
    bordered: oneOf(['none', 'rows', 'grid'], 'rows', 'No rules, row rules or a full grid.'),
    hover: onByDefault('Tints the row under the pointer.'),
    stickyHeader: offByDefault('Head stays while rows scroll.'),
    headerTextColor: color('Colour of the heads.', 'muted'),
    accent: color('Rule colour.', 'border'),
    mutedColor: color('Colour of the caption.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'pricing_table', 'list_table', 'detail_view', 'confirmation'],
  a11y: 'Native table with scoped heads, named by caption; not focusable.',
  example: {
    props: {
      columns: ['Route', 'Departs', 'Seats left'],
      rows: [
        ['Oslo – Bergen', '08:25', '14'],
        ['Oslo – Ålesund', '10:05', '3'],
      ],
      columnAlign: ['left', 'left', 'right'],
      caption: 'Trains on 3 May',
    },
  },
});
