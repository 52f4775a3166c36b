import type { z } from 'zod';
import { ComposeRequest } from './compose-request.ts';
import { formatFieldPath } from './field-path.ts';
import { findJsonFault } from './json-fault.ts';
import { Refusal } from './refusal.ts';
import { describeIssue, describeSent } from './request-fault.ts';
import { isJsonObject } from './json.ts';

/**
 * Checks a parsed request body against every rule of the contract.
 *
 * @param value any parsed JSON, however hostile: depth, `__proto__` keys and numbers are checked before all else
 * @throws Refusal BAD_REQUEST for the first fault: one sentence with the field, the limit and what was sent, such as
 *   "`prompt` has 4001 chars; at most 4000 are allowed."; `field` names the same place. An unknown field comes before
 *   other faults, since a misspelt name explains the missing one.
 *
 * Source: service spec, "Compose request body" and "Request size and shape limits".
 */
export function readComposeRequest(value: unknown): ComposeRequest {
  if (!isJsonObject(value)) throw badRequest(`The body must be a JSON object, not ${describeSent(value)}.`);
  const fault = findJsonFault(value);
  if (fault !== undefined) throw fieldRefusal(fault.path, fault.message);
  const result = ComposeRequest.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  throw issueRefusal(result.error.issues);
}

function issueRefusal(issues: readonly z.core.$ZodIssue[]): Refusal {
  for (const issue of issues) if (issue.code === 'unrecognized_keys') return unknownFields(issue);
  const [issue] = issues;
  return fieldRefusal(issue?.path ?? [], issue?.message ?? 'is not valid');
}

function unknownFields({ path, keys, message }: z.core.$ZodIssueUnrecognizedKeys): Refusal {
  const fields = keys.map((key) => formatFieldPath([...path, key]));
  const named = fields.slice(0, 5).map((field) => `\`${field}\``);
  const noun = fields.length === 1 ? 'Unknown field' : 'Unknown fields';
  const rest = fields.length > named.length ? ` and ${fields.length - named.length} more` : '';
  return badRequest(`${noun} ${named.join(', ')}${rest}${message === '' ? '.' : `; ${message}`}`, fields[0]);
}

function fieldRefusal(path: readonly PropertyKey[], predicate: string): Refusal {
  const field = formatFieldPath(path);
  return badRequest(`\`${field}\` ${predicate}.`, field);
}

function badRequest(message: string, field?: string): Refusal {
  return new Refusal('BAD_REQUEST', message, { field });
}
