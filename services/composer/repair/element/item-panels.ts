import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { ELEMENT_ID } from '#contract/spec/spec.ts';
import { plainOf } from '../words.ts';

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
