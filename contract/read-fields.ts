import type { z } from 'zod';
import { formatFieldPath } from './request/field-path.ts';
import { Refusal } from './refusal.ts';
import { describeIssue, NAMED_MAX } from './request/request-fault.ts';

/**
 * Checks a value against a strict schema, with errors worded as everywhere in the API.
 *
 * @throws Refusal BAD_REQUEST for the first fault: "`prompt` is required."; an unknown field is reported before other
 *   faults, since a misspelt name explains the missing one
 */
export function readFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw refusalOfIssue(issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]);
}

/** The refusal for an issue that is worded by {@link describeIssue}. */
export function refusalOfIssue(issue: z.core.$ZodIssue | undefined): Refusal {
  if (issue?.code === 'unrecognized_keys') return unknownFields(issue);
  return fieldRefusal(issue?.path ?? [], issue?.message ?? 'is not valid');
}

/** A refusal whose subject is the field: "`prompt` is required." */
export function fieldRefusal(path: readonly PropertyKey[], predicate: string): Refusal {
  const field = formatFieldPath(path);
  return new Refusal('BAD_REQUEST', `${field === '' ? 'The body' : `\`${field}\``} ${predicate}.`, { field });
}

function unknownFields({ path, keys, message }: z.core.$ZodIssueUnrecognizedKeys): Refusal {
  const fields = keys.slice(0, NAMED_MAX).map((key) => formatFieldPath([...path, key]));
  const named = fields.map((field) => `\`${field}\``);
  const noun = keys.length === 1 ? 'Unknown field' : 'Unknown fields';
  const rest = keys.length > named.length ? ` and ${keys.length - named.length} more` : '';
  const text = `${noun} ${named.join(', ')}${rest}${message === '' ? '.' : `; ${message}`}`;
  return new Refusal('BAD_REQUEST', text, { field: fields[0] });
}
