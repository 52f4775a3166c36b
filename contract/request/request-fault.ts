import type { z } from 'zod';
import { nearName } from './near-name.ts';

const SENT_MAX_CHARS = 60;
/** Most unknown fields that a message names and suggests corrections for. */
export const NAMED_MAX = 5;

/**
 * What is wrong with a field, as a predicate whose subject is the field: "has 4001 chars; at most 4000 are allowed". For
 * unknown fields it is what follows their names: a hint, or nothing. This is zod's error map for requests; checks with a
 * message of their own use the same form.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') return hint(issue.keys, issue.inst);
  if (input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NOUNS[issue.expected] ?? issue.expected}, not ${describeSent(input)}`;
    case 'invalid_value':
      return `is ${describeSent(input)}; allowed are ${nameAll(issue.values)}`;
    case 'too_big':
      return `${amount(input)}; at most ${issue.maximum} ${isCounted(input) ? 'are' : 'is'} allowed`;
    case 'too_small':
      return `${amount(input)}; at least ${issue.minimum} is required`;
    default:
      return `is not valid: ${describeSent(input)}`;
  }
}

const NOUNS: Record<string, string> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  int: 'a whole number',
  array: 'an array',
  object: 'an object',
};

/** What was sent, short enough for a message: the kind of texts and containers, the value of others. */
export function describeSent(input: unknown): string {
  if (Array.isArray(input)) return 'an array';
  if (typeof input === 'object' && input !== null) return 'an object';
  const text = (Number.isNaN(input) ? undefined : JSON.stringify(input)) ?? String(input);
  return text.length > SENT_MAX_CHARS ? `${text.slice(0, SENT_MAX_CHARS)}…` : text;
}

// To a reader the text "false" and the boolean are the same name.
function nameAll(values: readonly unknown[]): string {
  return [...new Set(values.map((value) => `\`${String(value)}\``))].join(', ');
}

function amount(input: unknown): string {
  if (Array.isArray(input)) return `has ${input.length} entries`;
  return typeof input === 'string' ? `has ${input.length} chars` : `is ${describeSent(input)}`;
}

function isCounted(input: unknown): boolean {
  return Array.isArray(input) || typeof input === 'string';
}

/** Fields that hosts of the reference send and that have another name here. */
const SAID_OTHERWISE: { readonly [key: string]: string } = {
  signals: 'what the interface should go by is said in the `prompt`, facts in `data`',
  live: 'every action that is wired to an event fires at once here',
  confirm: 'say in `description` that the user is asked first',
  requiredItems: 'say it in `params`, by `required` and `minItems`',
};

function hint(unknownKeys: readonly string[], schema: unknown): string {
  const foreign = unknownKeys.slice(0, NAMED_MAX).find((key) => Object.hasOwn(SAID_OTHERWISE, key));
  if (foreign !== undefined) return `${SAID_OTHERWISE[foreign]}.`;
  const known = Object.keys((schema as z.ZodObject).shape);
  const near = unknownKeys
    .slice(0, NAMED_MAX)
    .map((key) => nearName(key, known))
    .find((name) => name !== undefined);
  return near === undefined ? '' : `did you mean \`${near}\`?`;
}
