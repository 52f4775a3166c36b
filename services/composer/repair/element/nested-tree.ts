import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '../words.ts';
import { legalId } from './legal-id.ts';

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
