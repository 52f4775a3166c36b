import type { ComposeRequest } from '#contract/request/compose-request.ts';
import type { ComposeResult } from '#contract/compose-event.ts';
import type { Me } from '#contract/envelope.ts';
import type { PublicCatalog } from '#contract/public-catalog.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';

const GENERATION_ID = 'gen_0b5f3a52-7f0e-4a0b-9d2b-0d8c6f1f7a10';

/** A request with data and one action to wire. */
export const REQUEST_EXAMPLE: ComposeRequest = {
  prompt: 'A card that greets the customer and lets them renew their plan',
  ui_type: 'detail_view',
  data: { customer: { name: 'Ada Park', plan: 'Pro' } },
  actions: [{ name: 'renew_plan', required: true, description: 'Renews the plan for a year' }],
};

const SPEC: ComposeResult['spec'] = {
  state: { customer: { name: 'Ada Park', plan: 'Pro' } },
  root: 'card',
  elements: {
    card: { type: 'Card', props: { title: { $state: '/customer/name' } }, children: ['renew'] },
    renew: {
      type: 'Button',
      props: { label: 'Renew plan' },
      children: [],
      on: { commit: { action: 'renew_plan' } },
    },
  },
};

const OUTCOME = {
  generation_id: GENERATION_ID,
  model: 'composer-1',
  operation_count: 5,
  usage: { input_tokens: 3_120, output_tokens: 214 },
  validated: true,
  interactions: [{ element: 'renew', event: 'commit', action: 'renew_plan', kind: 'agent', params: null }],
  components_used: ['Card', 'Button'],
} as const;

/** The buffered answer to {@link REQUEST_EXAMPLE}. */
export const RESULT_EXAMPLE = { success: true, data: { ...OUTCOME, spec: SPEC } };

/** The events of the same answer. */
const EVENTS_EXAMPLE = [
  { type: 'compose.started', generation_id: GENERATION_ID, model: OUTCOME.model },
  { type: 'op', op: 'add', path: '/state', value: SPEC.state },
  { type: 'op', op: 'add', path: '/root', value: SPEC.root },
  { type: 'op', op: 'add', path: '/elements', value: {} },
  { type: 'op', op: 'add', path: '/elements/card', value: SPEC.elements['card'] },
  { type: 'op', op: 'add', path: '/elements/renew', value: SPEC.elements['renew'] },
  { type: 'compose.completed', ...OUTCOME },
] satisfies readonly object[];

/** The same events as sent on the wire, after a keepalive comment. */
export const STREAM_EXAMPLE = `: ping\n\n${EVENTS_EXAMPLE.map(
  (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
).join('')}`;

/** The same answer as JSON lines. */
export const LINES_EXAMPLE = [
  { op: 'add', path: '/state', value: SPEC.state },
  { op: 'add', path: '/root', value: SPEC.root },
  { op: 'add', path: '/elements/card', value: SPEC.elements['card'] },
  { op: 'add', path: '/elements/renew', value: SPEC.elements['renew'] },
  { __meta: 'usage', promptTokens: 3_120, completionTokens: 214, totalTokens: 3_334, ...withoutUsage(OUTCOME) },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

function withoutUsage<Outcome extends { usage: unknown }>({ usage: _usage, ...rest }: Outcome): Omit<Outcome, 'usage'> {
  return rest;
}

/** An answer of GET /v1/me. */
export const ME_EXAMPLE: { success: true; data: Me } = {
  success: true,
  data: {
    workspace: { id: 'ws_5d1c', name: 'Acme', slug: 'acme' },
    plan: {
      tierKey: 'hobby',
      monthlyGenerations: 3_000,
      rateLimitPerMin: 60,
      generationsRemaining: 2_871,
      inlineComponentsLimit: 10,
    },
  },
};

/** An answer of GET /v1/catalog?component=Kbd, with an abridged schema. */
export const CATALOG_EXAMPLE: { success: true; data: PublicCatalog } = {
  success: true,
  data: {
    catalog_version: CATALOG_VERSION,
    components: [
      {
        name: 'Kbd',
        group: 'data',
        description: 'Keys to press, drawn as key caps.',
        children: 'none',
        events: {},
        example: { type: 'Kbd', props: { keys: ['Ctrl', 'K'] }, children: [] },
        props_schema: { type: 'object', properties: { keys: { type: 'array', items: { type: 'string' } } } },
      },
    ],
    icons: ['check', 'search'],
  },
};
