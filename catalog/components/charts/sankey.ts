import { ariaLabel, emptyText, palette, plotHeight } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const sankey = component({
  name: 'Sankey',
  description: 'Bands that flow from left to right between nodes, as thick as the amount they carry.',
  useWhen:
    'amounts split and join on their way; one straight path is FunnelChart, linked steps without amounts NodeGraph',
  children: 'none',
  props: {
    nodes: required(
      listOf(
        { label: required(string('Node name.')), color: color('Exact node and outgoing band colour; beats palette.') },
        'Nodes; links refer to them by position.',
        { minItems: 1 },
      ),
    ),
    links: required(
      listOf(
        {
          source: required(count('Position of the start node in nodes.')),
          target: required(count('Position of the end node in nodes.')),
          value: required(number('Amount carried.')),
          color: color('Exact band colour. Default: that of the start node.'),
        },
        'Flows; those naming unknown nodes are left out.',
        { minItems: 1 },
      ),
    ),
    nodeWidth: oneOf(['thin', 'md', 'thick'], 'md', 'Width of node bars.'),
    palette,
    height: plotHeight('220px'),
    fillOpacity: oneOf(['solid', 'soft'], 'Weight of the bands. Default: medium.'),
    showLegend: onByDefault('Node names under the diagram.'),
    showValues: offByDefault('Adds the amount to each node name.'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      nodes: [{ label: 'Grants' }, { label: 'Tickets' }, { label: 'Staff' }, { label: 'Exhibits' }],
      links: [
        { source: 0, target: 2, value: 140 },
        { source: 0, target: 3, value: 60 },
        { source: 1, target: 3, value: 95 },
      ],
      showValues: true,
    },
  },
});
