import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  partLabel,
  partValue,
  plotHeight,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, number, offByDefault, onByDefault } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const radialBar = component({
  name: 'RadialBar',
  description: 'Several values as rings around one centre, each running as far round as its share of a maximum.',
  useWhen: 'a few rates are compared at a glance; one rate is ProgressCircle, shares of one whole are DonutChart',
  children: 'none',
  props: {
    data: required(
      listOf({ label: partLabel, value: partValue, color: ownColor('ring') }, 'Rings from the outside in.', {
        minItems: 1,
      }),
    ),
    max: number('Value of a full turn. Default: the largest value.', { above: 0 }),
    palette,
    scaleColor: color('One hue for all rings, lighter inward; beats palette.'),
    trackColor: color('Colour of the empty part of each ring.', 'mutedSurface'),
    valueColor: color('Colour of the printed values.', 'text'),
    height: plotHeight('200px'),
    showLegend: onByDefault('Names beside the rings.'),
    showValues: offByDefault('Adds the value to each name.'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      data: [
        { label: 'Phone', value: 91 },
        { label: 'Chat', value: 76 },
        { label: 'Email', value: 64 },
      ],
      max: 100,
      showValues: true,
    },
  },
});
