import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  icon,
  integer,
  list,
  listOf,
  offByDefault,
  oneOf,
  sameAs,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const tree = component({
  name: 'Tree',
  description: 'A hierarchy whose branches open and close, and whose nodes can be picked.',
  useWhen:
    'folders, categories or an org chart are browsed and picked from; raw data is JsonView, a flat list ListItem or VirtualList',
  children: 'none',
  props: {
    nodes: required(
      listOf(
        {
          label: required(string('Node name.')),
          icon: icon('Glyph before the name.'),
          value: string('Value sent when picked. Default: the label.'),
          children: list(sameAs('nodes', 'A node of the same shape.'), 'Child nodes, nested as deep as needed.'),
        },
        'Root nodes from top to bottom.',
      ),
    ),
    maxDepth: integer('Deepest level drawn, 1 to 8.', { default: 6, min: 1, max: 8 }),
    defaultExpandedDepth: count('Levels open at the start; 0 closes all.', { default: 0 }),
    selectable: offByDefault('Lets the user pick a node.'),
    value: bound(string('Value of the picked node, written on each pick.')),
    expandedPaths: bound(
      list(string('Positions joined by dots, such as "0.1".'), 'Open branches, rewritten as they open and close.'),
    ),
    emptyText: string('Message without nodes.', { default: 'No items' }),
    size: oneOf(SIZES, 'md', 'Row height and text step.'),
    accent: color('Text colour and wash of the picked row.', 'primary'),
    lineColor: color('Colour of glyphs and fold arrows.', 'muted'),
  },
  events: {
    select: { when: 'a node was picked while selectable: `value` is its value or label', payload: ['value'] },
    change: {
      when: 'a branch opened or closed: `value` is the picked node or null; open branches are in expandedPaths',
      payload: ['value'],
    },
  },
  uiTypes: ['list_table', 'detail_view', 'settings_panel', 'editor'],
  a11y: 'Role tree; Up/Down move, Right/Left open or close, Enter or Space picks; aria-expanded and aria-selected.',
  example: {
    props: {
      nodes: [
        {
          label: 'Warehouse A',
          children: [
            { label: 'Aisle 1', value: 'a-1' },
            { label: 'Aisle 2', value: 'a-2' },
          ],
        },
        { label: 'Warehouse B', value: 'b' },
      ],
      defaultExpandedDepth: 1,
      selectable: true,
      value: { $bindState: '/location' },
    },
    on: { select: { action: 'openLocation', params: { location: { $state: '/location' } } } },
  },
});
