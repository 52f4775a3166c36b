import type { Definition } from '#catalog/definition.ts';
import { isExpression } from '#catalog/compiler/validate/expression.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { withoutPrototypeKeys } from '../map-json.ts';
import type { ElementRule } from './element-rule.ts';

const ENVELOPE = ['type', 'props', 'children', 'on', 'repeat', 'visible'];

/** Names of the envelope's keys in other formats. */
const KEY_ALIASES: { readonly [alias: string]: string } = {
  component: 'type',
  componentType: 'type',
  properties: 'props',
  attributes: 'props',
  attrs: 'props',
  events: 'on',
  handlers: 'on',
  listeners: 'on',
  childIds: 'children',
  childrenIds: 'children',
  visibleWhen: 'visible',
  visibleIf: 'visible',
  showIf: 'visible',
  showWhen: 'visible',
  forEach: 'repeat',
  each: 'repeat',
};

export const renameEnvelopeKeys: ElementRule = {
  name: 'rename-envelope-keys',
  repair: (element, { definition }) => {
    const isAlias = (key: string) =>
      Object.hasOwn(KEY_ALIASES, key) &&
      !Object.hasOwn(element, KEY_ALIASES[key] ?? '') &&
      !(definition !== undefined && Object.hasOwn(definition.props, key));
    if (!Object.keys(element).some(isAlias)) return element;
    return Object.fromEntries(
      Object.entries(element).map(([key, value]) => [isAlias(key) ? (KEY_ALIASES[key] ?? key) : key, value]),
    );
  },
};

export const liftEnvelopeKeys: ElementRule = {
  name: 'lift-envelope-keys',
  repair: (element, { definition }) => {
    const { props } = element;
    if (!isJsonObject(props)) return element;
    const lifted = ['children', 'on', 'repeat', 'visible'].filter(
      (key) =>
        Object.hasOwn(props, key) &&
        !(definition !== undefined && Object.hasOwn(definition.props, key)) &&
        !(key === 'children' && isText(props[key], definition)),
    );
    if (lifted.length === 0) return element;
    const outside: JsonObject = { ...element, props: without(props, lifted) };
    for (const key of lifted) if (isEmpty(outside[key])) outside[key] = props[key] ?? null;
    return outside;
  },
};

export const gatherLooseProps: ElementRule = {
  name: 'gather-loose-props',
  repair: (element, { definition }) => {
    if (definition === undefined) return element;
    const { props: given } = element;
    const props = isJsonObject(given) ? given : {};
    const loose = Object.keys(element).filter((key) => !ENVELOPE.includes(key) && key !== 'id' && key !== 'key');
    const kept = new Set(['slots', 'watch']);
    const gathered = loose.filter((key) => !kept.has(key) && !Object.hasOwn(props, key));
    if (gathered.length === 0) return element;
    const inside = Object.fromEntries(gathered.map((key) => [key, element[key] ?? null]));
    return { ...without(element, gathered), props: { ...inside, ...props } };
  },
};

export const fillEnvelope: ElementRule = {
  name: 'fill-envelope',
  repair: (element) => {
    const { props, children } = element;
    const filled: JsonObject = { ...element };
    if (!isJsonObject(props)) filled['props'] = {};
    if (typeof children === 'string') filled['children'] = [children];
    else if (!Array.isArray(children)) filled['children'] = [];
    return filled['props'] === props && filled['children'] === children ? element : filled;
  },
};

export const dropPrototypeKeys: ElementRule = {
  name: 'drop-prototype-keys',
  repair: (element, { definition }) => {
    const bare = withoutUnnameable(withoutPrototypeKeys(element) as JsonObject);
    const { props } = bare;
    if (!isJsonObject(props)) return bare;
    const kept = withoutUnnameable(props, definition?.props);
    return kept === props ? bare : { ...bare, props: kept };
  },
};

// Removed from an element and its props here, because no pointer, and so no later rule, could address them.
function withoutUnnameable(object: JsonObject, known: object = {}): JsonObject {
  const names = ['constructor', 'prototype'].filter(
    (name) => Object.hasOwn(object, name) && !Object.hasOwn(known, name),
  );
  return names.length === 0 ? object : without(object, names);
}

export const dropNulls: ElementRule = {
  name: 'drop-nulls',
  repair: (element) => {
    const { props } = element;
    const bare = withoutNulls(element);
    if (!isJsonObject(props)) return bare;
    const kept = withoutNulls(props);
    return kept === props ? bare : { ...bare, props: kept };
  },
};

function withoutNulls(object: JsonObject): JsonObject {
  const nulls = Object.keys(object).filter((key) => object[key] === null);
  return nulls.length === 0 ? object : without(object, nulls);
}

/** The object without those members. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** True when `children` is really the element's text: a read, or plain text in a component without children. */
function isText(value: Json | undefined, definition: Definition | undefined): boolean {
  if (typeof value === 'string') return definition?.children === 'none';
  return isExpression(value);
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
