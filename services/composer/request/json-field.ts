import { formatFieldPath } from '#contract/field-path.ts';
import { findTooManyMembers } from '#contract/json-members.ts';
import { findJsonTextFault } from '#contract/json-text-fault.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * Parses the JSON text of a field, as strictly as the gateway parses a body: nothing is dropped silently. Undefined stays
 * undefined.
 *
 * @throws Refusal BAD_REQUEST that names the field, or the place in it
 */
export function parseJsonField(text: string | undefined, field: string): unknown {
  if (text === undefined) return undefined;
  const tooMany = findTooManyMembers(text);
  const value = tooMany === undefined ? parse(text, field) : undefined;
  const fault = tooMany ?? findJsonTextFault(text);
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
