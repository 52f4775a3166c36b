import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  partValue,
  plotHeight,
  seriesName,
  valueFormat,
  valuePrefix,
  valueSuffix,
  yAxisTitle,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { boolean, list, listOf, number, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const barChart = component({
  name: 'BarChart',
  description: 'Bars that compare amounts per category, for one series or several set side by side or stacked.',
  useWhen:
    'categories are compared on an axis; a ranking with long names is BarList, drop-off along a path FunnelChart',
  children: 'none',
  props: {
    data: listOf(
      { label: required(string('Category name.')), value: partValue, color: ownColor('bar') },
      'Bars of a single series; give this or series.',
    ),
    series: listOf(
      {
        name: seriesName,
        values: required(list(number(), 'One value per entry of labels.')),
        color: ownColor('series'),
      },
      'Several series over labels, at most 5; wins over data.',
      { maxItems: 5 },
    ),
    labels: list(string(), 'Categories of the series mode, one per value.'),
    groupMode: oneOf(
      ['grouped', 'stacked'],
      'grouped',
      'Series side by side or piled up; stacked needs vertical bars.',
    ),
    layout: oneOf(['vertical', 'horizontal'], 'vertical', 'Run of the bars; horizontal suits long names.'),
    palette,
    height: plotHeight('200px'),
    xAxisTitle: string('Name of the x axis; names the measure in horizontal layout.'),
    yAxisTitle,
    showYAxis: onByDefault('Numbers along the left edge; vertical bars only.'),
    showGrid: onByDefault('Level lines behind vertical bars.'),
    showLegend: boolean('Names under the plot. Default: only in series mode.'),
    showValues: onByDefault('Prints the amount on each bar.'),
    valueFormat,
    valuePrefix,
    valueSuffix,
    emptyText,
    ariaLabel,
  },
  oneOf: [['data', 'series']],
  needs: { series: ['labels'] },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      labels: ['North', 'South', 'Coast'],
      series: [
        { name: '2025', values: [410, 380, 295] },
        { name: '2026', values: [455, 362, 340] },
      ],
      groupMode: 'grouped',
      yAxisTitle: 'Orders',
    },
  },
});
