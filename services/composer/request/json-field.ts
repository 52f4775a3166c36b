import { formatFieldPath } from '#contract/request/field-path.ts';
import { findTooManyMembers } from '#contract/json/json-members.ts';
import { searchJsonTextFault } from '#contract/json/json-text-fault.ts';
import { Refusal } from '#contract/refusal.ts';

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
