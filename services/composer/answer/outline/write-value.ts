import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { bareValue } from './read-value.ts';

const WORD = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u;
const POINTER = /^(?:\/(?:[\p{L}\p{M}\p{N}_-]|~[01])+)+$/u;
const FIELD = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?:\/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)*)?$/u;
/** A name that can be written unquoted before `=` or `:`. */
const NAME = /^[\p{L}_$][\p{L}\p{M}\p{N}_-]*$/u;

/** The shortest form that is read back as the same value. */
export function writeValue(value: Json): string {
  if (typeof value === 'string') return WORD.test(value) && bareValue(value) === value ? value : quoted(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(',')}]`;
  if (isJsonObject(value)) return writeExpression(value) ?? writeObject(value);
  return String(value);
}

/** `/a/b`, `@/a/b` or `.field` for an object that is such an expression and can be written that way. */
export function writeExpression(value: Json): string | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== 1) return undefined;
  const { $state, $bindState, $bindItem } = value;
  if (typeof $state === 'string' && POINTER.test($state)) return $state;
  if (typeof $bindState === 'string' && POINTER.test($bindState)) return `@${$bindState}`;
  return typeof $bindItem === 'string' && FIELD.test($bindItem) ? `.${$bindItem}` : undefined;
}

/** An object with all its members, even when it looks like an expression. */
export function writeObject(object: JsonObject): string {
  const members = Object.entries(object).map(([key, value]) => `${writeName(key)}:${writeValue(value)}`);
  // A single name in braces would be read as a value in braces.
  return `{${members.join(',')}}`;
}

/** A name before `=` or `:`. */
export function writeName(name: string): string {
  return NAME.test(name) ? name : quoted(name);
}

/** True for a name that needs no quotes. */
export function isPlainName(name: string): boolean {
  return NAME.test(name);
}

/** True for a pointer that can be written unquoted. */
export function isPlainPointer(pointer: string): boolean {
  return POINTER.test(pointer);
}

/** True for an item field that can be written after a dot. */
export function isPlainField(field: string): boolean {
  return FIELD.test(field);
}

/** A text in double quotes, with JSON's escapes. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
