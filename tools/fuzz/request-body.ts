import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { promptCases } from '#evals/quality/prompts.ts';
import { SCREENS } from '#evals/edits/screens.ts';
import type { Random } from '#evals/mutations/random.ts';
import { dataFor, paramsFor } from './data.ts';
import { priorSpecFor } from './prior-spec.ts';
import { maybe, nameFor, OWN_WORD, several, textFor } from './words.ts';
import { readdirSync, readFileSync } from 'node:fs';

const CASES = promptCases();
const EDITED = Object.values(SCREENS);
const EDITS = EDITED.flatMap(({ edits }) => edits.map(({ prompt }) => prompt));
const SHORT_PROMPTS = [
  'A form',
  'Show this',
  'Orders',
  'settings',
  'x',
  '😀',
  'What comes next?',
  'Confirm it',
  'A dashboard',
];
const EDIT_VERBS = ['Rename', 'Remove', 'Add', 'Move', 'Hide', 'Change', 'Make', 'Replace', 'Sort by', 'Show'];
const EDIT_PARTS = [
  'the title',
  'the button',
  'a field Phone',
  'a column Total',
  'the table',
  'two buttons: Export and Print',
];
const EDIT_ENDS = [
  '',
  ` to ${OWN_WORD}`,
  ' to "Invoices"',
  ' red',
  ' to the top',
  ' above the form',
  ' and the name',
  ' required',
];
const ACTION_NAMES = [
  'save',
  'submit_order',
  'cancel',
  'delete',
  'refresh',
  'approve',
  'sendMail',
  'open-detail',
  'next',
];
const MANIFEST = {
  name: 'StampCard',
  description: 'A card that shows how close a guest is to a free coffee. Use it on the account page of a guest.',
  useWhen: 'a guest collects stamps; a plain bar of progress is Progress',
  props: { line: { kind: 'string', doc: 'What the guest reads on the card about the stamps collected so far.' } },
  events: [],
  example: { line: 'Seven stamps' },
};

/** A body of POST /v1/compose as an integrator may well send it, with every field now and then. */
export function requestBody(random: Random): JsonObject {
  const mode = random.pick(['create', 'create', 'edit', 'edit', 'continue_journey'] as const) ?? 'create';
  const host = mode === 'create' && random.chance(0.5) ? hostRequest(random) : undefined;
  return {
    prompt: mode === 'edit' ? editPrompt(random) : createPrompt(random),
    ...(mode !== 'create' && { mode }),
    ...(mode === 'edit' && { prior_spec: priorSpec(random) }),
    ...(mode === 'continue_journey' && { action_context: actionContext(random) }),
    ...maybe(random, 0.3, 'stream', () => random.chance(0.5)),
    ...maybe(random, 0.6, 'ui_type', () => random.pick(UI_TYPES)),
    ...maybe(random, 0.6, 'data', () => dataFor(random)),
    ...maybe(random, 0.6, 'actions', () => actionsFor(random)),
    ...maybe(random, 0.3, 'action_policy', () => random.pick(['open', 'declared_only'])),
    ...maybe(random, 0.15, 'max_operations', () => 1 + random.integer(random.chance(0.5) ? 5 : 200)),
    ...maybe(random, 0.1, 'custom_components', () => [MANIFEST]),
    ...maybe(random, 0.1, 'context', () => ({ theme: random.pick(['dark', 'light', 'acme']) ?? 'dark' })),
    ...maybe(random, 0.1, 'metadata', () => dataFor(random)),
    ...host,
  } as JsonObject;
}

function createPrompt(random: Random): string {
  if (random.chance(0.7))
    return `${random.pick(CASES)?.prompt ?? 'A form'}${random.chance(0.3) ? ` for ${OWN_WORD}` : ''}`;
  return `${random.pick(SHORT_PROMPTS) ?? ''} ${random.chance(0.5) ? textFor(random) : ''}`.trim() || 'A form';
}

function editPrompt(random: Random): string {
  if (random.chance(0.3)) return random.pick(EDITS) ?? 'Add a field Phone';
  return `${random.pick(EDIT_VERBS)} ${random.pick(EDIT_PARTS)}${random.pick(EDIT_ENDS)}`;
}

function priorSpec(random: Random): unknown {
  return random.chance(0.3) ? random.pick(EDITED)?.prior : priorSpecFor(random);
}

function actionsFor(random: Random): unknown[] {
  const names = new Set(several(random, 4, () => actionName(random)));
  return [...names].map((name) => {
    const kind = random.pick([undefined, undefined, 'agent', 'recompose', 'host', 'false', false]);
    return {
      name,
      ...maybe(random, 0.6, 'required', () => random.chance(0.7)),
      ...maybe(random, 0.7, 'params', () => paramsFor(random)),
      ...maybe(random, 0.3, 'role', () => random.pick(['primary', 'secondary', 'destructive', 'row action'])),
      ...maybe(random, 0.4, 'description', () => textFor(random).slice(0, 160)),
      ...(kind !== undefined && { kind }),
      ...(kind === 'recompose' && { prompt: 'Start over' }),
      ...(kind === 'host' && { channel: 'ui' }),
    };
  });
}

function actionName(random: Random): string {
  const name = random.chance(0.85) ? random.pick(ACTION_NAMES) : nameFor(random, 0.7).slice(0, 60);
  return name === undefined || name === '' ? 'go' : name;
}

function actionContext(random: Random): unknown {
  return {
    action: random.pick(ACTION_NAMES) ?? 'next',
    ...maybe(random, 0.5, 'event', () => random.pick(['commit', 'select', 'change'])),
    ...maybe(random, 0.6, 'params', () => dataFor(random)),
    ...maybe(random, 0.7, 'state', () => ({
      ...dataFor(random),
      ...(random.chance(0.3) && { form: dataFor(random) }),
    })),
    ...maybe(random, 0.3, 'element_id', () => nameFor(random).slice(0, 100)),
  };
}

type HostRequest = { prompt: string; data?: JsonObject; actions?: JsonObject[] };

const HOSTS = new URL('../../evals/prompts/hosts/', import.meta.url);
const REQUESTS = readdirSync(HOSTS).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, HOSTS), 'utf8')) as HostRequest[],
);

/** What is asked of a list besides, which a view of it has to compute. */
const WISHES = [
  ['most urgent first', 'newest first', 'sorted by name', 'sorted by price, highest first', 'oldest first'],
  [
    'grouped by status',
    'grouped by type',
    'highlight overdue ones',
    'only open ones',
    'nach Datum sortiert',
    'par statut',
  ],
].flat();

const ODD_VALUES: readonly Json[] = [
  '',
  'a b',
  '2026-02-31',
  '2025-01-01T00:00:00Z',
  '12:99',
  'x'.repeat(300),
  '"quoted" \\ back`tick` ☃',
  0,
  -1,
  0.5,
  1e15,
  true,
  false,
  [],
  {},
  ['a'],
  { a: 1 },
];

/**
 * A request of the collected ones of hosts with its data as it may come on another day: members missing or null, records
 * doubled, left out or in another order, a value of another kind; sometimes under the prompt or with the actions of another.
 */
function hostRequest(random: Random): JsonObject {
  const { prompt, data = {}, actions } = random.pick(REQUESTS) ?? { prompt: 'A list' };
  const other = random.pick(REQUESTS);
  const wish = random.chance(0.3) ? ` ${random.pick(WISHES) ?? ''}` : '';
  const declared = random.chance(0.15) ? other?.actions : actions;
  return {
    prompt: random.chance(0.3) ? (other?.prompt ?? prompt) : prompt + wish,
    data: changed(data, random, 0),
    ...(declared !== undefined && { actions: declared }),
  };
}

function changed(value: Json, random: Random, depth: number): Json {
  if (depth > 1 && random.chance(0.02)) return null;
  if (Array.isArray(value)) return reordered(value, random).map((item) => changed(item, random, depth + 1));
  if (!isJsonObject(value)) return depth > 0 && random.chance(0.04) ? (random.pick(ODD_VALUES) ?? null) : value;
  const kept = Object.entries(value).filter(() => depth === 0 || !random.chance(0.04));
  const members = kept.map(([name, member]): [string, Json] => [
    random.chance(0.02) ? `${name}-x y` : name,
    changed(member, random, depth + 1),
  ]);
  return Object.fromEntries(members);
}

function reordered(list: readonly Json[], random: Random): readonly Json[] {
  switch (random.integer(16)) {
    case 0:
      return [];
    case 1:
      return list.slice(0, 1);
    case 2:
      return [...list, ...list, ...list];
    case 3:
    case 4:
      return list.toReversed();
    default:
      return list;
  }
}
