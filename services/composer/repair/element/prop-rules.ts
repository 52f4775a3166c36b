import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { humanize, machineName } from '../words.ts';
import { type ElementRule, withProps } from './element-rule.ts';
import { pointerOf } from './expression-rules.ts';
import type { Fields, Prop } from '#catalog/definition.ts';

/** Props that hold what the user enters; lists and tables that are only read are not included. */
const ENTERED = ['value', 'checked', 'pressed', 'startValue', 'endValue', 'valueMin', 'valueMax'];

/** Props that make a control read-only. */
const SHOWN_ONLY = ['readOnly', 'readonly', 'disabled'];

export const bindEnteredValues: ElementRule = {
  name: 'bind-entered-values',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    if (SHOWN_ONLY.some((name) => props[name] === true)) return element;
    let bound = props;
    for (const name of ENTERED) {
      const value = props[name];
      const path = isJsonObject(value) ? value['$state'] : undefined;
      if (definition.props[name]?.bind === true && typeof path === 'string')
        bound = { ...bound, [name]: { $bindState: path } };
    }
    return withProps(element, bound);
  },
};

export const pressLinks: ElementRule = {
  name: 'press-link',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition?.name !== 'Link' || !isJsonObject(props) || Object.hasOwn(props, 'href')) return element;
    const { label, icon } = props;
    const kept = { ...(label !== undefined && { label }), ...(icon !== undefined && { icon }) };
    return { ...element, type: 'Button', props: { ...kept, variant: 'ghost' } };
  },
};

export const nameControls: ElementRule = {
  name: 'name-controls',
  repair: (element, { definition, id }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    const isMissing = (name: string) => definition.props[name]?.required === true && props[name] === undefined;
    const path = boundPath(props);
    const word = path?.split('/').at(-1);
    let named = props;
    if (isMissing('name') && Object.values(definition.props).some((prop) => prop.bind === true)) {
      const label = typeof props['label'] === 'string' ? machineName(props['label']) : '';
      named = { ...named, name: (word ?? '') || label || id };
    }
    if (isMissing('label')) named = { ...named, label: labelFor(props, word, id) };
    return withProps(element, named);
  },
};

/** A label as written; a machine name or id is turned into words. */
function labelFor(props: JsonObject, word: string | undefined, id: string): string {
  const spoken = [props['ariaLabel'], props['placeholder']].find((text) => typeof text === 'string' && text !== '');
  if (typeof spoken === 'string') return spoken;
  const name = typeof props['name'] === 'string' ? props['name'] : word;
  return humanize(name ?? id.replace(/[-_]?(?:button|btn|input|field|select)$/i, '')) || id;
}

export const readOpenPath: ElementRule = {
  name: 'read-open-path',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition?.props['openPath'] === undefined || !isJsonObject(props)) return element;
    const names = ['openPath', 'open', 'isOpen', 'visible', 'show'].filter((name) => props[name] !== undefined);
    const path = names.map((name) => pathIn(props[name])).find((one) => one !== undefined);
    if (path === undefined || props['openPath'] === path) return element;
    const kept = Object.entries(props).filter(([name]) => !names.includes(name) || name === 'openPath');
    return { ...element, props: { ...Object.fromEntries(kept), openPath: path } };
  },
};

function pathIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return pointerOf(value);
  const path = isJsonObject(value) ? (value['$bindState'] ?? value['$state']) : undefined;
  return typeof path === 'string' ? pointerOf(path) : undefined;
}

function boundPath(props: JsonObject): string | undefined {
  const paths = Object.values(props).map((value) => (isJsonObject(value) ? value['$bindState'] : undefined));
  return paths.find((path) => typeof path === 'string');
}

/**
 * Wraps a control that cannot show the label it was given in a FormField that can. The field takes over the id, so that
 * whoever lists the control lists the field.
 */
export function wrapLabelled(
  id: string,
  element: JsonObject,
  definition: ElementDefinition | undefined,
): [string, JsonObject][] {
  const { props, visible, ...rest } = element;
  if (definition === undefined || !isJsonObject(props) || definition.props['label'] !== undefined)
    return [[id, element]];
  const isControl = ENTERED.some((name) => definition.props[name]?.bind === true);
  const { label, helpText, errorText, required, ...own } = props;
  if (!isControl || typeof label !== 'string' || label === '') return [[id, element]];
  const control = `${id}-control`;
  const moved = Object.entries({ helpText, errorText, required }).filter(
    ([name, value]) => value !== undefined && definition.props[name] === undefined,
  );
  const fieldProps = { label, ...Object.fromEntries(moved) } as JsonObject;
  const kept = Object.entries({ helpText, errorText, required }).filter(
    ([name, value]) => value !== undefined && definition.props[name] !== undefined,
  );
  const condition = visible === undefined ? {} : { visible };
  return [
    [id, { type: 'FormField', props: fieldProps, children: [control], ...condition }],
    [control, { ...rest, props: { ...own, ...(Object.fromEntries(kept) as JsonObject) } }],
  ];
}

type ElementDefinition = NonNullable<Parameters<ElementRule['repair']>[1]['definition']>;

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
