import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, dimension, number, object, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const resizable = component({
  name: 'Resizable',
  description: 'A single panel whose width, height or both the user changes by dragging its edge or corner.',
  useWhen: 'one panel alone is sized by the user; two panes that share the room are SplitPane',
  children: 'any',
  minChildren: 1,
  maxChildren: 1,
  props: {
    axis: oneOf(
      ['horizontal', 'vertical', 'both'],
      'horizontal',
      'What may change: width, height, or both with a corner handle.',
    ),
    size: bound(
      object(
        { w: required(number('Width in px.', { min: 0 })), h: required(number('Height in px.', { min: 0 })) },
        'Current size, rewritten while dragging and with the arrow keys; seeds the first size when set.',
      ),
    ),
    width: dimension('Starting width (px or rem), at most 2000 px.', {
      default: '320px',
      max: 2000,
      units: ['px', 'rem'],
    }),
    height: dimension('Starting height (px or rem), at most 2000 px.', {
      default: '240px',
      max: 2000,
      units: ['px', 'rem'],
    }),
    minWidth: dimension('Smallest width a drag can reach (px or rem), at most 2000 px.', {
      default: '120px',
      max: 2000,
      units: ['px', 'rem'],
    }),
    minHeight: dimension('Smallest height a drag can reach (px or rem), at most 2000 px.', {
      default: '80px',
      max: 2000,
      units: ['px', 'rem'],
    }),
    bordered: onByDefault('Draws a rounded frame around the panel.'),
    bg: color('Background fill.', 'card'),
    borderColor: color('Frame colour.', 'border'),
    radiusValue: cornerRadius('the frame'),
  },
  events: {
    move: { when: 'the handle is released, or nudged with an arrow key', payload: ['width', 'height', 'axis'] },
  },
  uiTypes: ['detail_view', 'editor', 'other'],
  a11y: 'Handle is a focusable separator with a value; arrow keys change the size.',
  example: {
    props: { axis: 'both', width: '420px', height: '280px', size: { $bindState: '/previewSize' } },
    children: ['preview'],
  },
});
