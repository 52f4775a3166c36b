import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, dimension, number, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { ORIENTATIONS } from '#catalog/compiler/vocabulary/menus.ts';

export const splitPane = component({
  name: 'SplitPane',
  description: 'Exactly two child panes with a divider the user drags to share the space between them.',
  useWhen:
    'two views stand side by side and the user shares out the room; one sizable panel is Resizable, fixed columns are Grid',
  children: 'any',
  minChildren: 2,
  maxChildren: 2,
  props: {
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'horizontal puts the panes side by side, vertical stacks them.'),
    splitPercent: number('Starting share of the first pane in percent, 10 to 90.', { default: 50, min: 10, max: 90 }),
    minSize: number('Smallest share either pane may get, in percent.', { default: 10, min: 0, max: 50 }),
    height: dimension('Height of the whole split (px, rem, vh or %), at most 2000 px.', {
      default: '24rem',
      max: 2000,
      units: ['px', 'rem', 'vh', '%'],
    }),
    bordered: onByDefault('Draws a rounded frame around both panes.'),
    bg: color('Background fill.', 'card'),
    color: color('Text colour inside the panes.', 'text'),
    borderColor: color('Colour of the frame and the resting divider.', 'border'),
    radiusValue: cornerRadius('the frame'),
  },
  events: {
    move: { when: 'the divider is released, or nudged with an arrow key', payload: ['splitPercent'] },
  },
  uiTypes: ['list_table', 'detail_view', 'map', 'editor', 'other'],
  a11y: 'Divider is a focusable separator with aria-valuenow; arrow keys move it.',
  example: { props: { splitPercent: 35, minSize: 20, height: '32rem' }, children: ['ticket-list', 'ticket-detail'] },
});
