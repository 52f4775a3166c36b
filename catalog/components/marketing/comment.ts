import { activeAction, reaction } from '#catalog/compiler/vocabulary/action-button.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, listOf, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const comment = component({
  name: 'Comment',
  description: 'One reader remark: author, time, text and small action buttons, with replies nested as children.',
  useWhen: 'one remark needs buttons of its own; a whole discussion from data is CommentThread, a chat turn Message',
  children: ['Comment', 'CommentThread'],
  props: {
    id: string('Your id of the remark; comes back as value when an action fires.'),
    authorName: required(string('Author shown in bold; gives the initials when there is no picture.')),
    avatarSrc: url('Author picture. Default: initials.', { use: 'picture' }),
    timestamp: string('Ready-made time text, such as 5 min ago.'),
    body: required(text('The remark as plain text.')),
    actions: listOf(reaction, 'Buttons under the text.', { oneOf: [['label', 'icon']] }),
    activeAction,
    countFormat: oneOf(['plain', 'compact'], 'plain', 'Counters in full or shortened (24k).'),
    depth: count('Reply level 0 to 6; sets the indent.', { default: 0, min: 0, max: 6 }),
    accent: color('Colour of pressed actions.', 'primary'),
    mutedColor: color('Colour of the time and resting buttons.', 'muted'),
  },
  events: {
    commit: {
      when: 'an action button was pressed; value is the id of the remark',
      payload: ['value', 'label', 'index'],
    },
  },
  uiTypes: ['detail_view', 'board', 'other'],
  a11y: 'Article named by the author; actions are buttons, pressed ones carry aria-pressed.',
  example: {
    props: {
      id: 'c7',
      authorName: 'Noor Haddad',
      timestamp: '5 min ago',
      body: 'The second mockup reads better.',
      actions: [{ icon: 'thumbs-up', label: 'Agree', count: 3 }],
      activeAction: { $bindState: '/reaction' },
    },
    on: { commit: { action: 'reactToComment', params: { comment: 'c7', reaction: { $state: '/reaction' } } } },
  },
});
