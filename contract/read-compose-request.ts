import type { z } from 'zod';
import { ComposeRequest } from './compose-request.ts';
import { formatFieldPath } from './field-path.ts';
import { findJsonFault } from './json-fault.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';
import { describeIssue, describeSent, NAMED_MAX } from './request-fault.ts';

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
  if (!isJsonObject(value)) throw badRequest(`The body must be a JSON object, not ${describeSent(value)}.`);
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
  for (const issue of issues) if (issue.code === 'unrecognized_keys') return unknownFields(issue);
  for (const [field, limit] of Object.entries(LIST_LIMITS)) {
    const list = request[field];
    if (Array.isArray(list) && list.length > limit) {
      return fieldRefusal([field], `has ${list.length} entries; at most ${limit} are allowed`);
    }
  }
  const [issue] = issues;
  return fieldRefusal(issue?.path ?? [], issue?.message ?? 'is not valid');
}

function unknownFields({ path, keys, message }: z.core.$ZodIssueUnrecognizedKeys): Refusal {
  const fields = keys.slice(0, NAMED_MAX).map((key) => formatFieldPath([...path, key]));
  const named = fields.map((field) => `\`${field}\``);
  const noun = keys.length === 1 ? 'Unknown field' : 'Unknown fields';
  const rest = keys.length > named.length ? ` and ${keys.length - named.length} more` : '';
  return badRequest(`${noun} ${named.join(', ')}${rest}${message === '' ? '.' : `; ${message}`}`, fields[0]);
}

function fieldRefusal(path: readonly PropertyKey[], predicate: string): Refusal {
  const field = formatFieldPath(path);
  return badRequest(`\`${field}\` ${predicate}.`, field);
}

function badRequest(message: string, field?: string): Refusal {
  return new Refusal('BAD_REQUEST', message, { field });
}
