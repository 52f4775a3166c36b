import type { Definition } from '#catalog/definition.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { readManifests } from '#catalog/compiler/manifest/read-manifests.ts';
import type { ActionDeclaration, ComposeRequest } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeRequest as WireRequest } from '#proto/composer/v1/composer.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { missingFromProfile } from '#catalog/component-profile.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { readParams } from './read-params.ts';
import { faultsOfPrior, withData } from '../validation/prior-faults.ts';
import { type Pace, refusalIfOutOfTime, resultOf } from '../pace/pace.ts';
import { formatFieldPath } from '#contract/request/field-path.ts';
import { findTooManyMembers } from '#contract/json/json-members.ts';
import { searchJsonTextFault } from '#contract/json/json-text-fault.ts';

/**
 * Converts a protobuf request to a compose input. Everything that can be refused about a request is refused here, before
 * anything is composed, whether the gateway or another service called.
 *
 * @throws Refusal BAD_REQUEST, INVALID_MANIFEST or CUSTOM_SLICE_TOO_LARGE
 */
export function prepare(wire: WireRequest): ComposeInput {
  return runToEnd(prepareInSteps(wire));
}

/** The same in steps, so that other requests can run in between. */
function* prepareInSteps(wire: WireRequest): Generator<void, ComposeInput> {
  const body = yield* publicRequest(wire);
  yield;
  const request = readComposeRequest(body);
  yield;
  const customComponents = readManifests(request.custom_components ?? []);
  const actions: ActionDeclaration[] = [];
  for (const action of request.actions ?? []) {
    yield;
    actions.push(readAction(action, actions.length));
  }
  yield;
  const priorSpec = yield* readPriorSpec(request, customComponents);
  const { prior_spec: prior } = request;
  return {
    generationId: wire.generationId,
    prompt: request.prompt,
    uiType: request.ui_type,
    mode: request.mode ?? 'create',
    data: request.data ?? {},
    actions,
    actionPolicy: request.action_policy ?? 'open',
    priorSpec,
    ...(prior !== undefined && !Object.hasOwn(prior, 'state') && { priorSpecAsSent: prior }),
    actionContext: request.action_context,
    customComponents,
    componentProfile: readProfile(wire, customComponents),
    maxOperations: request.max_operations,
    theme: request.context?.theme,
    frameworkHint: request.context?.framework_hint,
  };
}

// The body of POST /v1/compose that corresponds to this call, so that one schema validates both.
function* publicRequest(wire: WireRequest): Generator<void, JsonObject> {
  const { theme, frameworkHint } = wire;
  const actions: JsonObject[] = [];
  for (const { paramsJson, ...action } of wire.actions) {
    yield;
    // A list that is too long is refused as a whole: params beyond its limit need not be parsed.
    const isRead = actions.length <= LIMITS.actionsMaxItems;
    const params = isRead ? yield* parseJsonField(paramsJson, `actions[${actions.length}].params`) : undefined;
    actions.push(present({ ...action, params }));
  }
  return present({
    prompt: wire.prompt,
    ui_type: wire.uiType,
    mode: wire.mode,
    data: yield* parseJsonField(wire.dataJson, 'data'),
    actions,
    action_policy: wire.actionPolicy,
    prior_spec: yield* parseJsonField(wire.priorSpecJson, 'prior_spec'),
    action_context: yield* parseJsonField(wire.actionContextJson, 'action_context'),
    custom_components: yield* parseJsonField(wire.customComponentsJson, 'custom_components'),
    max_operations: wire.maxOperations,
    context:
      theme === undefined && frameworkHint === undefined
        ? undefined
        : present({ theme, framework_hint: frameworkHint }),
  });
}

function present(members: { [name: string]: unknown }): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}

function readAction({ params, ...action }: ActionDeclaration, index: number): ActionDeclaration {
  return params === undefined ? action : { ...action, params: readParams(params, `actions[${index}].params`) };
}

// A key's profile is validated when the key is minted. Callers without a key get the error here.
function readProfile(
  { componentProfile }: WireRequest,
  customComponents: readonly Definition[],
): ReadonlySet<string> | undefined {
  if (componentProfile === undefined) return undefined;
  const { components } = componentProfile;
  const missing = missingFromProfile(components);
  if (missing.length > 0) {
    const message = `\`component_profile\` lacks ${missing.join(', ')}, which every screen needs. Use a key whose profile names them.`;
    throw new Refusal('BAD_REQUEST', message, { field: 'component_profile' });
  }
  return new Set([...components, ...customComponents.map(({ name }) => name)]);
}

const WRONG = { prior_spec: 'is not valid', data: 'does not fit what `prior_spec` does with it' };

function* readPriorSpec(
  request: ComposeRequest,
  customComponents: readonly Definition[],
): Generator<void, Spec | undefined> {
  if (request.prior_spec === undefined) return undefined;
  const prior = { state: {}, ...request.prior_spec } as Spec;
  const definitionOf = definitionLookup(customComponents);
  const refuse = (field: keyof typeof WRONG, { pointer, message }: Finding): never => {
    throw new Refusal('BAD_REQUEST', `\`${field}\` ${WRONG[field]} at "${pointer}": ${message}`, { field });
  };
  const [fault] = faultsOfPrior(prior, definitionOf);
  if (fault !== undefined) refuse('prior_spec', fault);
  if (request.mode !== 'edit' || request.data === undefined) return prior;
  yield;
  const [misfit] = faultsOfPrior(withData(prior, request.data), definitionOf);
  if (misfit !== undefined) refuse('data', misfit);
  return prior;
}

/**
 * Prepares an input as {@link prepareInSteps} does without blocking the event loop, and reports the size of the request to the pace.
 *
 * @throws Refusal as `prepareInSteps`, and BAD_REQUEST when it takes too much processor time
 */
export async function prepareInTurns(request: WireRequest, pace: Pace): Promise<ComposeInput> {
  pace.addCost(charsOf(request));
  try {
    return await resultOf(pace.runSteps(() => prepareInSteps(request)));
  } catch (thrown) {
    throw refusalIfOutOfTime(thrown);
  }
}

function charsOf(request: WireRequest): number {
  const { prompt, dataJson, priorSpecJson, actionContextJson, customComponentsJson, actions } = request;
  const params = actions.map(({ paramsJson }) => paramsJson);
  const texts = [prompt, dataJson, priorSpecJson, actionContextJson, customComponentsJson, ...params];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** A shorter text takes next to no time. */
const LONG_MIN_CHARS = 50_000;

/**
 * Parses the JSON text of a field in steps, as strictly as the gateway parses a body: nothing is dropped silently.
 * Undefined stays undefined.
 *
 * @throws Refusal BAD_REQUEST that names the field, or the place in it
 */
export function* parseJsonField(text: string | undefined, field: string): Generator<void, unknown> {
  if (text === undefined) return undefined;
  const tooMany = findTooManyMembers(text);
  if (text.length > LONG_MIN_CHARS) yield;
  const value = tooMany === undefined ? parse(text, field) : undefined;
  if (text.length > LONG_MIN_CHARS) yield;
  const fault = tooMany ?? (yield* searchJsonTextFault(text));
  if (fault === undefined) return value;
  const below = formatFieldPath(fault.path);
  const place = below === '' || below.startsWith('[') ? field + below : `${field}.${below}`;
  throw new Refusal('BAD_REQUEST', `\`${place}\` ${fault.message}.`, { field: place });
}

function parse(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which must not be logged.
    throw new Refusal('BAD_REQUEST', `\`${field}\` is not valid JSON.`, { field });
  }
}
