import { cardAction } from '#catalog/compiler/vocabulary/action-button.ts';
import { boardCard } from '#catalog/compiler/vocabulary/board-card.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, offByDefault } from '#catalog/compiler/vocabulary/kinds.ts';

export const kanbanCard = component({
  name: 'KanbanCard',
  description:
    'One work item on a task board: title, note, chips, person in charge and optional action buttons. Children are added to its foot.',
  useWhen:
    'a card is placed by hand in a BoardColumn; boards from data list their cards in the `columns` of KanbanBoard',
  children: 'any',
  props: {
    ...boardCard,
    moveable: offByDefault('Shows left and right arrows.'),
    rowActions: listOf(cardAction, 'Buttons in the card foot.'),
    accent: color('Rule on the left edge.', 'border'),
    bg: color('Card surface.', 'card'),
    color: color('Colour of the title.', 'text'),
    borderColor: color('Card edge.', 'border'),
    mutedColor: color('Colour of note, meta and arrows.', 'muted'),
  },
  events: {
    change: { when: 'the card was opened: `value` is its id (or title)', payload: ['value'] },
    move: {
      when: 'an arrow was pressed while moveable; the card stays until the host moves it',
      payload: ['card', 'fromColumn', 'toColumn'],
    },
    commit: {
      when: 'a card action ran: `control` action id, `value` card id, `label` card title, `name` lane heading',
      payload: ['control', 'value', 'label', 'name'],
    },
  },
  uiTypes: ['board'],
  a11y: 'Role listitem; the body is a button named by the title; arrows and actions are named buttons.',
  example: {
    props: {
      id: 'lead-52',
      title: 'Hotel Aurora',
      description: 'Wants 40 linen sets',
      assignee: 'Piet Maas',
      labels: [{ text: 'hot', tone: 'critical' }],
      moveable: true,
    },
    on: { change: { action: 'openLead', params: { lead: 'lead-52' } } },
  },
});
