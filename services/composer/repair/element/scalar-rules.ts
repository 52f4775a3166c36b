import type { Fields, Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type ElementRule, withProps } from './element-rule.ts';

/** A number with one sign or unit and no ambiguous separators: `85%`, `$ 12.5`, `420 pcs`. */
const FORMATTED = /^[€$£¥#~]?\s?(-?\d{1,15}(?:\.\d{1,9})?)\s?(?:%|[€$£¥]|[A-Za-z]{1,4})?$/;

export const readNumbers: ElementRule = {
  name: 'read-numbers',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    return withProps(element, readMembers(props, definition.props));
  },
};

function readMembers(members: JsonObject, fields: Fields): JsonObject {
  let read = members;
  for (const [name, value] of Object.entries(members)) {
    const prop = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const next = prop === undefined ? value : readValue(value, prop);
    if (next !== value) read = { ...read, [name]: next };
  }
  return read;
}

function readValue(value: Json, prop: Prop): Json {
  if (typeof value === 'string') return [prop.kind].flat().every(isNumeric) ? numberIn(value) : value;
  if (!Array.isArray(value)) return value;
  const items = value.map((item) => {
    if (typeof item === 'string') return prop.items === undefined ? item : readValue(item, prop.items);
    const fields = prop.of ?? prop.items?.of;
    return isJsonObject(item) && fields !== undefined ? readMembers(item, fields) : item;
  });
  return items.every((item, index) => item === value[index]) ? value : items;
}

function isNumeric(kind: string): boolean {
  return kind === 'number' || kind === 'integer' || kind === 'count';
}

function numberIn(text: string): Json {
  const digits = FORMATTED.exec(text.trim())?.[1];
  return digits === undefined ? text : Number(digits);
}

const TEXT_MEMBERS = ['text', 'label', 'value', 'content', 'title'];

export const unwrapTexts: ElementRule = {
  name: 'unwrap-texts',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    let plain = props;
    for (const [name, value] of Object.entries(props)) {
      const kinds = Object.hasOwn(definition.props, name) ? [definition.props[name]?.kind ?? []].flat() : [];
      if (kinds.length === 0 || !kinds.every((kind) => kind === 'string' || kind === 'text')) continue;
      const text = textIn(value);
      if (text !== undefined) plain = { ...plain, [name]: text };
    }
    return withProps(element, plain);
  },
};

function textIn(value: Json): string | undefined {
  const members = typeof value === 'object' && value !== null ? Object.values(value) : [];
  const [only] = members;
  if (members.length !== 1 || typeof only !== 'string') return undefined;
  return Array.isArray(value) || TEXT_MEMBERS.some((name) => isJsonObject(value) && name in value) ? only : undefined;
}
