import { foldOperations } from '#contract/json/apply-operation.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { faultsOfSpec } from './faults-of-spec.ts';

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
