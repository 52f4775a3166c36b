import type { Definition } from '#catalog/definition.ts';
import { unnamedPropsOf } from '#catalog/main-prop.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { type Cursor, isAtEnd, sees, skipBlank, take } from './cursor.ts';
import { readCondition } from './read-condition.ts';
import { isQuote, readString } from './read-string.ts';
import { readExpression, readValue } from './read-value.ts';

/** An element as written on its line; its children are on the lines below. */
export type ElementLine = { type: string; id: string | undefined; props: JsonObject; rest: JsonObject };

/** Members of an element that may be written as JSON when the notation has no shorter form. */
const MEMBERS: ReadonlySet<string> = new Set(['on', 'repeat', 'visible', 'watch', 'slots']);
/** Words of the notation for members of an element. */
const WORDS_FOR_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['if', 'visible'],
  ['for', 'repeat'],
]);
const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$.-]*/uy;
const TYPE = /[\p{L}][\p{L}\p{N}_]*/uy;
const ID = /#\s?[A-Za-z][A-Za-z0-9_-]*/y;
/** What stands between the parts of a line that a model writes like a call or a tag. */
const STRAY = /[\s,;:()]*(?:\/>)?/y;

/**
 * Reads the line of one element. Anything meaningless in it is skipped.
 *
 * @param typeOf returns the type of an element that an edit names by id alone
 */
export function readElement(
  line: string,
  definitionOf: (type: string) => Definition | undefined,
  typeOf: (id: string) => string | undefined = () => undefined,
): ElementLine {
  const cursor: Cursor = { text: line, at: 0 };
  const type = take(cursor, TYPE) ?? typeOf(/^#([\w-]+)/.exec(line)?.[1] ?? '') ?? '';
  const definition = definitionOf(type);
  const element: ElementLine = { type, id: undefined, props: {}, rest: {} };
  const words = new LooseWords(element.props, definition === undefined ? ['title'] : unnamedPropsOf(definition));
  for (take(cursor, STRAY); !isAtEnd(cursor); take(cursor, STRAY)) {
    const start = cursor.at;
    readPart(cursor, element, definition, words);
    if (cursor.at === start) cursor.at += 1;
  }
  words.end();
  return element;
}

function readPart(cursor: Cursor, element: ElementLine, definition: Definition | undefined, words: LooseWords): void {
  const id = take(cursor, ID);
  if (id !== undefined) return void (element.id ??= id.replace(/^#\s?/, ''));
  if (isEvent(cursor)) return readEventInto(cursor, element);
  if (isQuote(cursor.text.charAt(cursor.at))) {
    const text = readString(cursor);
    if (/[=:]/.test(cursor.text.charAt(cursor.at))) readNamed(text, cursor, element, words);
    else words.main(text);
    return;
  }
  const expression = readExpression(cursor);
  if (expression !== undefined) return words.main(expression);
  const name = take(cursor, NAME);
  if (name === undefined) return words.add(take(cursor, /[^\s]+/y) ?? '');
  const end = cursor.at;
  skipBlank(cursor);
  if (take(cursor, /=(?!>)|:(?=\s|["'[{@./\d])/y) !== undefined) return readMember(name, cursor, element, words);
  cursor.at = end;
  if (isFlag(name, definition)) element.props[name] = true;
  else words.add(name + (take(cursor, /[^\s=>]+/y) ?? ''));
}

function readNamed(name: string, cursor: Cursor, element: ElementLine, words: LooseWords): void {
  cursor.at += 1;
  readMember(name, cursor, element, words);
}

/** Reads what follows `name=`. */
function readMember(name: string, cursor: Cursor, { props, rest }: ElementLine, words: LooseWords): void {
  skipBlank(cursor);
  const member = WORDS_FOR_MEMBERS.get(name);
  if (member !== undefined && take(cursor, /null\b/y) !== undefined) return void (rest[member] = null);
  if (name === 'if') {
    const condition = readCondition(cursor);
    if (condition !== undefined) rest['visible'] = condition;
    return;
  }
  const start = cursor.at;
  const value = readValue(cursor) ?? null;
  if (name === 'for') return readRepeat(value, rest);
  if (name === 'props' && isJsonObject(value)) return void Object.assign(props, value);
  if (name === 'visible' && typeof value === 'boolean') return void (rest[name] = value);
  if (MEMBERS.has(name) && typeof value === 'object' && value !== null) {
    const isPath = name === 'repeat' && !Object.hasOwn(value, 'statePath');
    return isPath ? readRepeat(value, rest) : void (rest[name] = value);
  }
  if (isForbiddenToken(name)) return;
  props[name] = value;
  words.after(name, typeof value === 'string' && !isQuote(cursor.text.charAt(start)) ? value : undefined);
}

function readRepeat(over: Json, rest: JsonObject): void {
  if (!isJsonObject(over)) return;
  const { $state, $bindState, $bindItem } = over;
  const path = $state ?? $bindState;
  if (typeof path === 'string') rest['repeat'] = { statePath: path };
  else if (typeof $bindItem === 'string') rest['repeat'] = { statePath: { $item: $bindItem } };
}

function readEventInto(cursor: Cursor, { rest }: ElementLine): void {
  const event = readEvent(cursor);
  if (event === undefined) return;
  const [verb, binding] = event;
  const on = isJsonObject(rest['on']) ? rest['on'] : {};
  if (!isForbiddenToken(verb)) rest['on'] = { ...on, [verb]: binding };
}

/** A bare word is a flag when the component has such a prop, or when the component is unknown. */
function isFlag(name: string, definition: Definition | undefined): boolean {
  if (isForbiddenToken(name)) return false;
  if (definition === undefined) return true;
  const kind = Object.hasOwn(definition.props, name) ? definition.props[name]?.kind : undefined;
  return kind !== undefined && [kind].flat().some((one) => one === 'boolean' || one === 'any');
}

/** Unquoted words: they extend the value before them, or the main value. */
class LooseWords {
  readonly #props: JsonObject;
  readonly #unnamed: readonly string[];
  /** The prop that the next words go on with, and its text so far. */
  #open: [name: string, text: string] | undefined;
  #words: string[] = [];

  constructor(props: JsonObject, unnamed: readonly string[]) {
    this.#props = props;
    this.#unnamed = unnamed;
  }

  /** A value without a name; where the component has no place for it, it is kept as a text to be repaired. */
  main(value: Json): void {
    const name = this.#nextUnnamed() ?? (this.#unnamed.length === 0 ? 'text' : undefined);
    if (name !== undefined && !Object.hasOwn(this.#props, name)) this.#props[name] = value;
    this.#open = undefined;
  }

  #nextUnnamed(): string | undefined {
    return this.#unnamed.find((name) => !Object.hasOwn(this.#props, name));
  }

  /** Called when a prop was set; `text` when it was unquoted and may continue. */
  after(name: string, text: string | undefined): void {
    this.#open = text === undefined ? undefined : [name, text];
  }

  add(word: string): void {
    if (word === '') return;
    if (this.#open === undefined) return void this.#words.push(word);
    const [name, text] = this.#open;
    this.#open = [name, `${text} ${word}`];
    this.#props[name] = `${text} ${word}`;
  }

  end(): void {
    const text = this.#words.join(' ');
    const name = this.#nextUnnamed();
    if (/[\p{L}\p{N}]/u.test(text) && name !== undefined) this.#props[name] = text;
  }
}

const VERB = /(?:on:?)?([a-zA-Z]*)[-=]?>\s*/y;

/** True at the beginning of an event: `>action(…)` or `verb>action(…)`. */
function isEvent(cursor: Cursor): boolean {
  return sees(cursor, VERB);
}

/** Reads an event as its verb and its binding; undefined when it names no action. */
function readEvent(cursor: Cursor): [verb: string, binding: JsonObject] | undefined {
  const verb = (take(cursor, VERB) ?? '').replace(/[-=]?>\s*$/, '');
  const action = isQuote(cursor.text.charAt(cursor.at)) ? readString(cursor) : take(cursor, /[^\s(),>"]+/y);
  if (action === undefined || action === '') return undefined;
  if (take(cursor, /\(/y) === undefined) return [verb === '' ? 'commit' : verb, { action }];
  return [verb === '' ? 'commit' : verb, { action, params: readParams(cursor) }];
}

function readParams(cursor: Cursor): JsonObject {
  const params: JsonObject = {};
  for (;;) {
    take(cursor, /[\s,，;]*/y);
    if (isAtEnd(cursor) || take(cursor, /\)/y) !== undefined) return params;
    const start = cursor.at;
    const param = readNamedParam(cursor) ?? readUnnamedParam(cursor);
    if (param !== undefined && !isForbiddenToken(param[0])) params[param[0]] = param[1];
    // Always advance.
    if (cursor.at === start) cursor.at += 1;
  }
}

function readNamedParam(cursor: Cursor): [name: string, value: Json] | undefined {
  const start = cursor.at;
  const name = isQuote(cursor.text.charAt(start)) ? readString(cursor) : take(cursor, /[^\s=:,()/."@]+/y);
  skipBlank(cursor);
  if (name === undefined || take(cursor, /[=:：]/y) === undefined) {
    cursor.at = start;
    return undefined;
  }
  skipBlank(cursor);
  return [name, readValue(cursor, true) ?? null];
}

/** In `plan(/picked)` the param is named after what is read. */
function readUnnamedParam(cursor: Cursor): [name: string, value: Json] | undefined {
  const value = readExpression(cursor);
  const [written] = value === undefined ? [] : Object.values(value);
  const name = typeof written === 'string' ? written.split('/').at(-1) : undefined;
  if (value !== undefined && name) return [name, value];
  readValue(cursor, true);
  return undefined;
}
