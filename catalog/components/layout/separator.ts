import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { ORIENTATIONS, PADDINGS } from '#catalog/compiler/vocabulary/menus.ts';

export const separator = component({
  name: 'Separator',
  description: 'A thin line between neighbouring content, across or upright, with an optional word on it.',
  useWhen: 'neighbouring groups need a visible break without frames; a frame around one group is Box',
  children: 'none',
  props: {
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'A line across, or an upright one between side-by-side items.'),
    label: string('Short word in the middle of the line, such as "or".'),
    thickness: oneOf(['hairline', 'thin', 'thick'], 'hairline', 'Line weight: 1, 2 or 4px.'),
    spacing: oneOf(PADDINGS, 'sm', 'Space on both sides of the line; sm is 0.5rem.'),
    style: oneOf(['solid', 'dashed', 'dotted'], 'solid', 'Line pattern.'),
    length: dimension('Length of the line (px, rem or %). Default: 100% across, 1.5rem upright.', {
      units: ['px', 'rem', '%'],
    }),
    color: color('Line colour.', 'border'),
    labelColor: color('Colour of the label.', 'muted'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'detail_view', 'settings_panel', 'confirmation', 'other'],
  a11y: 'role=separator with its orientation; not focusable.',
  example: { props: { label: 'or', spacing: 'md' } },
});
