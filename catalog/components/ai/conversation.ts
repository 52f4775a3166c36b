import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { DENSITIES } from '#catalog/compiler/vocabulary/menus.ts';

export const conversation = component({
  name: 'Conversation',
  description: 'The scrolling frame of a chat; its children are the messages and other parts of the exchange.',
  useWhen: 'a chat thread needs its outer frame; each turn inside is Message',
  children: 'any',
  props: {
    density: oneOf(DENSITIES, 'normal', 'Space between messages.'),
    maxHeight: oneOf(['sm', 'md', 'lg', 'full'], 'md', 'Height of the scroll view; full removes the cap.'),
    autoScroll: onByDefault('Follow the newest message.'),
    bordered: offByDefault('Draw a card around the thread.'),
    bg: color('Fill of the frame.', 'card'),
    borderColor: color('Border of the frame when bordered.', 'border'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Role log, polite live region; scrolls by keyboard.',
  example: { props: { maxHeight: 'lg', bordered: true }, children: ['msg-1', 'msg-2'] },
});
