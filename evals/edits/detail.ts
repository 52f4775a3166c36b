import type { EditedScreen } from './edited-screen.ts';

/** The details of a record, and edits of it. */
export const detail: EditedScreen = {
  prior: {
    state: { order: { id: 'A-7', customer: 'Ada', status: 'paid', total: 99 } },
    root: 'main',
    elements: {
      main: { type: 'Stack', props: {}, children: ['top', 'facts', 'alert', 'row'] },
      top: { type: 'Stack', props: { direction: 'horizontal', gap: 'sm' }, children: ['name', 'state'] },
      name: { type: 'Heading', props: { text: 'Order A-7', level: 'h1' }, children: [] },
      state: { type: 'Badge', props: { text: { $state: '/order/status' } }, children: [] },
      facts: {
        type: 'DescriptionList',
        props: {
          items: [
            { term: 'Customer', description: { $state: '/order/customer' } },
            { term: 'Total', description: { $state: '/order/total' } },
          ],
        },
        children: [],
      },
      alert: { type: 'Alert', props: { title: 'Payment received', tone: 'success' }, children: [] },
      row: { type: 'Stack', props: { direction: 'horizontal' }, children: ['refund', 'ship'] },
      refund: {
        type: 'Button',
        props: { label: 'Refund', variant: 'danger' },
        children: [],
        on: { commit: { action: 'refund' } },
      },
      ship: {
        type: 'Button',
        props: { label: 'Ship now', variant: 'primary' },
        children: [],
        on: { commit: { action: 'ship' } },
      },
    },
    actions: { refund: { kind: 'agent' }, ship: { kind: 'agent' } },
  },
  edits: [
    { prompt: 'Remove the refund button', touches: ['row'], removes: ['refund'] },
    { prompt: 'Swap the two buttons', touches: ['row'], after: { '/elements/row/children': ['ship', 'refund'] } },
    {
      prompt: 'Rename Total to "Grand total"',
      touches: ['facts'],
      after: { '/elements/facts/props/items/1/term': 'Grand total' },
    },
    {
      prompt: 'Show the order id',
      touches: ['facts'],
      after: { '/elements/facts/props/items/2/description': { $state: '/order/id' } },
    },
    { prompt: 'Make the alert a warning', touches: ['alert'], after: { '/elements/alert/props/tone': 'warning' } },
    {
      prompt: 'change the alert to "Payment pending"',
      touches: ['alert'],
      after: { '/elements/alert/props/title': 'Payment pending' },
    },
    { prompt: 'Move the alert to the top', touches: ['main'], after: { '/elements/main/children/0': 'alert' } },
    {
      prompt: 'Add a divider above the buttons',
      touches: ['main'],
      adds: ['Separator'],
      after: { '/elements/main/children/3': 'divider' },
    },
    { prompt: 'Make the ship button larger', touches: ['ship'], after: { '/elements/ship/props/size': 'lg' } },
    {
      prompt: 'Remove the customer from the facts',
      touches: ['facts'],
      after: { '/elements/facts/props/items/1': undefined },
    },
    {
      prompt: 'Benenne "Ship now" in "Versenden" um',
      touches: ['ship'],
      after: { '/elements/ship/props/label': 'Versenden' },
    },
  ],
};
