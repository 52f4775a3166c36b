import type { JsonObject } from '#contract/json/json.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { promptCases } from '#evals/quality/prompts.ts';
import { SCREENS } from '#evals/edits/screens.ts';
import type { Random } from '#evals/mutations/random.ts';
import { dataFor } from './data.ts';
import { hostRequest } from './host-request.ts';
import { paramsFor } from './params.ts';
import { priorSpecFor } from './prior-spec.ts';
import { maybe, nameFor, OWN_WORD, several, textFor } from './words.ts';

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
