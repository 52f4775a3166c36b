import type { Json } from '#contract/json/json.ts';
import { read } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';

/** The options of a field, or a live read of the data that lists them. */
export function optionsOf(field: Field): Json {
  if (field.choicesPath !== undefined) return read(field.choicesPath);
  return (field.choices ?? []).map(({ label, value }) => ({ label, value }));
}

/** The limits of a number; none when they contradict each other. */
export function boundsOf({ min, max }: Field): { min?: number; max?: number } {
  if (min !== undefined && max !== undefined && min >= max) return {};
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** The prefix of the ids of a field's parts. */
export function controlName(field: Field): string {
  const fallback = identifier(field.label, 'field');
  return identifier(field.name, fallback === '' ? 'field' : fallback);
}

/** True or undefined, because a prop that is off is left out. */
export function flag(on: boolean): true | undefined {
  return on ? true : undefined;
}
