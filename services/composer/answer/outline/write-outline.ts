import type { Definition } from '#catalog/definition.ts';
import { mainPropOf } from '#catalog/main-prop.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { isEventVerb } from '#contract/spec/event-verb.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { bareValue } from './read-value.ts';

/** How a spec is written. */
export type WriteOptions = {
  definitionOf: (type: string) => Definition | undefined;
  /** Writes the id of every element, as an edit needs it. */
  ids: boolean;
};

const OPERATORS: { readonly [name: string]: string } = { eq: '==', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' };
/** Names with a different meaning on a line. */
const RESERVED = new Set(['for', 'if', 'props', 'on', 'repeat', 'visible', 'watch', 'slots']);

/**
 * Writes a spec as lines of the outline: its seeded state, then its elements. Reading them gives the same spec, except for
 * `actions`, which the server adds.
 */
export function writeOutline(spec: Spec, options: WriteOptions): string[] {
  return [...writeState(spec.state), ...writeElements(spec, options)];
}

/** The lines that seed a state. */
function writeState(state: JsonObject): string[] {
  return Object.entries(state).map(([key, value]) => {
    const pointer = formatPointer([key]);
    const place = isPlainPointer(pointer) ? pointer : quoted(pointer);
    return `${place}=${isJsonObject(value) ? writeObject(value) : writeValue(value)}`;
  });
}

/** The lines of a spec's elements, in reading order. */
export function writeElements(spec: Spec, options: WriteOptions): string[] {
  const lines: string[] = [];
  const seen = new Set<string>();
  const waiting: [id: string, depth: number][] = [[spec.root, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [id, depth] = next;
    const element = elementOf(spec, id);
    if (element === undefined || seen.has(id)) continue;
    seen.add(id);
    lines.push('  '.repeat(depth) + writeElement(element, options, options.ids ? id : undefined));
    for (const child of childIds(element).toReversed()) waiting.push([child, depth + 1]);
  }
  return lines;
}

/** Writes one element as a line. */
export function writeElement(
  element: SpecElement & { [key: string]: unknown },
  { definitionOf }: WriteOptions,
  id?: string,
): string {
  const { type, props, children: _, on, repeat, visible, ...rest } = element;
  const definition = definitionOf(type);
  const mainProp = definition === undefined ? 'title' : mainPropOf(definition);
  const main = mainProp === undefined ? undefined : writeMain(props[mainProp]);
  const plain = Object.entries(props).filter(([name]) => name !== mainProp || main === undefined);
  const odd = plain.filter(([name]) => !isPlainName(name) || RESERVED.has(name));
  const usual = plain.filter((entry) => !odd.includes(entry));
  return [
    type,
    ...(id === undefined ? [] : [`#${id}`]),
    ...(main === undefined ? [] : [main]),
    ...usual.map(([name, value]) => writeProp(name, value, definition)),
    ...(odd.length === 0 ? [] : [`props=${writeObject(Object.fromEntries(odd))}`]),
    ...(repeat === undefined ? [] : [writeRepeat(repeat)]),
    ...(visible === undefined ? [] : [writeVisible(visible)]),
    ...Object.entries(rest).map(([name, value]) => `${name}=${writeValue(value as Json)}`),
    ...(on === undefined ? [] : writeEvents(on)),
  ].join(' ');
}

function writeMain(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return quoted(value);
  const expression = value === undefined ? undefined : writeExpression(value);
  return expression?.startsWith('@') === true ? undefined : expression;
}

function writeProp(name: string, value: Json, definition: Definition | undefined): string {
  const kind = definition === undefined || !Object.hasOwn(definition.props, name) ? [] : [definition.props[name]?.kind];
  const isFlag = value === true && kind.flat().some((one) => one === 'boolean' || one === 'any');
  return isFlag ? name : `${name}=${writeValue(value)}`;
}

function writeRepeat(repeat: JsonObject): string {
  const path = repeat['statePath'];
  const isAlone = Object.keys(repeat).length === 1;
  if (isAlone && typeof path === 'string' && isPlainPointer(path)) return `for=${path}`;
  const field = isJsonObject(path) && Object.keys(path).length === 1 ? path['$item'] : undefined;
  if (isAlone && typeof field === 'string' && isPlainField(field)) return `for=.${field}`;
  return `repeat=${writeObject(repeat)}`;
}

function writeVisible(visible: Json): string {
  const list = Array.isArray(visible) && visible.length > 1 ? visible : [visible];
  const clauses = list.map(writeClause);
  return clauses.every((clause) => clause !== undefined) ? `if=${clauses.join('&')}` : `visible=${writeValue(visible)}`;
}

function writeClause(condition: Json): string | undefined {
  if (!isJsonObject(condition)) return undefined;
  const { $state, $item, not, ...operators } = condition;
  const [[name, operand] = [], ...others] = Object.entries(operators);
  const isPath = typeof $state === 'string' && $item === undefined && isPlainPointer($state);
  const isField = typeof $item === 'string' && $state === undefined && isPlainField($item);
  if ((!isPath && !isField) || (not !== undefined && not !== true) || others.length > 0) return undefined;
  const subject = `${not === true ? '!' : ''}${isPath ? $state : `.${String($item)}`}`;
  if (name === undefined) return subject;
  const sign = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (sign === undefined) return undefined;
  if (isJsonObject(operand)) {
    const read = writeExpression(operand);
    return read?.startsWith('/') === true && /^\/\p{L}/u.test(read) ? subject + sign + read : undefined;
  }
  if (Array.isArray(operand)) return undefined;
  return subject + sign + (typeof operand === 'string' ? quoted(operand) : String(operand));
}

function writeEvents(on: JsonObject): string[] {
  const events = Object.entries(on).map(([verb, binding]) => writeEvent(verb, binding));
  return events.length > 0 && events.every((event) => event !== undefined) ? events : [`on=${writeObject(on)}`];
}

function writeEvent(verb: string, binding: Json): string | undefined {
  if (!isJsonObject(binding) || !isEventVerb(verb)) return undefined;
  const { action, params, ...others } = binding;
  if (typeof action !== 'string' || action === '' || Object.keys(others).length > 0) return undefined;
  if (params !== undefined && !isJsonObject(params)) return undefined;
  const name = isPlainName(action) ? action : quoted(action);
  const listed = Object.entries(params ?? {}).map(([param, value]) => `${writeName(param)}=${writeValue(value)}`);
  return `${verb === 'commit' ? '' : verb}>${name}${params === undefined ? '' : `(${listed.join(',')})`}`;
}

const WORD = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u;
const POINTER = /^(?:\/(?:[\p{L}\p{M}\p{N}_-]|~[01])+)+$/u;
const FIELD = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?:\/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)*)?$/u;
/** A name that can be written unquoted before `=` or `:`. */
const NAME = /^[\p{L}_$][\p{L}\p{M}\p{N}_-]*$/u;

/** The shortest form that is read back as the same value. */
function writeValue(value: Json): string {
  if (typeof value === 'string') return WORD.test(value) && bareValue(value) === value ? value : quoted(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(',')}]`;
  if (isJsonObject(value)) return writeExpression(value) ?? writeObject(value);
  return String(value);
}

/** `/a/b`, `@/a/b` or `.field` for an object that is such an expression and can be written that way. */
function writeExpression(value: Json): string | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== 1) return undefined;
  const { $state, $bindState, $bindItem } = value;
  if (typeof $state === 'string' && POINTER.test($state)) return $state;
  if (typeof $bindState === 'string' && POINTER.test($bindState)) return `@${$bindState}`;
  return typeof $bindItem === 'string' && FIELD.test($bindItem) ? `.${$bindItem}` : undefined;
}

/** An object with all its members, even when it looks like an expression. */
function writeObject(object: JsonObject): string {
  const members = Object.entries(object).map(([key, value]) => `${writeName(key)}:${writeValue(value)}`);
  // A single name in braces would be read as a value in braces.
  return `{${members.join(',')}}`;
}

/** A name before `=` or `:`. */
function writeName(name: string): string {
  return NAME.test(name) ? name : quoted(name);
}

/** True for a name that needs no quotes. */
function isPlainName(name: string): boolean {
  return NAME.test(name);
}

/** True for a pointer that can be written unquoted. */
function isPlainPointer(pointer: string): boolean {
  return POINTER.test(pointer);
}

/** True for an item field that can be written after a dot. */
function isPlainField(field: string): boolean {
  return FIELD.test(field);
}

/** A text in double quotes, with JSON's escapes. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
