import type { Json, JsonObject } from '#contract/json/json.ts';
import { ObjectBuilder, type ObjectLimits } from './object-builder.ts';
import { SAMPLE_MAX_CHARS, type UnreadableReason } from './reading.ts';
import type { Place, Token, TokenSink } from './tokenizer.ts';

/** Receives values, with the keys that they stood under, and reports of unreadable pieces. */
export type ValueHandler = {
  value(name: string | undefined, value: Json, sample: string): void;
  unreadable(reason: UnreadableReason, sample: string): void;
};

/** `wholeDocuments`: a spec is one value rather than its members. */
export type ValueParserOptions = ObjectLimits & { wholeDocuments: boolean };

// Keys of an object that is itself an operation or an element; containers under them are parts of it.
const OPERATION_KEYS = ['op', 'operation', 'path', 'from', 'value'];
const ELEMENT_KEYS = ['type', 'component', 'props', 'children', 'on', 'repeat', 'visible', 'slots', 'watch'];
const OWN_KEYS = [...OPERATION_KEYS, ...ELEMENT_KEYS];
// Keys that only a document around operations or elements has.
const DOCUMENT_KEYS = new Set(['elements', 'ops', 'operations', 'patches', 'spec']);
// Keys that can only belong to the object before them when that was closed too early.
const STRAY_KEYS = new Set(['value', 'props', 'children', 'on', 'repeat', 'visible']);

/**
 * Finds the operations and elements in an answer, whatever surrounds them. Lists, wrappers such as `{"ops": …}` and the
 * outer levels of a spec are transparent, so that each operation or element is emitted as soon as it closes; since braces
 * and brackets on those levels carry no meaning, none can be missing.
 */
export class ValueParser implements TokenSink {
  readonly #handler: ValueHandler;
  readonly #options: ValueParserOptions;
  #open: ObjectBuilder | undefined;
  /** Closed, but kept until the next token shows that it did not close too early. */
  #closed: ObjectBuilder | undefined;
  /** Key of the next value. */
  #name: string | undefined;
  /** A string that becomes a name if a colon follows. */
  #string: string | undefined;
  /** The prose of the line so far. */
  #prose = '';
  #isProse = false;
  #hasElements = false;

  constructor(handler: ValueHandler, options: ValueParserOptions) {
    this.#handler = handler;
    this.#options = options;
  }

  place(): Place {
    if (this.#open !== undefined) return this.#open.fault === undefined ? 'inside' : 'broken';
    return this.#isProse ? 'prose' : 'between';
  }

  /** True once a map of elements has begun. */
  hasElements(): boolean {
    return this.#hasElements;
  }

  take(token: Token): void {
    const open = this.#open;
    if (open === undefined) return this.#between(token);
    if (isWrapper(open, token, this.#options.wholeDocuments)) return this.#unwrap(open, token);
    const state = open.take(token);
    if (state === 'open') return;
    this.#open = undefined;
    if (state === 'whole') this.#closed = open;
    else {
      this.#report(open, 'broken', state === 'whole-before');
      this.#between(token);
    }
  }

  prose(text: string): void {
    if (this.#prose.length < SAMPLE_MAX_CHARS) this.#prose += text.slice(0, SAMPLE_MAX_CHARS);
  }

  /**
   * Ends what is open: something new begins, or the text ends. With `mayClose` an object that lacks only its last braces
   * counts as whole; anything else is reported with the reason.
   */
  settle(reason: 'broken' | 'cut', mayClose: boolean): void {
    this.#dropString();
    this.#giveClosed();
    const open = this.#open;
    this.#open = undefined;
    if (open !== undefined) this.#report(open, reason, mayClose && open.endsHere);
    this.#giveProse();
    this.#name = undefined;
  }

  /** Emits a wrapper's scalars as separate values; what opens now is read as if nothing were around it. */
  #unwrap(wrapper: ObjectBuilder, token: Token): void {
    this.#open = undefined;
    for (const [key, value] of Object.entries(wrapper.value)) {
      this.#handler.value(key, value, `"${key}": ${JSON.stringify(value)}`);
    }
    this.#name = wrapper.memberKey;
    this.#between(token);
  }

  #between({ kind, text }: Token): void {
    if (kind === 'newline') return this.#newline();
    if (kind === 'string') return this.#hold(text);
    if (text === ':' && kind === 'mark') return this.#nameNext();
    this.#dropString();
    if (kind === 'word') return this.#word(text);
    if (text === ',') return;
    if (text === '{') this.#begin();
    this.#name = undefined;
  }

  #newline(): void {
    this.#dropString();
    this.#giveProse();
    if (this.#closed?.lines === 1) this.#giveClosed();
  }

  #begin(): void {
    this.#giveProse();
    this.#giveClosed();
    // The members of `elements` are named values; the map itself is not kept.
    if (this.#name === 'elements') this.#hasElements = true;
    else this.#open = new ObjectBuilder(this.#name, this.#options);
  }

  #hold(text: string): void {
    this.#dropString();
    if (this.#name === undefined) this.#string = text;
    else this.#scalar(text);
  }

  #word(text: string): void {
    if (this.#name !== undefined) return this.#scalar(text);
    this.#giveClosed();
    this.prose(text);
    this.#isProse = true;
  }

  #scalar(value: string): void {
    this.#giveClosed();
    this.#handler.value(this.#name, value, `"${this.#name}": ${value}`);
    this.#name = undefined;
  }

  #nameNext(): void {
    const key = this.#string;
    this.#string = undefined;
    if (this.#closed !== undefined && key !== undefined && STRAY_KEYS.has(key)) {
      this.#closed.reopen(key);
      this.#open = this.#closed;
      this.#closed = undefined;
    } else {
      this.#giveClosed();
      this.#name = key;
    }
  }

  #dropString(): void {
    if (this.#string === undefined) return;
    this.#giveClosed();
    this.prose(` ${this.#string} `);
    this.#string = undefined;
  }

  #giveProse(): void {
    const prose = this.#prose.slice(0, SAMPLE_MAX_CHARS).trim();
    this.#prose = '';
    this.#isProse = false;
    if (/[\p{L}\p{N}]/u.test(prose)) this.#handler.unreadable('prose', prose);
  }

  #giveClosed(): void {
    const closed = this.#closed;
    this.#closed = undefined;
    if (closed !== undefined) this.#report(closed, 'broken', true);
  }

  #report({ name, value, fault, sample, hasMembers }: ObjectBuilder, reason: 'broken' | 'cut', isWhole: boolean): void {
    if (isWhole && fault === undefined) this.#handler.value(name, value, sample);
    else this.#handler.unreadable(hasMembers ? (fault ?? reason) : 'prose', sample);
  }
}

/** True when a container opens as a member of an object that is neither an operation nor an element. */
function isWrapper(
  { name, memberKey, value, fault }: ObjectBuilder,
  { kind, text }: Token,
  wholeDocuments: boolean,
): boolean {
  if (kind !== 'mark' || (text !== '{' && text !== '[') || memberKey === undefined || fault !== undefined) return false;
  if (name === 'state' || Object.hasOwn(value, 'op') || Object.hasOwn(value, 'path')) return false;
  if (wholeDocuments && isPartOfSpec(value, memberKey, text)) return false;
  if (DOCUMENT_KEYS.has(memberKey)) return true;
  return !OWN_KEYS.includes(memberKey) && !OWN_KEYS.some((key) => Object.hasOwn(value, key));
}

/** True for a member of a spec that is kept in one piece. */
function isPartOfSpec(value: JsonObject, memberKey: string, mark: string): boolean {
  if (memberKey === 'elements' || memberKey === 'state') return true;
  return mark === '{' && (memberKey === 'actions' || Object.hasOwn(value, 'elements'));
}
