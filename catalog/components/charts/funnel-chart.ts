import {
  ariaLabel,
  emptyText,
  ownColor,
  partLabel,
  partValue,
  plotHeight,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { listOf, offByDefault, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { PALETTES, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const funnelChart = component({
  name: 'FunnelChart',
  description: 'Ordered stages that narrow as fewer get through, with an optional conversion rate per stage.',
  useWhen: 'people or deals drop off along one fixed path; flows that split or join are Sankey',
  children: 'none',
  props: {
    stages: required(
      listOf({ label: partLabel, value: partValue, color: ownColor('stage') }, 'Stages from first to last.', {
        minItems: 1,
      }),
    ),
    orientation: oneOf(['vertical', 'horizontal'], 'vertical', 'Narrows downward or to the right.'),
    showValues: onByDefault("Prints each stage's amount."),
    showPercent: offByDefault('Prints each stage as a share of the first.'),
    palette: oneOf(PALETTES, 'brand', 'Hue of the ramp; stages fade from it, they do not get separate hues.'),
    fillOpacity: oneOf(['solid', 'soft'], 'solid', 'Weight of the fill.'),
    height: plotHeight('220px'),
    size: oneOf(SIZES, 'md', 'Text step.'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      stages: [
        { label: 'Applied', value: 640 },
        { label: 'Interviewed', value: 120 },
        { label: 'Hired', value: 18 },
      ],
      showPercent: true,
    },
  },
});
