import type { Candidate } from './reading.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';

const VERBS = new Set(['add', 'replace', 'remove', 'move', 'copy', 'test']);
const ELEMENT_KEYS = ['props', 'children', 'on', 'repeat', 'visible'];
// Names that a whole screen is found under. Any other name is the id of its element; inside a map of elements these are
// ids too.
const SCREEN_NAMES = new Set([
  'spec',
  'ui',
  'tree',
  'screen',
  'page',
  'layout',
  'view',
  'result',
  'response',
  'output',
]);

/** Path of an element without a name or id: it is the screen. */
export const ROOT_PATH = '/elements/root';

/**
 * The operation that a value in an answer means: an operation, however wrapped; an element, which is added under its name
 * or id; the `root` or `state` of a spec; or a whole spec, which is added at path `""`. Undefined for anything else.
 *
 * @param name the key of the value, if any
 * @param seen what came before: `root`, an element for the root; `elements`, a map of elements, in which even a name such
 *   as `page` is an id
 */
export function interpret(
  name: string | undefined,
  value: Json,
  seen: { root: boolean; elements: boolean },
): Candidate | undefined {
  if (name === 'root' && typeof value === 'string') return { op: 'add', path: '/root', value };
  if (!isJsonObject(value)) return undefined;
  if (name === 'state') return { op: 'add', path: '/state', value };
  return operation(value) ?? document(value) ?? element(name, value, seen);
}

function operation(value: JsonObject): Candidate | undefined {
  const path = text(value, 'path');
  if (path === undefined) return unwrapped(value);
  const verb = text(value, 'op') ?? text(value, 'operation') ?? verbType(value);
  const content = contentOf(value);
  if (verb === undefined && content === undefined) return undefined;
  const from = text(value, 'from');
  return {
    op: verb ?? 'add',
    path,
    ...(content === undefined ? {} : { value: content }),
    ...(from === undefined ? {} : { from }),
  };
}

/** An operation inside an event or an envelope, such as `{"type":"op","data":{…}}`. */
function unwrapped(value: JsonObject): Candidate | undefined {
  for (const key of ['op', 'operation', 'patch', 'data']) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    const found = isJsonObject(inner) ? operation(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function verbType(value: JsonObject): string | undefined {
  const type = text(value, 'type');
  return type !== undefined && VERBS.has(type) ? type : undefined;
}

/** The operation's value, with the members of the element that a premature brace left beside it. */
function contentOf(value: JsonObject): Json | undefined {
  const content = Object.hasOwn(value, 'value') ? value['value'] : undefined;
  const strays = ELEMENT_KEYS.filter((key) => Object.hasOwn(value, key));
  if (strays.length === 0 || (content !== undefined && !isJsonObject(content))) return content;
  const component = content === undefined ? text(value, 'type') : undefined;
  const stray = Object.fromEntries(strays.map((key) => [key, value[key] ?? null]));
  return { ...(component === undefined ? {} : { type: component }), ...stray, ...content };
}

function document(value: JsonObject): Candidate | undefined {
  if (Object.hasOwn(value, 'elements') && typeof value['elements'] === 'object') return { op: 'add', path: '', value };
  const root = text(value, 'root');
  return root === undefined ? undefined : { op: 'add', path: '/root', value: root };
}

function element(
  name: string | undefined,
  value: JsonObject,
  seen: { root: boolean; elements: boolean },
): Candidate | undefined {
  const type = text(value, 'type') ?? text(value, 'component');
  if (type === undefined) return undefined;
  const path = elementPath(name, value, seen.elements);
  if (path === undefined && (seen.root || !isWhole(value))) return undefined;
  return { op: 'add', path: path ?? ROOT_PATH, value: { ...value, type } };
}

function elementPath(name: string | undefined, value: JsonObject, inElements: boolean): string | undefined {
  const isId = name !== undefined && (inElements || !SCREEN_NAMES.has(name));
  const ownId = isWhole(value) ? (text(value, 'id') ?? text(value, 'key')) : undefined;
  const id = isId ? name : ownId;
  return id === undefined ? undefined : formatPointer(['elements', id]);
}

/** True for what is almost certainly an element; a `type` alone occurs in many kinds of data. */
function isWhole(value: JsonObject): boolean {
  return Object.hasOwn(value, 'props') || Object.hasOwn(value, 'children');
}

function text(value: JsonObject, key: string): string | undefined {
  const member = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof member === 'string' ? member : undefined;
}
