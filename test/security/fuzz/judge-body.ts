import type { ErrorCode } from '#contract/error-code.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import { definitionOf } from '#catalog/components.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { parseJson } from '#services/process/json-body.ts';

/**
 * What gateway and composer make of a body before anything is composed: `accepted`, or the code that it is refused
 * with. The body is also validated as if it were a spec.
 *
 * @throws whatever is no refusal, which is what fuzzing looks for
 */
export function judgeBody(bytes: Uint8Array): 'accepted' | ErrorCode {
  try {
    const value = parseJson(bytes);
    for (const tolerance of ['emitted', 'prior'] as const) validateSpec(value, { definitionOf, tolerance });
    prepare(composerRequest(readComposeRequest(value), 'gen_fuzz'));
    return 'accepted';
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code !== 'INTERNAL_SERVER_ERROR') return thrown.code;
    throw thrown;
  }
}
