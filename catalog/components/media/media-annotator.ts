import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, number, onByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const mediaAnnotator = component({
  name: 'MediaAnnotator',
  description: 'A picture on which the user drops pins, boxes, notes and freehand strokes and labels them.',
  useWhen: 'spots on a picture are marked or reviewed; body parts are BodyMap, seats and rooms FloorPlan',
  children: 'none',
  props: {
    src: required(url('Raster picture (http or https) to mark up.', { use: 'picture' })),
    alt: string('What the picture shows; always give it, the picture is the subject.'),
    annotations: bound(
      listOf(
        {
          id: string('Id of the mark.'),
          kind: required(oneOf(['pin', 'box', 'freehand', 'text'], 'Sort of mark.')),
          label: string('Label, or the text of a text mark.'),
          color: color('Colour of this mark.'),
          x: number('Left position, 0 to 1.', { min: 0, max: 1 }),
          y: number('Top position, 0 to 1.', { min: 0, max: 1 }),
          w: number('Box width, 0 to 1.', { min: 0, max: 1 }),
          h: number('Box height, 0 to 1.', { min: 0, max: 1 }),
          points: listOf(
            { x: required(number('0 to 1.', { min: 0, max: 1 })), y: required(number('0 to 1.', { min: 0, max: 1 })) },
            'Stroke of a freehand mark.',
          ),
        },
        'Marks, up to 200; the live set is written back on every edit.',
        {
          maxItems: 200,
          requiredWhen: {
            kind: { pin: ['x', 'y'], box: ['x', 'y', 'w', 'h'], freehand: ['points'], text: ['x', 'y', 'label'] },
          },
        },
      ),
    ),
    mode: oneOf(['select', 'pin', 'box', 'freehand', 'text'], 'select', 'Tool active at the start.'),
    editable: onByDefault('Allow adding, editing and deleting.'),
    showToolbar: onByDefault('Show the tool row.'),
    showLabels: onByDefault('Show labels on the picture.'),
    aspect: number('Width divided by height, 0.5 to 3.', { default: 1.78, min: 0.5, max: 3 }),
    activeColor: color('Colour of new marks.', 'primary'),
    accent: color('Colour of the selection and active tool.', 'primary'),
    mutedColor: color('Labels and secondary text.', 'muted'),
  },
  events: {
    commit: { when: 'a mark was created; value is its id, its shape is in annotations', payload: ['value'] },
    change: { when: 'a label was edited; value is the new text, name the id of the mark', payload: ['value', 'name'] },
    select: { when: 'a mark was opened', payload: ['id', 'label'] },
    dismiss: { when: 'a mark was deleted (value is its id) or all were cleared', payload: ['value', 'all'] },
  },
  uiTypes: ['detail_view', 'editor', 'other'],
  a11y: 'Image named by alt; marks are focusable buttons; drawing needs a pointer, Delete removes.',
  example: {
    props: {
      src: 'https://cdn.example.com/roof.jpg',
      alt: 'Tiled roof seen from the street',
      annotations: { $bindState: '/marks' },
      mode: 'pin',
    },
    on: { commit: { action: 'saveMarks', params: { marks: { $state: '/marks' } } } },
  },
});
