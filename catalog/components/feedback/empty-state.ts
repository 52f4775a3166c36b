import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { HEADING_LEVELS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const emptyState = component({
  name: 'EmptyState',
  description:
    'A placeholder where a list or result would be, saying there is nothing yet and what to do. Children hold the call to action.',
  useWhen: 'there is nothing to show and nothing is wrong; a failure is ErrorState, a missing page NotFound',
  children: 'any',
  props: {
    title: required(string('What is missing, in a few words.')),
    description: text('Why, and what to do next.'),
    icon: icon('Large glyph above the title.'),
    size: oneOf(SIZES, 'md', 'Glyph, text and padding step.'),
    align: oneOf(['center', 'start'], 'center', 'Side of the content.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h3', 'Heading rank of the title; h2 outside a Card.'),
    mutedColor: color('Colour of description and glyph.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'empty_state', 'calendar', 'board', 'map'],
  a11y: 'Section named by its title heading; the glyph is decorative; only children take focus.',
  example: {
    props: {
      title: 'No trips planned',
      description: 'Add your first stop and we will build the route.',
      icon: 'map-pin',
    },
    children: ['add-stop-button'],
  },
});
