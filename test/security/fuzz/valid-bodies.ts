import { BOOKING_FORM, ORDERS_TABLE } from '#tools/model-backend/scripts/screens.ts';

const PARAMS = { type: 'object', properties: { id: { type: 'string' }, seats: { type: 'integer' } }, required: ['id'] };
const PRIOR_SPEC = { state: BOOKING_FORM.state, root: 'root', elements: BOOKING_FORM.elements };
const MANIFEST = {
  name: 'StampCard',
  description: 'A card that shows how close a guest is to a free coffee. Use it on the account page of a guest.',
  useWhen: 'a guest collects stamps; a plain bar of progress is Progress',
  props: { line: { kind: 'string', doc: 'What the guest reads on the card about the stamps collected so far.' } },
  events: [],
  example: { line: 'Seven stamps' },
};

/** Bodies that use every field, the starting points of mutations. */
export const VALID_BODIES: object[] = [
  { prompt: 'A contact form' },
  {
    prompt: 'Orders as a table',
    stream: false,
    ui_type: 'list_table',
    data: { orders: [{ number: 1, customer: 'Ada', total: 9.5 }], currency: 'EUR', state: ORDERS_TABLE.state },
    max_operations: 20,
    context: { theme: 'dark', framework_hint: 'react' },
    metadata: { trace: ['a', { b: null }] },
  },
  {
    prompt: 'Book a table',
    actions: [
      { name: 'book_table', params: PARAMS, role: 'primary', required: true, description: 'Books it' },
      { name: 'again', kind: 'recompose', prompt: 'Start over' },
      { name: 'close', kind: 'host', channel: 'ui' },
    ],
    action_policy: 'declared_only',
    custom_components: [MANIFEST],
  },
  { prompt: 'Remove the wishes', mode: 'edit', prior_spec: PRIOR_SPEC },
  {
    prompt: 'What comes next',
    mode: 'continue_journey',
    prior_spec: PRIOR_SPEC,
    action_context: {
      action: 'book_table',
      event: 'commit',
      params: { id: 'a' },
      state: { guest: 'Ada', seats: '4' },
      element_id: 'form',
      generation_id: 'gen_1',
    },
  },
];
