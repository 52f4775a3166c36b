import type { Placed } from '#builtin/parts/actions/lookups.ts';
import type { Field, FieldKind } from './field.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { allFacts, type Group } from '#builtin/understand/data/data-shape.ts';

// Kinds whose answer is more than a single value.
const MULTI_VALUE_KINDS: ReadonlySet<FieldKind> = new Set([
  'choices',
  'tags',
  'file',
  'records',
  'dateRange',
  'signature',
]);

/** Binds each field to the value that the data has for it, so that a form to edit a record opens filled in. */
export function prefill(placed: readonly Placed[], data: Group): Placed[] {
  const facts = allFacts(data);
  return placed.map((one) => {
    const names = new Set([joinedWords(one.field.name), joinedWords(one.field.label)].filter((name) => name !== ''));
    const fact = facts.find(({ key }) => names.has(joinedWords(key)));
    const fits =
      fact !== undefined &&
      one.field.fields === undefined &&
      !MULTI_VALUE_KINDS.has(one.field.kind) &&
      typeof fact.value === (one.field.kind === 'yesNo' ? 'boolean' : isNumeric(one.field.kind) ? 'number' : 'string');
    return fits ? { ...one, pointer: fact.pointer } : one;
  });
}

function isNumeric(kind: string): boolean {
  return ['number', 'money', 'quantity', 'slider', 'rating'].includes(kind);
}

/** Gives each field the value in the data as its initial value: a copy that the user can change or discard. */
export function withPresentValues(fields: readonly Field[], data: Group): Field[] {
  const facts = allFacts(data);
  return fields.map((field) => {
    const name = joinedWords(field.name);
    const fact = name === '' ? undefined : facts.find(({ key }) => joinedWords(key) === name);
    return fact === undefined || field.fields !== undefined ? field : { ...field, initial: fact.value };
  });
}
