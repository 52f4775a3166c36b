import type { Json, JsonObject } from '#contract/json/json.ts';
import { SAMPLE_MAX_CHARS, type UnreadableReason } from './reading.ts';
import type { Token } from './tokenizer.ts';

/**
 * What a token did to the object being built. `open`: it is still open. `whole`: it closed. `whole-before`: it had ended
 * before this token and lacks only its closing braces. `lost`: it is unreadable and ends with its line.
 */
export type BuilderState = 'open' | 'whole' | 'whole-before' | 'lost';

/** Limits of one object. */
export type ObjectLimits = { valueMaxChars: number; depthMax: number };

/** An open container: the key whose value comes next, and which token may come next. */
type Frame = { container: JsonObject | Json[]; key: string; expect: 'key' | 'colon' | 'value' | 'after' };

// With more missing closing braces the text was cut off rather than miswritten.
const MISSING_CLOSERS_MAX = 2;

/** Builds one object token by token, and repairs faults of form. */
export class ObjectBuilder {
  /** Key of the object in the document around it. */
  readonly name: string | undefined;
  readonly value: JsonObject = {};
  /** Why the object is unreadable; its remaining tokens are then skipped. */
  fault: UnreadableReason | undefined;
  /** Its beginning, for reports. */
  sample = '{';
  /** False as long as it may be prose in braces. */
  hasMembers = false;
  /** Lines read so far. */
  lines = 1;

  readonly #limits: ObjectLimits;
  readonly #stack: Frame[] = [{ container: this.value, key: '', expect: 'key' }];
  /** Number of open containers after a fault, when the stack is no longer kept. */
  #depth = 0;
  #chars = 1;
  #isLineStart = false;

  /** Starts an object just after its opening brace. */
  constructor(name: string | undefined, limits: ObjectLimits) {
    this.name = name;
    this.#limits = limits;
  }

  /** The key whose value comes next, if it is a member of the object itself. */
  get memberKey(): string | undefined {
    const [top] = this.#stack;
    return this.#stack.length === 1 && top?.expect === 'value' ? top.key : undefined;
  }

  /** True when only closing braces are missing: up to two, or one before the comma of a list. */
  get endsHere(): boolean {
    const [top, ...inner] = this.#stack;
    if (top === undefined || this.#stack.length > MISSING_CLOSERS_MAX) return false;
    return inner.every(isAfter) && (isAfter(top) || (inner.length === 0 && top.expect === 'key'));
  }

  /** Reopens a closed object, whose last brace came too early, to take the value of this key. */
  reopen(key: string): void {
    this.#stack.push({ container: this.value, key, expect: 'value' });
  }

  take(token: Token): BuilderState {
    if (token.kind === 'newline') return this.#newline();
    const top = this.#stack.at(-1);
    if (top === undefined) this.#skip(token);
    else if (this.#endsBefore(top, token)) return 'whole-before';
    else this.#read(top, token);
    this.#isLineStart = false;
    this.#note(token);
    return this.#stack.length + this.#depth === 0 ? 'whole' : 'open';
  }

  #newline(): BuilderState {
    // An object that is broken within its first line is most likely a one-line operation, and ends with the line.
    if (this.fault !== undefined && this.lines === 1) return 'lost';
    this.lines += 1;
    this.#isLineStart = true;
    return 'open';
  }

  /** After a value, a new object or prose on the next line means that closing braces are missing. */
  #endsBefore({ container, expect }: Frame, { kind, text }: Token): boolean {
    if (Array.isArray(container) || !this.endsHere) return false;
    if (kind === 'mark') return text === '{';
    return kind === 'word' && expect === 'after' && this.#isLineStart && this.lines === 2;
  }

  #read(top: Frame, { kind, text }: Token): void {
    if (kind === 'string') this.#string(top, text);
    else if (kind === 'word') this.#word(top, text);
    else if (text === '{' || text === '[') this.#open(top, text);
    else if (text === '}' || text === ']') this.#close(text);
    else this.#separate(top, text);
  }

  #open(top: Frame, mark: '{' | '['): void {
    const container: JsonObject | Json[] = mark === '{' ? {} : [];
    // The comma between two containers in a list may be missing.
    if (top.expect !== 'value' && !isAfterItem(top)) this.#fail('broken');
    else put(top, container);
    if (this.fault !== undefined) this.#depth += 1;
    else this.#stack.push({ container, key: '', expect: mark === '{' ? 'key' : 'value' });
  }

  #close(mark: '}' | ']'): void {
    const isArray = mark === ']';
    // A closer that matches nothing is superfluous; one that matches further out also closes what was left open.
    const fit = this.#stack.findLastIndex(({ container }) => Array.isArray(container) === isArray);
    if (fit < 0) return;
    const closed = this.#stack.splice(fit);
    if (!closed.every(mayClose)) this.#fail('broken');
  }

  #separate(top: Frame, mark: string): void {
    const isArray = Array.isArray(top.container);
    if (mark === ':') this.hasMembers = true;
    if (mark === ':' && top.expect === 'colon') top.expect = 'value';
    else if (mark === ',' && top.expect === 'after') top.expect = isArray ? 'value' : 'key';
    // A superfluous comma is ignored; anything else is an error.
    else if (mark === ':' || !mayClose(top)) this.#fail('broken');
  }

  #string(top: Frame, text: string): void {
    if (top.expect === 'value' || (isAfterItem(top) && this.#isLineStart)) put(top, text);
    else if (top.expect === 'key' || (top.expect === 'after' && !isAfterItem(top))) nameMember(top, text);
    else this.#fail('broken');
  }

  #word(top: Frame, text: string): void {
    const literal = top.expect === 'value' ? literalOf(text) : undefined;
    if (literal !== undefined) put(top, literal);
    else if (top.expect === 'key' && /^[A-Za-z_$][\w$-]*$/.test(text)) nameMember(top, text);
    else this.#fail('broken');
  }

  #skip({ kind, text }: Token): void {
    if (kind !== 'mark') return;
    if (text === '{' || text === '[') this.#depth += 1;
    else if (text === '}' || text === ']') this.#depth -= 1;
  }

  #note({ kind, text }: Token): void {
    const room = SAMPLE_MAX_CHARS - this.sample.length;
    if (room > 0) this.sample += (kind === 'string' ? `"${text}"` : text).slice(0, room);
    this.#chars += text.length;
    if (this.#chars > this.#limits.valueMaxChars) this.#fail('too_long');
    else if (this.#stack.length > this.#limits.depthMax) this.#fail('too_deep');
  }

  /** From here on only the depth is tracked, to find the end. */
  #fail(reason: UnreadableReason): void {
    if (this.fault !== undefined) return;
    this.fault = reason;
    this.#depth = this.#stack.length;
    this.#stack.length = 0;
  }
}

function isAfter({ expect }: Frame): boolean {
  return expect === 'after';
}

function isAfterItem({ container, expect }: Frame): boolean {
  return expect === 'after' && Array.isArray(container);
}

/** True unless a key or a colon still needs its value. */
function mayClose({ container, expect }: Frame): boolean {
  return expect === 'key' || expect === 'after' || (expect === 'value' && Array.isArray(container));
}

function nameMember(frame: Frame, key: string): void {
  frame.key = key;
  frame.expect = 'colon';
}

function put(frame: Frame, value: Json): void {
  if (Array.isArray(frame.container)) frame.container.push(value);
  else if (frame.key !== '__proto__') frame.container[frame.key] = value;
  // Assigning would set the prototype. Defined as an own member, as JSON.parse does, it is data.
  else
    Object.defineProperty(frame.container, frame.key, { value, enumerable: true, configurable: true, writable: true });
  frame.expect = 'after';
}

const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const NAMED: Record<string, true | false | null> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
  undefined: null,
  // Not JSON numbers, so they have no value.
  NaN: null,
  Infinity: null,
};

/**
 * The value of a bare word: a number or a literal in JSON's, Python's or JavaScript's spelling. Undefined for anything
 * else, including numbers of ambiguous value, such as `0789` or `1,000`.
 *
 * Source: RFC 8259, sections 3 and 6.
 */
function literalOf(word: string): number | boolean | null | undefined {
  if (Object.hasOwn(NAMED, word)) return NAMED[word];
  if (!NUMBER.test(word)) return undefined;
  const number = Number(word);
  return Number.isFinite(number) ? number : undefined;
}
