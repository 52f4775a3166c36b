import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { MOTIONS, SHADOWS, SIDES } from '#catalog/compiler/vocabulary/menus.ts';

export const hoverCard = component({
  name: 'HoverCard',
  description:
    'A small preview card with title, text and picture that appears while its trigger is hovered or focused.',
  useWhen:
    'a name deserves a glance at who or what it is; a few explaining words are Tooltip, text opened by a click Popover',
  children: 'any',
  maxChildren: 1,
  props: {
    trigger: string('Trigger text; without it the child is the trigger.'),
    title: string('Bold first line of the card.'),
    description: string('Quiet text under the title, cut after three lines.'),
    imageSrc: url('Picture in the card.', { use: 'picture' }),
    side: oneOf(SIDES, 'bottom', 'Side of the trigger where the card opens.'),
    accent: color(
      "Colour of the trigger's underline and the card border. Default: the surrounding text and theme border.",
    ),
    color: color('Colour of the title.', 'text'),
    mutedColor: color('Colour of the description.', 'muted'),
    shadow: oneOf(SHADOWS, 'lg', 'Shadow depth of the card.'),
    motion: oneOf(MOTIONS, 'Speed at which the card enters. Default: at once.'),
  },
  oneOf: [
    ['trigger', 'children'],
    ['title', 'description', 'imageSrc'],
  ],
  events: {},
  uiTypes: ['list_table', 'detail_view', 'board', 'map', 'other'],
  a11y: 'Trigger is focusable and described by the card; Escape hides it; never the only source of the facts.',
  example: {
    props: {
      trigger: 'Marta Lind',
      title: 'Marta Lind',
      description: 'Dispatcher, Gothenburg depot. On shift until 16:00.',
    },
  },
});
