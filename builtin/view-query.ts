import { parsePointer } from '#contract/json/json-pointer.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { freshId } from './fresh-id.ts';
import { identifier } from './understand/words/identifier.ts';

/** A state path for a view of the data at another one. */
export function viewPath({ given }: { given: JsonObject }, of: string, name: string): string {
  return `/${freshId(identifier(`${of} ${name}`, name), new Set(Object.keys(given)))}`;
}

/** The expression of a view (contract/views) that reads the value at a state path. */
export function queryOf(pointer: string): string {
  return parsePointer(pointer).reduce((query, name) => {
    const member = JSON.stringify(name);
    if (query === '') return member;
    // A number may be the place in a list or the key of an object.
    return /^\d+$/.test(name) ? `(${query}.${member} || ${query}[${name}])` : `${query}.${member}`;
  }, '');
}

/**
 * The expression that reads a member of the current value, or one of an object inside it. A bare name that the value does not
 * have would be sought in all of the state.
 */
export function memberQuery(path: readonly string[]): string {
  return `@.${path.map((name) => JSON.stringify(name)).join('.')}`;
}

/** A text as a literal of an expression. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
