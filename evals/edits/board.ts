import type { EditedScreen } from './edited-screen.ts';

/** A board, and edits of it. */
export const board: EditedScreen = {
  prior: {
    state: {},
    root: 'brd',
    elements: {
      brd: { type: 'Stack', props: {}, children: ['bh', 'kb'] },
      bh: { type: 'PageHeader', props: { title: 'Sprint 12' }, children: [] },
      kb: { type: 'KanbanBoard', props: {}, children: ['c1', 'c2', 'c3'] },
      c1: { type: 'BoardColumn', props: { title: 'To do' }, children: ['t1'] },
      c2: { type: 'BoardColumn', props: { title: 'Doing' }, children: [] },
      c3: { type: 'BoardColumn', props: { title: 'Done' }, children: [] },
      t1: { type: 'KanbanCard', props: { title: 'Fix login', assignee: 'Ada' }, children: [] },
    },
  },
  edits: [
    {
      prompt: 'Add a review column between doing and done',
      touches: ['kb'],
      adds: ['BoardColumn'],
      after: { '/elements/kb/children/2': 'reviewLane' },
    },
    { prompt: 'Rename Doing to "In progress"', touches: ['c2'], after: { '/elements/c2/props/title': 'In progress' } },
    { prompt: 'Remove the done column', touches: ['kb'], removes: ['c3'] },
    { prompt: 'Move the Fix login card to doing', touches: ['c1', 'c2'], after: { '/elements/c2/children': ['t1'] } },
    {
      prompt: 'Change the assignee of Fix login to Bo',
      touches: ['t1'],
      after: { '/elements/t1/props/assignee': 'Bo' },
    },
    { prompt: 'Add a new task button', touches: ['bh'], adds: ['Button'] },
  ],
};
