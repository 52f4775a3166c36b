import { ERRORS } from '#contract/error-code.ts';
import type { ComposeRequest } from '#contract/request/compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Plan } from '#proto/accounts/v1/accounts.ts';
import type { Caller } from '../http/authorize-caller.ts';
import type { Composer } from '../clients.ts';
import { composerRequest } from './composer-request.ts';
import { type RequestContext, since } from '../http/request-context.ts';

/**
 * Why a well-formed request is refused before Begin: the plan's component limit, then what only the composer can judge.
 * Undefined when it is not. Nothing has been claimed yet.
 */
export async function refusalBeforeBegin(
  body: ComposeRequest,
  caller: Pick<Caller, 'plan' | 'componentProfile'>,
  composer: Composer,
  context: Pick<RequestContext, 'origin' | 'facts'>,
): Promise<Refusal | undefined> {
  return componentLimit(body, caller.plan) ?? (await composerRefusal(body, caller.componentProfile, composer, context));
}

function componentLimit({ custom_components: components = [] }: ComposeRequest, plan: Plan): Refusal | undefined {
  const limit = plan.inlineComponentsLimit;
  if (components.length <= limit) return undefined;
  const allowed = limit === 0 ? 'the plan does not include any' : `the plan allows at most ${limit}`;
  const message = `\`custom_components\` has ${components.length} entries; ${allowed}. Send fewer or upgrade.`;
  return new Refusal('FEATURE_LIMIT', message, { field: 'custom_components' });
}

/**
 * The composer's verdict on manifests, prior spec and params, asked only when the request has any. An unreachable composer
 * refuses nothing here: a replay does not need it, and a composition reports the outage itself.
 */
async function composerRefusal(
  body: ComposeRequest,
  profile: Caller['componentProfile'],
  composer: Composer,
  { origin, facts }: Pick<RequestContext, 'origin' | 'facts'>,
): Promise<Refusal | undefined> {
  if (!hasMembersToJudge(body)) return undefined;
  const startedMs = performance.now();
  try {
    await composer.check(composerRequest(body, '', profile), origin);
    return undefined;
  } catch (thrown) {
    const refusal = Refusal.from(thrown);
    return ERRORS[refusal.code].httpStatus === 400 ? refusal : undefined;
  } finally {
    facts.checkMs = since(startedMs);
  }
}

function hasMembersToJudge({ custom_components: components = [], prior_spec: prior, actions = [] }: ComposeRequest) {
  return components.length > 0 || prior !== undefined || actions.some(({ params }) => params !== undefined);
}
