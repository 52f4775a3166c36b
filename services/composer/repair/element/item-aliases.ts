import type { Fields, Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type ElementRule, withProps } from './element-rule.ts';

/** Other systems' names for the members of list items. */
const MEMBER_ALIASES: { readonly [member: string]: readonly string[] } = {
  label: ['name', 'title', 'text', 'header', 'headerName', 'heading', 'caption', 'x', 'category', 'question', 'value'],
  value: ['id', 'key', 'amount', 'count', 'y', 'total', 'label', 'percentage'],
  key: ['field', 'accessor', 'accessorKey', 'dataIndex', 'id', 'name', 'value'],
  title: ['label', 'name', 'heading', 'question', 'text', 'header'],
  content: ['text', 'body', 'description', 'answer', 'children', 'message'],
  text: ['label', 'content', 'title', 'message'],
  name: ['label', 'title', 'text'],
  points: ['data', 'values'],
  values: ['data', 'points'],
  question: ['title', 'label', 'q'],
  answer: ['content', 'text', 'body', 'a'],
  id: ['key', 'value', 'name'],
};

export const foldItemNames: ElementRule = {
  name: 'fold-item-names',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    let folded = props;
    for (const [name, value] of Object.entries(props)) {
      const prop = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
      const repaired = prop === undefined ? value : foldList(value, prop);
      if (repaired !== value) folded = { ...folded, [name]: repaired };
    }
    return withProps(element, folded);
  },
};

function foldList(value: Json, prop: Prop): Json {
  if (![prop.kind].flat().includes('array')) return value;
  if (typeof value === 'string' && ![prop.kind].flat().includes('string')) return listedIn(value);
  const fields = prop.of ?? prop.items?.of;
  if (fields === undefined) return value;
  if (isJsonObject(value) && !isExpression(value) && isChoice(fields)) {
    return Object.entries(value).map(([key, label]) => ({
      label: typeof label === 'string' ? label : key,
      value: key,
    }));
  }
  // A single item where a list is expected.
  if (isJsonObject(value) && !isExpression(value) && Object.keys(value).every((name) => Object.hasOwn(fields, name))) {
    return [foldItem(value, fields)];
  }
  if (!Array.isArray(value)) return value;
  const items = value.map((item) => (isJsonObject(item) && !isExpression(item) ? foldItem(item, fields) : item));
  return items.every((item, index) => item === value[index]) ? value : items;
}

/** A list written as one text, separated by commas, semicolons or line breaks; any other text is unchanged. */
function listedIn(text: string): Json {
  const parts = text.split(/\s*[,;\n]\s*/).filter((part) => part !== '');
  return parts.length > 1 ? parts : text;
}

/** Fills an item's missing members, first from unknown members, then from others with the same meaning. */
function foldItem(item: JsonObject, fields: Fields): JsonObject {
  let folded = item;
  for (const [member, field] of Object.entries(fields)) {
    if (folded[member] !== undefined) continue;
    const aliases = Object.hasOwn(MEMBER_ALIASES, member) ? (MEMBER_ALIASES[member] ?? []) : [];
    const stray = aliases.find((alias) => folded[alias] !== undefined && !Object.hasOwn(fields, alias));
    if (stray !== undefined) {
      const { [stray]: value = null, ...others } = folded;
      folded = { ...others, [member]: value };
    } else if (field.required === true && isChoice(fields)) {
      const twin = member === 'label' ? folded['value'] : member === 'value' ? folded['label'] : undefined;
      if (twin !== undefined) folded = { ...folded, [member]: twin };
    }
  }
  return folded;
}

/** True for items that are options: a label, and a stored value. */
function isChoice(fields: Fields): boolean {
  return fields['label']?.required === true && fields['value']?.required === true && fields['value'].kind === 'string';
}

function isExpression(value: JsonObject): boolean {
  return Object.keys(value).some((key) => key.startsWith('$'));
}
