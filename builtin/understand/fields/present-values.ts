import { allFacts, type Group } from '#builtin/understand/data/data-shape.ts';
import type { Field } from './field.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';

/** Fields that the data has a value for start with it, as a copy that can be changed or thrown away. */
export function withPresentValues(fields: readonly Field[], data: Group): Field[] {
  const facts = allFacts(data);
  return fields.map((field) => {
    const name = joinedWords(field.name);
    const fact = name === '' ? undefined : facts.find(({ key }) => joinedWords(key) === name);
    return fact === undefined || field.fields !== undefined ? field : { ...field, initial: fact.value };
  });
}
