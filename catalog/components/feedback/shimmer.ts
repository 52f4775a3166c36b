import { component } from '#catalog/compiler/vocabulary/component.ts';
import { integer } from '#catalog/compiler/vocabulary/kinds.ts';

export const shimmer = component({
  name: 'Shimmer',
  description: 'A few glimmering lines that stand in for text an assistant is still writing.',
  useWhen: 'answer text is streaming in; other content on its way is Skeleton, a reply not yet begun TypingIndicator',
  children: 'none',
  props: {
    lines: integer('How many lines, 1 to 6; the last is shorter.', { default: 3, min: 1, max: 6 }),
  },
  events: {},
  uiTypes: ['other'],
  a11y: 'Decorative, aria-hidden; the host announces the wait; stills under reduced motion.',
  example: { props: { lines: 4 } },
});
