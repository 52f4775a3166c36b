import { activeAction, reaction } from '#catalog/compiler/vocabulary/action-button.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ASPECTS } from '#catalog/compiler/vocabulary/menus.ts';

export const feedItem = component({
  name: 'FeedItem',
  description: 'One post of a social stream: author line, text, optional picture and reaction buttons.',
  useWhen:
    'posts of an activity or social stream are shown; remarks below a post are Comment, a plain history is Timeline',
  children: 'none',
  props: {
    id: string('Your id of the post; comes back as value when an action fires.'),
    authorName: required(string('Author shown in bold; gives the initials when there is no picture.')),
    authorTitle: string('Handle or role under the author.'),
    avatarSrc: url('Author picture. Default: initials.', { use: 'picture' }),
    timestamp: string('Ready-made time text at the right edge.'),
    body: required(text('Post text, plain.')),
    mediaSrc: url('Attached picture.', { use: 'picture' }),
    mediaAlt: string('What the attached picture shows.'),
    aspect: oneOf(ASPECTS, '16/9', 'Shape of the picture frame.'),
    actions: listOf(reaction, 'Reaction buttons under the post.', { oneOf: [['label', 'icon']] }),
    activeAction,
    countFormat: oneOf(['plain', 'compact'], 'plain', 'Counters in full or shortened (24k).'),
    variant: oneOf(['card', 'plain'], 'card', 'Bordered card or bare row.'),
    accent: color('Colour of pressed actions.', 'primary'),
    mutedColor: color('Colour of the handle, time and resting buttons.', 'muted'),
  },
  events: {
    commit: {
      when: 'a reaction button was pressed; value is the id of the post',
      payload: ['value', 'label', 'index'],
    },
  },
  uiTypes: ['list_table', 'board', 'other'],
  a11y: 'Article named by the author; actions are buttons, pressed ones carry aria-pressed.',
  example: {
    props: {
      id: 'p31',
      authorName: 'Lena Cho',
      authorTitle: '@lenac',
      timestamp: '2 h',
      body: 'First harvest of the season is in.',
      countFormat: 'compact',
      actions: [
        { icon: 'heart', label: 'Like', count: 1840, active: true },
        { icon: 'share-2', label: 'Share' },
      ],
      activeAction: { $bindState: '/reaction' },
    },
    on: { commit: { action: 'reactToPost', params: { post: 'p31', reaction: { $state: '/reaction' } } } },
  },
});
