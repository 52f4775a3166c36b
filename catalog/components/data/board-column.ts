import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, offByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const boardColumn = component({
  name: 'BoardColumn',
  description: 'One lane of a task board: a heading with an optional count over a stack of cards, which can fold away.',
  useWhen: 'a lane of KanbanBoard needs repeat or children of its own',
  children: ['KanbanCard'],
  props: {
    title: required(string('Lane heading, one stage name; also names the lane in events.')),
    count: count('Number beside the heading. Default: no number.'),
    collapsible: offByDefault('Turns the heading into a fold/unfold button.'),
    collapsed: bound(offByDefault('Whether the lane is folded now; the heading button writes here.')),
    emptyText: string('Message in a lane without cards.'),
    accent: color('Colour of the heading and the rule under it. Default: the theme text and border.'),
    columnBg: color('Lane surface behind the cards. Default: light muted wash.'),
    cardBg: color('Surface of the cards in this lane.', 'card'),
    cardColor: color('Colour of the card titles in this lane.', 'text'),
    borderColor: color('Edge of the cards in this lane.', 'border'),
    mutedColor: color('Colour of the count and fold glyph.', 'muted'),
  },
  events: {
    change: {
      when: 'the heading folded or unfolded the lane: `value` is the new folded state, `name` the lane heading',
      payload: ['value', 'name'],
    },
  },
  uiTypes: ['board'],
  a11y: 'Role group named by the heading; the heading is a button with aria-expanded when collapsible (Enter, Space).',
  example: {
    props: { title: 'In review', count: 2, collapsible: true, collapsed: { $bindState: '/lanes/reviewFolded' } },
    children: ['card-contract', 'card-budget'],
  },
});
