import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  icon,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const nodeGraph = component({
  name: 'NodeGraph',
  description: 'Boxes and arrows laid out by themselves, with state, progress and glyph per box.',
  useWhen:
    'a pipeline, flowchart or dependency graph is shown; amounts that flow are Sankey, cards by stage KanbanBoard',
  children: 'none',
  props: {
    nodes: required(
      listOf(
        {
          id: required(string('Id used by edges.')),
          label: string('Text in the box.'),
          sublabel: string('Second line.'),
          icon: icon('Leading glyph.'),
          status: oneOf(['idle', 'running', 'done', 'error', 'blocked'], 'Where the step stands.'),
          progress: number('Percent, 0 to 100.', { min: 0, max: 100 }),
          meta: string('Small badge, such as a time span.'),
          tone: oneOf(TONES, 'Border meaning without a status.'),
          color: color('Exact border colour.'),
          group: string('Group key.'),
        },
        'Boxes, up to 120.',
        { maxItems: 120 },
      ),
    ),
    edges: listOf(
      {
        from: required(string('Id of the start box.')),
        to: required(string('Id of the end box.')),
        label: string('Text on the arrow.'),
      },
      'Arrows, up to 240; those with unknown ids are dropped.',
      { maxItems: 240 },
    ),
    direction: oneOf(['TB', 'LR'], 'TB', 'Flow downward or to the right.'),
    nodeShape: oneOf(['rounded', 'pill', 'rect'], 'rounded', 'Box shape.'),
    multiSelect: offByDefault('Let several boxes be picked.'),
    selectedIds: bound(list(string('Id of a picked box.'), 'Picked boxes; written on every click.')),
    showStatus: onByDefault('Draw state glyph and progress.'),
    showArrows: onByDefault('Draw arrow heads.'),
    showEdgeLabels: onByDefault('Draw arrow texts.'),
    nodeWidth: number('Box width in px, 64 to 300.', { default: 168, min: 64, max: 300 }),
    nodeHeight: number('Box height in px, 32 to 140. Default: fits its content.', { min: 32, max: 140 }),
    accent: color('Picked ring, progress and plain borders.', 'primary'),
    lineColor: color('Colour of the arrows.', 'border'),
    mutedColor: color('Colour of the second lines and arrow texts.', 'muted'),
  },
  events: {
    select: {
      when: 'a box was clicked; selected holds all picked ids when multiSelect is on',
      payload: ['id', 'label', 'value', 'index', 'selected'],
    },
  },
  uiTypes: ['dashboard', 'board', 'editor', 'other'],
  a11y: 'Boxes are buttons named by label and state; Tab and Enter.',
  example: {
    props: {
      direction: 'LR',
      nodes: [
        { id: 'pick', label: 'Pick', status: 'done' },
        { id: 'pack', label: 'Pack', status: 'running', progress: 40 },
        { id: 'ship', label: 'Ship', status: 'idle' },
      ],
      edges: [
        { from: 'pick', to: 'pack' },
        { from: 'pack', to: 'ship' },
      ],
      selectedIds: { $bindState: '/pickedSteps' },
    },
    on: { select: { action: 'openStep', params: { steps: { $state: '/pickedSteps' } } } },
  },
});
