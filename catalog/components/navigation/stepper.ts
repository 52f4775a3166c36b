import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, icon, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ORIENTATIONS, SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const stepper = component({
  name: 'Stepper',
  description: 'A row or column of numbered stages that marks those done, the one in hand and those to come.',
  useWhen:
    'a process has named stages and the user sees where they stand; a share done is Progress, a history Timeline',
  children: 'none',
  props: {
    steps: required(
      listOf(
        {
          label: required(string('Stage name.')),
          description: string('Short line under the name.'),
          icon: icon('Glyph instead of the number until the stage is done.'),
          tone: oneOf(TONES, 'Check result of the stage; critical marks it failed.'),
        },
        'Stages in order.',
      ),
    ),
    current: bound(count('Index of the stage in hand, from 0; earlier ones count as done.', { default: 0 })),
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'Across or down.'),
    clickable: offByDefault('Let a click on a stage move current there.'),
    size: oneOf(SIZES, 'md', 'Scale of markers and text.'),
    accent: color('Done and current markers and the filled line.', 'primary'),
    connectorColor: color('Line and rings of stages not reached.', 'border'),
    mutedColor: color('Colour of the descriptions and names of stages to come.', 'muted'),
  },
  events: {
    change: { when: 'a stage was clicked while clickable is on; value is its index', payload: ['value'] },
  },
  uiTypes: ['form', 'detail_view', 'wizard', 'confirmation'],
  a11y: 'Ordered list; current stage has aria-current=step; stages are buttons only when clickable.',
  example: {
    props: {
      steps: [{ label: 'Address' }, { label: 'Delivery', description: 'Pick a slot' }, { label: 'Review' }],
      current: { $bindState: '/wizard/step' },
      clickable: true,
    },
  },
});
