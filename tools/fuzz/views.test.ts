import { expect, test } from 'vitest';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { builtinOperations } from '#evals/quality/builtin-spec.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { requestBody } from './request-body.ts';

const REQUESTS = 250;

// A list whose view fails is drawn as an empty one, which no validation notices.
test('every view of a screen of the built-in composer gives a value, whatever the data and its members are called', () => {
  const faults: string[] = [];
  let tried = 0;
  for (let seed = 1; tried < REQUESTS; seed += 1) {
    const body = requestBody(createRandom(seed));
    const input = body['mode'] === 'edit' ? undefined : inputOf(body);
    if (input === undefined) continue;
    tried += 1;
    try {
      builtinOperations(input);
    } catch (thrown) {
      faults.push(`seed ${seed}: ${String(thrown)}`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

function inputOf(body: JsonObject) {
  try {
    return prepare(composerRequest(readComposeRequest(body), 'gen_fuzz'));
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code !== 'INTERNAL_SERVER_ERROR') return undefined;
    throw thrown;
  }
}
