import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  list,
  listOf,
  onByDefault,
  sameAs,
  string,
  text,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const commentThread = component({
  name: 'CommentThread',
  description: 'A whole discussion from data: remarks with nested replies that can be folded away.',
  useWhen: 'a discussion tree is read as one block; remarks with buttons of their own are Comment',
  children: 'none',
  props: {
    comments: required(
      listOf(
        {
          authorName: required(string('Author of the remark.')),
          avatarSrc: url('Author picture.', { use: 'picture' }),
          timestamp: string('Ready-made time text.'),
          body: required(text('Text of the remark.')),
          replies: list(
            sameAs('comments', 'A reply of the same shape.'),
            'Answers to this remark; each may have answers of its own.',
          ),
        },
        'Top-level remarks.',
      ),
    ),
    maxDepth: count('Reply levels drawn, 1 to 6; deeper ones are left out.', { default: 4, min: 1, max: 6 }),
    collapsible: onByDefault('Offer a toggle that folds the replies of a remark.'),
    collapsed: bound(
      list(string('Key of a folded reply group.'), 'Keys of the reply groups folded now; written on every toggle.'),
    ),
    mutedColor: color('Colour of the times and fold toggles.', 'muted'),
    borderColor: color('Colour of the rail beside nested replies.', 'border'),
  },
  events: {
    change: { when: 'a reply group was folded or opened; value is the list of folded keys', payload: ['value'] },
  },
  uiTypes: ['detail_view', 'board', 'other'],
  a11y: 'Nested lists of articles; fold toggles are buttons with aria-expanded.',
  example: {
    props: {
      comments: [
        {
          authorName: 'Ida Berg',
          timestamp: '1 h',
          body: 'Is the venue confirmed?',
          replies: [{ authorName: 'Tom Okafor', timestamp: '40 min', body: 'Yes, until ten.' }],
        },
      ],
    },
  },
});
