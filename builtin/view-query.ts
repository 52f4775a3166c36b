import { parsePointer } from '#contract/json/json-pointer.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { freshId } from './fresh-id.ts';
import { identifier } from './understand/words/identifier.ts';

/** A free state path for a view of the data at `of`. */
export function viewPath({ given }: { given: JsonObject }, of: string, name: string): string {
  return `/${freshId(identifier(`${of} ${name}`, name), new Set(Object.keys(given)))}`;
}

/** The expression of a view (contract/views) that reads the value at a state path. */
export function queryOf(pointer: string): string {
  return parsePointer(pointer).reduce((query, name) => {
    const member = JSON.stringify(name);
    if (query === '') return member;
    // A number may be an index of a list or a key of an object.
    return /^\d+$/.test(name) ? `(${query}.${member} || ${query}[${name}])` : `${query}.${member}`;
  }, '');
}

/**
 * The expression that reads a member of the current value, or one of an object inside it. It starts with `@`, since a bare
 * name that the value lacks would be looked up in the whole state.
 */
export function memberQuery(path: readonly string[]): string {
  return `@.${path.map((name) => JSON.stringify(name)).join('.')}`;
}

/** A text as a literal of an expression. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
