import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { GAPS, ORIENTATIONS, PADDINGS } from '#catalog/compiler/vocabulary/menus.ts';

export const stack = component({
  name: 'Stack',
  description: 'Lines up children in one column or one row with even spacing and no visuals of its own.',
  useWhen: 'items follow one another in a row or a column; aligned columns are Grid, a visible frame is Box or Card',
  children: 'any',
  props: {
    direction: oneOf(ORIENTATIONS, 'vertical', 'A row or a column.'),
    gap: oneOf(GAPS, 'md', 'Space between children: 0, 0.5, 1, 1.5 or 2.5rem.'),
    align: oneOf(['start', 'center', 'end', 'stretch'], 'stretch', 'Placement across the direction.'),
    justify: oneOf(['start', 'center', 'end', 'between', 'around'], 'start', 'Distribution along the direction.'),
    wrap: onByDefault('Lets a row continue on a new line when it runs out of room.'),
    padding: oneOf(PADDINGS, 'Space around the children.'),
    bg: color('Background fill.'),
    color: color('Text colour passed down to the children.', 'text'),
  },
  events: {},
  uiTypes: UI_TYPES,
  a11y: 'No role of its own; reading order is the children order.',
  example: {
    props: { direction: 'horizontal', gap: 'sm', justify: 'end' },
    children: ['cancel-button', 'save-button'],
  },
});
