import { isDeepStrictEqual } from 'node:util';
import { definitionOf } from '#catalog/components.ts';
import { foldOperations, sameJson } from '#contract/json/apply-operation.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { Refusal } from '#contract/refusal.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';
import { type ReceivedRequest, type Script, lastMessage, say } from '../model-backend/script.ts';
import { BOOKING_FORM, ORDERS_TABLE, type Screen } from '#tools/model-backend/scripts/screens.ts';

/** The outcome of a body as in the HTTP answer, and what is wrong with that. */
export type Fared = { outcome: string; faults: string[] };

/** Composes a body without the services around it, which is fast, and says why it failed when it did. */
export async function fareInProcess(body: JsonObject, model: Model = builtinModel('builtin')): Promise<Fared> {
  try {
    const input = prepare(composerRequest(readComposeRequest(structuredClone(body)), 'gen_fuzz'));
    const operations: Operation[] = [];
    for await (const event of compose(input, {
      tiers: [model],
      stats: newStats(),
      signal: new AbortController().signal,
      now: Date.now,
    })) {
      if (event.type === 'operation') operations.push(event.operation);
      if (event.type === 'restarted') operations.length = 0;
      if (event.type !== 'completed') continue;
      const base = body['mode'] === 'edit' ? structuredClone(body['prior_spec'] as Json) : {};
      const folded = foldOperations(base, structuredClone(operations));
      const isSame = sameJson(folded, event.spec);
      return {
        outcome: '200 completed',
        faults: [...(isSame ? [] : ['the operations do not come to the spec']), ...faultsOfSpec(body, folded)],
      };
    }
    return { outcome: 'no end', faults: ['no end'] };
  } catch (thrown) {
    return fareOfRefusal(Refusal.from(thrown));
  }
}

function fareOfRefusal({ code, message, field, cause }: Refusal): Fared {
  const isOurs = code === 'INTERNAL_SERVER_ERROR' || code === 'COMPOSITION_FAILED' || code === 'MODEL_UNAVAILABLE';
  if (isOurs)
    return { outcome: code, faults: [`${code}: ${cause instanceof Error ? (cause.stack ?? '') : String(cause)}`] };
  return {
    outcome: `400 ${code}`,
    faults: field === undefined && !message.includes('`') ? [`names no field: ${message}`] : [],
  };
}

/** What is wrong with a spec that answers a request, whatever the request: promises of the contract that it breaks. */
export function faultsOfSpec(body: JsonObject, spec: Json): string[] {
  if (!isJsonObject(spec)) return ['the operations come to no object'];
  return [...invalid(body, spec), ...unwired(body, spec), ...altered(body, spec)];
}

// In an edit, what was wrong before the edit may stay.
function invalid(body: JsonObject, spec: JsonObject): string[] {
  if (body['mode'] === 'edit' || body['custom_components'] !== undefined) return [];
  return validateSpec(spec, { definitionOf, tolerance: 'emitted' }).map(({ code, pointer }) => `${code} at ${pointer}`);
}

function unwired(body: JsonObject, spec: JsonObject): string[] {
  const bound = new Set(actionsIn(spec['elements'] ?? {}));
  const declared = (body['actions'] ?? []) as { name: string; required?: boolean }[];
  return declared
    .filter(({ name, required }) => required === true && !bound.has(name))
    .map(({ name }) => `the required action ${JSON.stringify(name)} is not wired`);
}

function actionsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(actionsIn);
  if (!isJsonObject(value)) return [];
  const own = typeof value['action'] === 'string' ? [value['action']] : [];
  return [...own, ...Object.values(value).flatMap(actionsIn)];
}

function altered(body: JsonObject, spec: JsonObject): string[] {
  const data = isJsonObject(body['data']) ? body['data'] : {};
  const state = isJsonObject(spec['state']) ? spec['state'] : {};
  return Object.entries(data)
    .filter(([name, value]) => !Object.hasOwn(state, name) || !isDeepStrictEqual(state[name], value))
    .map(([name]) => `the fact ${JSON.stringify(name)} is not in the state as it was given`);
}

const LIST_FORM: Screen = {
  state: {},
  elements: {
    root: { type: 'Card', props: { title: 'Details' }, children: ['name', 'place', 'go'] },
    name: { type: 'Input', props: { label: 'Name', value: { $bindState: '/items/0/name' } }, children: [] },
    place: { type: 'Input', props: { label: 'Place', value: { $bindState: '/form/place' } }, children: [] },
    go: { type: 'Button', props: { label: 'Go on' }, children: [], on: { commit: { action: 'go_on' } } },
  },
};
const NOTE: Screen = { state: {}, elements: { root: { type: 'Text', props: { text: 'Hello' }, children: [] } } };
const VIEWS = `/query=""
/top:=items[:3]
/count:=length(rows || \`[]\`)
/sum:=sum(items[].amount)
@/draft:=customer
Stack gap=lg
  PageHeader "Overview"
    Button "Go on" icon=arrow-right >go_on(id=/query)
  Text /count
  DataTable columns=[{key:name,label:Name}] rows=/items filterText=/query
  Input "Name" name=name value=@/draft/name
`;
const SCREENS = [BOOKING_FORM, ORDERS_TABLE, LIST_FORM, NOTE];
const ANSWERS = [...SCREENS.map(linesOf), ...SCREENS.map(outlineOf), VIEWS];

/** A good answer to any request, though hardly the one that was asked for: the server has to make it fit. */
export function answerFor(request: ReceivedRequest): Script {
  return say(answerTo(lastMessage(request)), { chunkChars: 4_000 });
}

/** The same as a model in this process. */
export const plausibleModel: Model = {
  alias: 'plausible',
  deterministic: false,
  prices: undefined,
  async *stream({ messages }) {
    const [last] = (await messages()).slice(-1);
    yield { type: 'text', text: answerTo(last?.content ?? '') };
    yield { type: 'finish', reason: 'stop' };
  },
};

function answerTo(message: string): string {
  return ANSWERS[message.length % ANSWERS.length] ?? '';
}

function linesOf({ state, elements }: Screen): string {
  const seeds = Object.entries(state).map(([key, value]) => ({ op: 'add', path: `/state/${key}`, value }));
  const parts = Object.entries(elements).map(([id, value]) => ({ op: 'add', path: `/elements/${id}`, value }));
  return [...seeds, ...parts].map((operation) => `${JSON.stringify(operation)}\n`).join('');
}

function outlineOf({ state, elements }: Screen): string {
  const spec = { state, root: 'root', elements } as Spec;
  return writeOutline(spec, { definitionOf, ids: false }).join('\n');
}
