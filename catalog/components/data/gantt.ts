import { ownColor } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, listOf, number, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const gantt = component({
  name: 'Gantt',
  description: 'Tasks drawn as bars along one shared numeric time axis, to see length and overlap. Read-only.',
  useWhen:
    'the spans of a project overlap in time; moments in order are Timeline, bookable hours Scheduler, parallel programmes ProgramGuideGrid',
  children: 'none',
  props: {
    tasks: required(
      listOf(
        {
          label: required(string('Task name.')),
          start: required(number('Where the bar begins, in axis units.')),
          end: required(number('Where the bar ends, in axis units; not before start.')),
          color: ownColor('bar'),
        },
        'Tasks from top to bottom.',
        { minItems: 1, order: [['start', '<=', 'end']] },
      ),
    ),
    rangeMax: number('Far end of the axis in the same units. Default: the largest end.', { above: 0 }),
    axisLabels: list(string(), 'Evenly spread captions under the axis, such as months.'),
    palette: oneOf(['brand', 'cool', 'warm', 'neutral'], 'brand', 'Colour set for bars without their own.'),
    showGrid: onByDefault('Faint upright lines.'),
    size: oneOf(SIZES, 'md', 'Bar height, spacing and text step.'),
    gridColor: color('Line colour.', 'border'),
    axisColor: color('Colour of task names and captions.', 'text'),
    trackColor: color('Colour of the lane behind the bars.', 'mutedSurface'),
    emptyText: string('Message without tasks.', { default: 'No data' }),
    ariaLabel: string('Spoken summary. Default: "Timeline of N tasks".'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view', 'calendar'],
  a11y: 'Role img; name from ariaLabel or a computed summary; not focusable.',
  example: {
    props: {
      tasks: [
        { label: 'Permits', start: 0, end: 4 },
        { label: 'Groundwork', start: 3, end: 9 },
        { label: 'Roofing', start: 9, end: 12 },
      ],
      rangeMax: 12,
      axisLabels: ['Q1', 'Q2', 'Q3', 'Q4'],
    },
  },
});
