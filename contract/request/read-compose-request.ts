import type { z } from 'zod';
import { ComposeRequest } from './compose-request.ts';
import { findJsonFault } from '../json/json-fault.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { LIMITS } from '../limits.ts';
import { fieldRefusal, refusalOfIssue } from '../read-fields.ts';
import { Refusal } from '../refusal.ts';
import { describeIssue, describeSent } from './request-fault.ts';

/**
 * Checks a parsed request body against every rule of the contract.
 *
 * @param value any parsed JSON, however hostile: depth, `__proto__` keys and numbers are checked first
 * @throws Refusal BAD_REQUEST for the first fault: one sentence with the field, the limit and what was sent, such as
 *   "`prompt` has 4001 chars; at most 4000 are allowed."; `field` is the same path. An unknown field is reported before other
 *   faults, since a misspelt name explains the missing one.
 *
 * Source: service spec, "Compose request body" and "Request size and shape limits".
 */
export function readComposeRequest(value: unknown): ComposeRequest {
  if (!isJsonObject(value)) {
    throw new Refusal('BAD_REQUEST', `The body must be a JSON object, not ${describeSent(value)}.`);
  }
  const fault = findJsonFault(value);
  if (fault !== undefined) throw fieldRefusal(fault.path, fault.message);
  const result = ComposeRequest.safeParse(shortened(value), { error: describeIssue });
  if (result.success) return result.data;
  throw issueRefusal(result.error.issues, value);
}

const LIST_LIMITS = { actions: LIMITS.actionsMaxItems, custom_components: LIMITS.customComponentsMaxItems };

// One surplus entry is enough to report that a list is too long; the others would only add faults that nobody reads.
function shortened(request: JsonObject): JsonObject {
  const read = { ...request };
  for (const [field, limit] of Object.entries(LIST_LIMITS)) {
    const list = read[field];
    if (Array.isArray(list)) read[field] = list.slice(0, limit + 1);
  }
  return read;
}

function issueRefusal(issues: readonly z.core.$ZodIssue[], request: JsonObject): Refusal {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown !== undefined) return refusalOfIssue(unknown);
  for (const [field, limit] of Object.entries(LIST_LIMITS)) {
    const list = request[field];
    if (Array.isArray(list) && list.length > limit) {
      return fieldRefusal([field], `has ${list.length} entries; at most ${limit} are allowed`);
    }
  }
  return refusalOfIssue(issues[0]);
}
