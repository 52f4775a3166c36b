import { emptyText } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { GAPS, SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const tracker = component({
  name: 'Tracker',
  description: 'A strip of equal blocks, one per period, coloured by how that period went.',
  useWhen:
    'uptime or attendance reads as good and bad blocks; amounts over time are BarChart, a grid of amounts Heatmap',
  children: 'none',
  props: {
    data: required(
      listOf(
        {
          tone: oneOf(TONES, 'neutral', 'How the period went.'),
          color: color('Exact block colour; beats tone.'),
          tooltip: string('Text on hover.'),
          label: string('Name under the block, when showLabels.'),
        },
        'Blocks from left to right.',
        { minItems: 1 },
      ),
    ),
    showLabels: offByDefault('Prints the names under the blocks.'),
    size: oneOf(SIZES, 'md', 'Block height: sm 24, md 36, lg 48 px.'),
    rounded: onByDefault('Softens the block corners.'),
    gap: oneOf(GAPS, 'sm', 'Space between blocks.'),
    mutedColor: color('Colour of the names.', 'muted'),
    emptyText,
    ariaLabel: string('Spoken summary. Default: "Status tracker, N segments".'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed count per tone; tooltips are also in the hidden text; not focusable.',
  example: {
    props: {
      data: [
        { tone: 'success', tooltip: 'Mon: on time' },
        { tone: 'success', tooltip: 'Tue: on time' },
        { tone: 'critical', tooltip: 'Wed: cancelled' },
      ],
      ariaLabel: 'Line 4 this week: one cancellation',
    },
  },
});
