import type { z } from 'zod';

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

const MAX_EDITS = 2;

/**
 * The known name that a misspelt one probably means: equal up to case and underscores (`uiType`), or at most two edits away
 * (`promt`). Undefined when none is close.
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const folded = fold(name);
  if (folded.length > 40) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(folded, fold(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  if (best === undefined || best.edits > MAX_EDITS || best.edits * 2 >= best.candidate.length) return undefined;
  return best.candidate;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_\-\s]/g, '');
}

/** Edit distance: insertions, deletions, replacements, and swaps of neighbouring characters. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
}
