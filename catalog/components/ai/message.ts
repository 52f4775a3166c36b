import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const message = component({
  name: 'Message',
  description: 'One chat turn with sender, time and a bubble styled by who wrote it.',
  useWhen: "one turn of a Conversation is shown; loose answer text is MessageContent, a reader's remark Comment",
  children: 'none',
  props: {
    content: required(text('Message text; line breaks are kept.')),
    role: oneOf(['user', 'assistant', 'system', 'tool'], 'assistant', 'Who wrote it; sets side and style.'),
    author: string('Name above the bubble; also gives the initials.'),
    timestamp: string('Ready-made time text beside the name.'),
    avatar: url('Picture of the sender. Default: initials.', { use: 'picture' }),
    showAvatar: onByDefault('Show picture or initials.'),
    streaming: offByDefault('Blinking caret while the text is still arriving.'),
    accent: color('User bubble and avatar fill.', 'primary'),
    accentText: color('Text on the bubble. Default: suited to the role.'),
    bg: color('Exact bubble fill. Default: set by role.'),
    mutedColor: color('Colour of the name and time.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Article named by author and time; avatar decorative.',
  example: {
    props: { role: 'user', author: 'Jo', timestamp: '14:05', content: 'Which train gets me there before nine?' },
  },
});
