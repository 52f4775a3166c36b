import { isObject, type Json, type JsonObject } from './json.ts';
import type { Operation, Spec, SpecElement } from './types.ts';

/**
 * The document after one operation. Whatever the operation does not touch is shared with the document before, so that
 * a renderer can tell by identity what changed. An operation that does not fit leaves the document as it is.
 *
 * Source: RFC 6902, section 4.
 */
export function withOperation(document: Json, operation: Operation): Json {
  const path = tokensOf(operation.path);
  switch (operation.op) {
    case 'add':
      return changed(document, path, (place) => put(place, operation.value, 0));
    case 'replace':
      return changed(document, path, (place) => put(place, operation.value, 1));
    case 'remove':
      return changed(document, path, remove);
    case 'copy':
    case 'move': {
      const from = tokensOf(operation.from);
      const value = read(document, from);
      if (value === undefined) return document;
      const source = operation.op === 'move' ? changed(document, from, remove) : document;
      return changed(source, path, (place) => put(place, value, 0));
    }
    case 'test':
      return document;
  }
}

/** A place in a parent: what stands there, and the parent with another value there. */
type Place = { parent: Json | undefined; token: string };

function tokensOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function read(document: Json, tokens: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as JsonObject)[token];
  }
  return value;
}

function changed(node: Json, tokens: readonly string[], change: (place: Place) => Json | undefined, depth = 0): Json {
  const token = tokens[depth];
  if (token === undefined) return given(change({ parent: undefined, token: '' }), node);
  if (typeof node !== 'object' || node === null || token === '__proto__') return node;
  if (depth === tokens.length - 1) return given(change({ parent: node, token }), node);
  if (!Object.hasOwn(node, token)) return node;
  const child: Json = (node as JsonObject)[token] ?? null;
  const next = changed(child, tokens, change, depth + 1);
  return next === child ? node : given(put({ parent: node, token }, next, 1), node);
}

// Null is a value, too.
function given(value: Json | undefined, otherwise: Json): Json {
  return value === undefined ? otherwise : value;
}

/** @param itemsReplaced of a list: 0 to insert the value, 1 to put it in place of the item that is there */
function put({ parent, token }: Place, value: Json, itemsReplaced: 0 | 1): Json | undefined {
  if (parent === undefined) return value;
  if (!isList(parent)) return { ...(parent as JsonObject), [token]: value };
  const index = token === '-' ? parent.length : Number(token);
  if (!Number.isInteger(index) || index < 0 || index > parent.length) return undefined;
  return parent.toSpliced(index, itemsReplaced, value);
}

function remove({ parent, token }: Place): Json | undefined {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, token)) return undefined;
  if (isList(parent)) return parent.toSpliced(Number(token), 1);
  const { [token]: _, ...rest } = parent;
  return rest;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * A draft as any json-render renderer can draw it: undefined until its root is there, every element whole, and no child
 * that has not come yet. Elements that need no change are the very objects of the document.
 */
export function renderable(document: Json): Spec | undefined {
  if (!isObject(document)) return undefined;
  const { state, root, elements, actions } = document;
  if (typeof root !== 'string' || !isObject(elements) || !Object.hasOwn(elements, root)) return undefined;
  const whole = Object.entries(elements).map(([id, element]) => [id, wholeElement(element, elements)] as const);
  const isSame = whole.every(([id, element]) => element === (elements[id] as unknown));
  return {
    state: isObject(state) ? state : {},
    root,
    elements: isSame ? (elements as unknown as Spec['elements']) : Object.fromEntries(whole),
    ...(isObject(actions) ? { actions: actions as NonNullable<Spec['actions']> } : {}),
  };
}

function wholeElement(element: Json, elements: JsonObject): SpecElement {
  const members: JsonObject = isObject(element) ? element : {};
  const children: readonly Json[] = isList(members['children']) ? members['children'] : [];
  const present = children.filter((id): id is string => typeof id === 'string' && Object.hasOwn(elements, id));
  const isWhole = isObject(members['props']) && isList(members['children']) && present.length === children.length;
  if (isWhole && typeof members['type'] === 'string') return element as unknown as SpecElement;
  const type = typeof members['type'] === 'string' ? members['type'] : '';
  return {
    ...members,
    type,
    props: isObject(members['props']) ? members['props'] : {},
    children: present,
  };
}
