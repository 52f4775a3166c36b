import type { Json, JsonObject } from '#contract/json/json.ts';
import { KNOWN_CASES } from '../known-cases.ts';
import type { Door, DoorCase } from './start-doors.ts';

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (count: number): JsonObject => Object.fromEntries(list(count, (index) => [`key${index}`, index]));
const WORKSPACE = 'workspace-1';
const SPAN = { fromMs: 0, toMs: 34_560_000_000 };

const bodyOf = (name: string): JsonObject => JSON.parse(KNOWN_CASES[name]?.body ?? '{}') as JsonObject;

/** Requests of the searcher for POST /v1/compose that are large and let in, or large and refused. */
const BODIES = [
  'a prior spec as large as may be, with data',
  'a column for each letter',
  '1,700 records of different keys',
  '9,000 unknown fields',
  '20 actions of 800 properties',
];

/** A list of many rows that an edit adds to, which JSON lines send as a whole. */
const LONG_LIST: JsonObject = {
  prompt: 'Add two buttons: Export and Print',
  mode: 'edit',
  prior_spec: {
    root: 'root',
    state: {},
    elements: {
      root: { type: 'Stack', props: {}, children: list(95, (index) => `t${index}`) },
      ...Object.fromEntries(list(95, (index) => [`t${index}`, { type: 'Text', props: { text: `Line ${index}` } }])),
    },
  },
};

function tool(name: string, sent: JsonObject): JsonObject {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: sent } };
}

const GRAND_SPEC: JsonObject = {
  root: 'root',
  state: named(2_000),
  elements: Object.fromEntries(
    list(1_500, (index) => [
      index === 0 ? 'root' : `e${index}`,
      { type: 'Stack', props: {}, children: index === 1_499 ? [] : [`e${index + 1}`] },
    ]),
  ),
};

const MCP: Record<string, JsonObject | Json[]> = {
  initialize: {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: named(3_000), clientInfo: { name: 'a', version: '1' } },
  },
  'tools/list': { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  'a batch': list(5, (id) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })),
  'a batch of calls': list(5, (id) => ({
    ...tool('compose_ui', { prompt: 'A booking form', data: named(1_000) }),
    id,
  })),
  'compose_ui with data': tool('compose_ui', {
    prompt: 'Orders of this week',
    data: { rows: list(150, (id) => ({ id, name: `Name ${id}` })) },
  }),
  'edit_ui of a long list': tool('edit_ui', {
    prompt: 'Remove the line 7',
    spec: LONG_LIST['prior_spec'] as JsonObject,
  }),
  next_screen: tool('next_screen', {
    prompt: 'Show what was entered',
    action: 'save',
    params: named(500),
    state: named(1_000),
  }),
  'validate_spec of a chain': tool('validate_spec', { spec: GRAND_SPEC, strict: true }),
  'validate_spec of nonsense': tool('validate_spec', {
    spec: { elements: Object.fromEntries(list(9_000, (id) => [`e${id}`, { type: `No${id}` }])) },
  }),
  'describe_component of a long name': tool('describe_component', { name: 'a'.repeat(90) }),
  list_components: tool('list_components', { group: 'forms' }),
  'unknown arguments': tool('compose_ui', named(9_000)),
  'a resource': { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'ui://composition/view' } },
  'nothing known': { jsonrpc: '2.0', id: 1, method: 'x'.repeat(100_000), params: named(5_000) },
};

const CONSOLE: Record<string, JsonObject> = {
  'GET /session': {},
  'GET /workspaces': {},
  'POST /workspaces': { name: 'A', slug: 'a'.repeat(60) },
  'POST /plans': { tierKey: 'a'.repeat(200), monthlyGenerations: 1, rateLimitPerMin: 1, inlineComponentsLimit: 1 },
  'POST /workspaces/:slug/keys': {
    scopes: ['compose'],
    label: 'a b '.repeat(100),
    components: list(1_000, (index) => `Text${index}`),
  },
  'GET /workspaces/:slug/keys': { pageSize: 200 },
  'POST /workspaces/:slug/keys/revoke': { keyId: 'key_a' },
  'POST /workspaces/:slug/members': { email: `${'a.'.repeat(32)}@${'b.'.repeat(90)}com`, role: 'viewer' },
  'GET /workspaces/:slug/usage/days': SPAN,
  'GET /workspaces/:slug/usage/keys': SPAN,
  'GET /workspaces/:slug/generations': { pageSize: 200 },
  'GET /workspaces/:slug/ledger.csv': {},
  'GET /audit': { actor: 'a'.repeat(200), pageToken: 'a'.repeat(200) },
  'GET /audit.csv': {},
  'POST /sign-in': { token: 'a.'.repeat(5_000) },
  'POST /workspaces/:slug/compose': LONG_LIST,
  'GET /system': {},
};

const KEY_HOLDER = { generationId: 'gen_1', attemptToken: 'a'.repeat(1_000) };
const LONG = 'a'.repeat(1_000_000);

const RPC: Record<string, JsonObject> = {
  'admin.createKey': { workspace: WORKSPACE, scopes: list(150_000, () => 'a'), label: 'a b '.repeat(1_000) },
  'admin.createKey of many components': {
    workspace: WORKSPACE,
    scopes: [],
    componentProfile: { components: list(150_000, () => 'A') },
  },
  'admin.createWorkspace': { name: LONG, slug: `${'a-'.repeat(100_000)}a` },
  'admin.setMember': { workspace: WORKSPACE, email: `${'a'.repeat(60)}@${'b.'.repeat(200_000)}com`, role: LONG },
  'admin.removeMember': { workspace: WORKSPACE, email: `${' '.repeat(500_000)}a@b.c` },
  'admin.upsertPlan': { plan: { tierKey: LONG, monthlyGenerations: 1, rateLimitPerMin: 1, inlineComponentsLimit: 1 } },
  'admin.revokeKey': { keyId: LONG },
  'admin.listAudit': { workspace: WORKSPACE, actor: LONG, pageToken: LONG },
  'admin.listKeys': { workspace: WORKSPACE },
  'admin.listGenerations': { workspace: WORKSPACE, outcome: LONG, pageToken: LONG },
  'admin.exportLedger': { workspace: WORKSPACE, pageToken: LONG },
  'admin.getUsageByDay': { workspace: WORKSPACE, ...SPAN },
  'admin.getUsageByKey': { workspace: WORKSPACE, ...SPAN, pageToken: LONG },
  'admin.useOnce': { id: LONG, untilMs: 1 },
  'admin.listMemberships': { email: `${'a@'.repeat(150_000)}b` },
  'admin.deleteWorkspace': { workspace: LONG, confirmSlug: LONG },
  'accounts.authorize': { keySha256: LONG },
  'accounts.begin': { workspaceId: LONG, keyId: LONG, idempotencyKey: LONG, bodySha256: LONG },
  'accounts.recall': { workspaceId: LONG, idempotencyKey: LONG, bodySha256: LONG },
  'accounts.renew': KEY_HOLDER,
  'accounts.settle': {
    ...KEY_HOLDER,
    model: LONG,
    operationCount: 1,
    inputTokens: 1,
    outputTokens: 1,
    resultJson: named(20_000),
    metadataJson: named(5_000),
  },
  'accounts.release': { ...KEY_HOLDER, failure: { code: LONG, model: LONG, operationCount: 1 } },
  'composer.compose': { prompt: 'Orders of this week', actions: list(100_000, () => ({})), includeSpec: true },
  'composer.compose with data': { prompt: 'Orders', actions: [], dataJson: named(1_200), includeSpec: true },
  'composer.check': {
    request: {
      prompt: 'Orders',
      actions: list(200, (index) => ({ name: `a${index}`, required: true, paramsJson: { properties: named(500) } })),
    },
  },
  'composer.compose of many components': {
    prompt: 'Orders',
    actions: [],
    componentProfile: { components: list(150_000, () => 'Text') },
  },
  'composer.validateSpec': { specJson: GRAND_SPEC, strict: true },
  'composer.validateSpec with components': {
    specJson: GRAND_SPEC,
    customComponentsJson: list(40, () => named(500)),
    strict: false,
  },
};

/** Messages to each door that are as much work as may be, before any is changed. */
export const KNOWN_MESSAGES: Record<Door, Record<string, DoorCase>> = {
  lines: {
    ...cases('lines', Object.fromEntries(BODIES.map((name) => [name, bodyOf(name)]))),
    ...cases('lines', { 'an edit of a long list': LONG_LIST }),
  },
  mcp: cases('mcp', MCP),
  console: cases('console', CONSOLE),
  rpc: cases('rpc', RPC),
};

function cases(door: Door, messages: Record<string, JsonObject | Json[]>): Record<string, DoorCase> {
  const entries = Object.entries(messages).map(([name, message]) => {
    // Several cases may go to one method.
    const [to = ''] = name.split(/ of | with /);
    return [name, { door, to, message }] as const;
  });
  return Object.fromEntries(entries);
}
