import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { MOTIONS, SHADOWS, SIDES } from '#catalog/compiler/vocabulary/menus.ts';

export const tooltip = component({
  name: 'Tooltip',
  description: 'A hover or focus bubble with a few words attached to a visible trigger text.',
  useWhen:
    'a visible word or abbreviation needs a few clarifying words on hover or focus; help that must work by touch is Toggletip',
  children: 'none',
  props: {
    content: required(string('Text in the bubble.')),
    text: required(string('Trigger text, always visible.')),
    placement: oneOf(SIDES, 'top', 'Side of the trigger where the bubble appears.'),
    size: oneOf(['sm', 'md'], 'md', 'Padding and text size of the bubble.'),
    bg: color('Background of the bubble. Default: the theme.'),
    color: color('Text colour of the bubble. Default: the theme.'),
    radiusValue: dimension('Corner radius of the bubble (px or rem). Default: the theme radius.'),
    maxWidthValue: dimension('Widest the bubble may grow (px or rem). Default: no cap, one single line.'),
    shadow: oneOf(SHADOWS, 'none', 'Shadow depth of the bubble.'),
    motion: oneOf(MOTIONS, 'Speed at which the bubble enters. Default: a plain fade.'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'list_table', 'detail_view', 'other'],
  a11y: 'Trigger is focusable and linked to role=tooltip by aria-describedby; Escape hides it.',
  example: { props: { text: 'ETA', content: 'Estimated time of arrival at the depot', placement: 'right' } },
});
