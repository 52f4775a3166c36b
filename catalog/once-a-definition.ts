import type { Definition } from './definition.ts';

/** Memoizes a function per definition; definitions never change. */
export function onceADefinition<Result extends string | object>(
  work: (definition: Definition) => Result,
): (definition: Definition) => Result {
  const done = new WeakMap<Definition, Result>();
  return (definition) => {
    const known = done.get(definition);
    if (known !== undefined) return known;
    const result = work(definition);
    done.set(definition, result);
    return result;
  };
}
