import type { Placed } from '#builtin/parts/actions/lookups.ts';
import type { Field, FieldKind } from './field.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { allFacts, type Group } from '#builtin/understand/data/data-shape.ts';

// Answers that no single value can be.
const HOLDS_MORE: ReadonlySet<FieldKind> = new Set(['choices', 'tags', 'file', 'records', 'dateRange', 'signature']);

/** Binds fields that the data has a value for to that value, so that a form to edit a record opens filled in. */
export function prefill(placed: readonly Placed[], data: Group): Placed[] {
  const facts = allFacts(data);
  return placed.map((one) => {
    const names = new Set([joinedWords(one.field.name), joinedWords(one.field.label)].filter((name) => name !== ''));
    const fact = facts.find(({ key }) => names.has(joinedWords(key)));
    const fits =
      fact !== undefined &&
      one.field.fields === undefined &&
      !HOLDS_MORE.has(one.field.kind) &&
      typeof fact.value === (one.field.kind === 'yesNo' ? 'boolean' : isNumeric(one.field.kind) ? 'number' : 'string');
    return fits ? { ...one, pointer: fact.pointer } : one;
  });
}

function isNumeric(kind: string): boolean {
  return ['number', 'money', 'quantity', 'slider', 'rating'].includes(kind);
}

/** Fields that the data has a value for start with it, as a copy that can be changed or thrown away. */
export function withPresentValues(fields: readonly Field[], data: Group): Field[] {
  const facts = allFacts(data);
  return fields.map((field) => {
    const name = joinedWords(field.name);
    const fact = name === '' ? undefined : facts.find(({ key }) => joinedWords(key) === name);
    return fact === undefined || field.fields !== undefined ? field : { ...field, initial: fact.value };
  });
}
