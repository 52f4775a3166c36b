import { cardAction } from '#catalog/compiler/vocabulary/action-button.ts';
import { boardCard } from '#catalog/compiler/vocabulary/board-card.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, dimension, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { GAPS } from '#catalog/compiler/vocabulary/menus.ts';

const card = { ...boardCard, locked: offByDefault('Keeps this card in its lane: no move arrows.') };

export const kanbanBoard = component({
  name: 'KanbanBoard',
  description:
    'A sideways-scrolling task board of lanes and cards, from a `columns` array or BoardColumn children. Cards move with arrow buttons, not by dragging.',
  useWhen:
    'work items are grouped by stage and moved along; timed bookings are Scheduler, linked steps without cards NodeGraph',
  children: ['BoardColumn'],
  props: {
    columns: listOf(
      {
        title: required(string('Lane heading.')),
        count: count('Number beside the heading.'),
        accent: color('Exact heading colour of this lane.'),
        cards: listOf(card, 'Cards from top to bottom.'),
      },
      'Lanes from left to right; leave out when lanes are children.',
    ),
    board: bound(
      listOf(
        {
          title: required(string('Lane heading.')),
          cards: listOf(card, 'Cards in order.'),
        },
        'Arrangement now, rewritten after each move; bind it to read the board.',
      ),
    ),
    showSave: offByDefault('Button under the board that reports the arrangement.'),
    saveLabel: string('Words on that button.', { default: 'Save board' }),
    rowActions: listOf(cardAction, 'Buttons in the foot of every card.'),
    gap: oneOf(GAPS, 'md', 'Space between lanes.'),
    itemWidth: dimension('Lane width in px or rem, 160 to 560 px. Default: 18rem.', {
      min: 160,
      max: 560,
      units: ['px', 'rem'],
    }),
    accent: color('Heading colour of lanes without their own.', 'text'),
    cardBg: color('Card surface.', 'card'),
    cardColor: color('Colour of card titles.', 'text'),
    borderColor: color('Card edge.', 'border'),
    mutedColor: color('Colour of counts, descriptions, meta and arrows.', 'muted'),
  },
  oneOf: [['columns', 'children']],
  events: {
    change: {
      when: 'a card was opened: `value` is the card id (or title), `name` the lane heading',
      payload: ['value', 'name'],
    },
    move: {
      when: 'an arrow moved a card to the next lane; arrows show only when move is wired, board is bound or showSave is on',
      payload: ['card', 'fromColumn', 'toColumn', 'fromIndex', 'toIndex'],
    },
    commit: {
      when: 'a card action ran (`control` action id, `value` card id, `label` card title, `name` lane, `index` position), or save was pressed (no `control`)',
      payload: ['control', 'value', 'label', 'name', 'index'],
    },
  },
  uiTypes: ['dashboard', 'board'],
  a11y: 'Role list of named lanes; cards, arrows and actions are buttons in Tab order; moves are announced politely.',
  example: {
    props: {
      columns: [
        {
          title: 'Requested',
          cards: [{ id: 'r-18', title: 'Replace lobby lights', assignee: 'Ana Reis', meta: '3d' }],
        },
        {
          title: 'Scheduled',
          cards: [{ id: 'r-11', title: 'Lift inspection', labels: [{ text: 'safety', tone: 'warning' }] }],
        },
        { title: 'Finished', cards: [{ id: 'r-07', title: 'Repaint stairwell', locked: true }] },
      ],
      board: { $bindState: '/repairBoard' },
    },
    on: { move: { action: 'moveRepair', params: { board: { $state: '/repairBoard' } } } },
  },
});
