import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { ELEMENT_ID } from '#contract/spec/spec.ts';
import { legalId } from '../edit-spec.ts';
import { plainOf, wordsOf } from '../words.ts';
import type { ElementRule } from './element-rule.ts';

const TEXT_PROPS = ['text', 'label', 'title', 'content', 'message'];

export const readTextChildren: ElementRule = {
  name: 'read-text-children',
  repair: (element, { definition }) => {
    const { children, props } = element;
    if (definition?.children !== 'none' || !isJsonObject(props)) return element;
    if (!Array.isArray(children) || children.length !== 1 || typeof children[0] !== 'string') return element;
    const prop = TEXT_PROPS.find((name) => definition.props[name]?.required === true && props[name] === undefined);
    return prop === undefined ? element : { ...element, props: { ...props, [prop]: children[0] }, children: [] };
  },
};

export const legaliseChildIds: ElementRule = {
  name: 'legalise-ids',
  repair: (element, { definition }) => {
    const { children } = element;
    if (!Array.isArray(children)) return element;
    const keepsTexts = definition?.children === 'any';
    const legal = children.flatMap((child) => (keepsTexts && isSentence(child) ? child : (idOfChild(child) ?? [])));
    const isSame = legal.length === children.length && legal.every((id, index) => id === children[index]);
    return isSame ? element : { ...element, children: legal };
  },
};

/** True for what reads like a text rather than an element id: several words, written for people. */
export function isSentence(child: Json): child is string {
  if (typeof child !== 'string' || !/\S\s+\S/.test(child)) return false;
  return child.trim().split(/\s+/).length > 2 || /^\p{Lu}.*\s\p{L}|[.!?:…]$/u.test(child);
}

function idOfChild(child: Json): string | undefined {
  if (typeof child === 'string' || typeof child === 'number') return legalId(String(child));
  const id = isJsonObject(child) ? (child['id'] ?? child['ref'] ?? child['$ref']) : undefined;
  return typeof id === 'string' ? legalId(id) : undefined;
}

/** Deepest nesting that is followed; anything deeper is dropped. */
const DEPTH_MAX = 40;

/**
 * Flattens a tree whose children are given as objects: each child gets its own entry, with its own id or one made from its
 * parent's, and the parent lists the ids. Parents come before their children. An element without nested children is
 * returned unchanged as the only entry.
 */
export function flattenTree(id: string, element: JsonObject): [id: string, element: JsonObject][] {
  const flat: [string, JsonObject][] = [];
  flattenInto(flat, id, element, 0);
  return flat;
}

function flattenInto(flat: [string, JsonObject][], id: string, element: JsonObject, depth: number): void {
  const held = childrenOf(element);
  if (held === undefined || !held.list.some(isNode) || depth === DEPTH_MAX) {
    flat.push([id, element]);
    return;
  }
  const place = flat.length;
  const ids = held.list.map((child, index): Json => {
    if (!isNode(child)) return child;
    const childId = idOf(child, id, index);
    flattenInto(flat, childId, child, depth + 1);
    return childId;
  });
  const parent: JsonObject = held.inProps
    ? { ...element, props: { ...(element['props'] as JsonObject), children: ids } }
    : { ...element, children: ids };
  flat.splice(place, 0, [id, parent]);
}

function childrenOf({ children, props }: JsonObject): { list: Json[]; inProps: boolean } | undefined {
  const inside = isJsonObject(props) ? props['children'] : undefined;
  const list = children ?? inside;
  if (isJsonObject(list)) return { list: [list], inProps: children === undefined };
  return Array.isArray(list) ? { list, inProps: children === undefined } : undefined;
}

function isNode(child: Json): child is JsonObject {
  return isJsonObject(child) && (typeof child['type'] === 'string' || typeof child['component'] === 'string');
}

function idOf({ id, key, type }: JsonObject, parent: string, index: number): string {
  const own = id ?? key;
  if (typeof own === 'string' && own !== '') return legalId(own);
  const kind = typeof type === 'string' ? wordsOf(type).join('-') : 'part';
  return legalId(`${parent}-${kind}-${index + 1}`);
}

/** Components whose items are often given contents, and the props that hold the items. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tabs', ['tabs', 'items']],
  ['accordion', ['items', 'sections']],
  ['stepper', ['steps', 'items']],
  ['wizard', ['steps', 'items']],
]);
const CONTENTS = ['content', 'children', 'child', 'panel', 'body', 'elements'];

/**
 * Moves the contents that items of Tabs and similar components hold themselves, as elements or by id, to the element's
 * children: one child per item, in order. Texts stay with their item. Returns the same element when not every item has such
 * contents, or when there are other children.
 */
export function liftItemContents(element: JsonObject): JsonObject {
  const { type, props, children } = element;
  const lists = typeof type === 'string' ? LISTS.get(plainOf(type)) : undefined;
  if (lists === undefined || !isJsonObject(props) || (Array.isArray(children) && children.length > 0)) return element;
  const list = lists.find((name) => Array.isArray(props[name]));
  const items = list === undefined ? undefined : props[list];
  if (list === undefined || !Array.isArray(items) || items.length === 0) return element;
  const split = items.map(splitItem);
  if (!split.every((one) => one !== undefined)) return element;
  return {
    ...element,
    props: { ...props, [list]: split.map(({ item }) => item) },
    children: split.map(({ panel }) => panel),
  };
}

function splitItem(item: Json): { item: JsonObject; panel: Json } | undefined {
  if (!isJsonObject(item)) return undefined;
  const name = CONTENTS.find((one) => panelOf(item[one]) !== undefined);
  const panel = name === undefined ? undefined : panelOf(item[name]);
  if (name === undefined || panel === undefined) return undefined;
  const { [name]: _, ...rest } = item;
  return { item: rest, panel };
}

function panelOf(content: Json | undefined): Json | undefined {
  if (typeof content === 'string') return ELEMENT_ID.test(content) ? content : undefined;
  if (isJsonObject(content)) return typeof content['type'] === 'string' ? content : undefined;
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const parts = content.map(panelOf);
  if (parts.includes(undefined)) return undefined;
  return parts.length === 1 ? parts[0] : { type: 'Stack', props: {}, children: content };
}
