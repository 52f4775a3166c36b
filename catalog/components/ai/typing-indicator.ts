import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, string } from '#catalog/compiler/vocabulary/kinds.ts';

export const typingIndicator = component({
  name: 'TypingIndicator',
  description: 'Three moving dots, with a word if wanted, while the other side has not begun to answer.',
  useWhen: 'a reply has not begun yet; text already arriving is Shimmer, waiting elsewhere Spinner',
  children: 'none',
  props: {
    label: string('Text before the dots. Default: dots alone.'),
    mutedColor: color('Text and dots.', 'muted'),
  },
  events: {},
  uiTypes: ['other'],
  a11y: 'Role status with label, or a generic wording, as text.',
  example: { props: { label: 'Looking up trains' } },
});
