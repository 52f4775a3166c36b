import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { HEADING_LEVELS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const errorState = component({
  name: 'ErrorState',
  description: 'A panel in place of content that could not be loaded or carried out. Children hold the retry action.',
  useWhen:
    "a region failed and can't show its content; a problem beside intact content is Alert, the outcome of a finished task Result",
  children: 'any',
  props: {
    title: required(string('What failed, in a few words.')),
    detail: text('Cause or advice.'),
    icon: icon('Large red glyph.', { default: 'alert-triangle' }),
    size: oneOf(SIZES, 'md', 'Glyph, text and padding step.'),
    align: oneOf(['center', 'start'], 'center', 'Side of the content.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h3', 'Heading rank of the title; h2 outside a Card.'),
    mutedColor: color('Colour of the detail.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'other'],
  a11y: 'Role alert named by its title heading; only children take focus.',
  example: {
    props: { title: 'Forecast unavailable', detail: 'The weather service did not answer within 10 seconds.' },
    children: ['retry-button'],
  },
});
