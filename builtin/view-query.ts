import { parsePointer } from '#contract/json/json-pointer.ts';

/** The expression of a view (contract/views) that reads the value at a state path. */
export function queryOf(pointer: string): string {
  return memberQuery(parsePointer(pointer));
}

/** The expression that reads a member of the current value, or one of an object inside it. */
export function memberQuery(path: readonly string[]): string {
  return path.map((name) => JSON.stringify(name)).join('.');
}

/** A text as a literal of an expression. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
