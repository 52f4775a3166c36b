import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const bodyMap = component({
  name: 'BodyMap',
  description: 'A drawn human figure, front or back, whose body parts can be highlighted and picked.',
  useWhen: 'pain, injury or treatment is placed on the body; marks on any other picture are MediaAnnotator',
  children: 'none',
  props: {
    marks: listOf(
      {
        region: required(
          oneOf(
            [
              'head',
              'neck',
              'chest',
              'abdomen',
              'pelvis',
              'rightUpperArm',
              'rightForearm',
              'rightHand',
              'leftUpperArm',
              'leftForearm',
              'leftHand',
              'rightThigh',
              'rightShin',
              'rightFoot',
              'leftThigh',
              'leftShin',
              'leftFoot',
            ],
            'Body part.',
          ),
        ),
        tone: oneOf(TONES, 'Meaning of the mark.'),
        color: color('Exact colour; wins over tone.'),
        label: string('Note for the legend.'),
      },
      'Highlighted parts.',
    ),
    selectedRegion: bound(
      oneOf(
        [
          'head',
          'neck',
          'chest',
          'abdomen',
          'pelvis',
          'rightUpperArm',
          'rightForearm',
          'rightHand',
          'leftUpperArm',
          'leftForearm',
          'leftHand',
          'rightThigh',
          'rightShin',
          'rightFoot',
          'leftThigh',
          'leftShin',
          'leftFoot',
        ],
        'Picked part; written on every click.',
      ),
    ),
    view: oneOf(['front', 'back'], 'front', "Side of the figure; left and right are the person's own."),
    showLegend: onByDefault('List the marks below.'),
    accent: color('Outline of the picked part.', 'primary'),
    bodyColor: color('Colour of the parts without a mark.', 'mutedSurface'),
    lineColor: color('Outline of the figure.', 'border'),
    mutedColor: color('Legend text.', 'muted'),
  },
  events: {
    select: { when: 'a body part was clicked', payload: ['id', 'label', 'value'] },
  },
  uiTypes: ['form', 'detail_view'],
  a11y: 'Body parts are buttons named by part and note; Tab and Enter.',
  example: {
    props: {
      marks: [{ region: 'leftShin', tone: 'warning', label: 'Bruise' }],
      selectedRegion: { $bindState: '/intake/region' },
    },
    on: { select: { action: 'noteRegion', params: { region: { $state: '/intake/region' } } } },
  },
});
