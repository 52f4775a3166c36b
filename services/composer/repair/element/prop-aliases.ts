import type { Definition, Fields, Prop } from '#catalog/definition.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { plainOf } from '../words.ts';
import { type ElementRule, withProps } from './element-rule.ts';

/** Props with interchangeable names in other systems; an unknown one becomes the first that the component has. */
const SAME_MEANING: readonly (readonly string[])[] = [
  ['label', 'text', 'title', 'heading', 'name', 'caption', 'content', 'children', 'legend'],
  ['text', 'content', 'label', 'value', 'children', 'body', 'message', 'title'],
  ['title', 'label', 'heading', 'header', 'name', 'headline'],
  ['message', 'description', 'content', 'text', 'body', 'children'],
  ['description', 'subtitle', 'subheading', 'message', 'body', 'summary', 'lead'],
  ['value', 'defaultValue', 'selected', 'selectedValue', 'initialValue', 'current', 'percent', 'activeTab', 'active'],
  ['checked', 'value', 'defaultChecked', 'selected', 'on', 'isChecked', 'isOn'],
  ['options', 'items', 'choices', 'values', 'data'],
  ['items', 'options', 'sections', 'data', 'entries', 'links', 'questions'],
  ['tabs', 'items', 'options', 'panels'],
  ['steps', 'items', 'stages'],
  ['rows', 'data', 'items', 'dataSource', 'records'],
  ['columns', 'headers', 'fields', 'cols'],
  ['data', 'items', 'values', 'points', 'segments'],
  ['xLabels', 'labels', 'categories', 'xAxis'],
  ['labels', 'xLabels', 'categories'],
  ['tone', 'status', 'severity', 'intent', 'type', 'color', 'variant', 'level'],
  ['variant', 'kind', 'type', 'appearance', 'look'],
  ['direction', 'orientation', 'layout', 'flexDirection'],
  ['orientation', 'direction'],
  ['gap', 'spacing', 'space'],
  ['columns', 'cols', 'columnCount'],
  ['helpText', 'hint', 'help', 'helperText', 'description', 'helper'],
  ['errorText', 'error', 'errorMessage'],
  ['placeholder', 'hint'],
  ['src', 'url', 'source', 'image', 'imageUrl', 'href'],
  ['href', 'url', 'to', 'link', 'src'],
  ['alt', 'altText', 'description'],
  ['icon', 'iconName', 'leftIcon', 'startIcon', 'leadingIcon'],
  ['type', 'inputType'],
  ['delta', 'change', 'trend'],
  ['min', 'minimum', 'minValue', 'minDate'],
  ['max', 'maximum', 'maxValue', 'maxDate', 'total'],
  ['rows', 'lines', 'minRows'],
  ['caption', 'title'],
  ['src', 'avatar', 'picture'],
  ['page', 'currentPage', 'current'],
  ['totalPages', 'pageCount', 'pages', 'total'],
  ['current', 'value', 'activeStep', 'step', 'currentStep', 'active'],
  ['disabled', 'isDisabled'],
  ['required', 'isRequired', 'mandatory'],
  ['loading', 'isLoading'],
];

export const foldPropNames: ElementRule = {
  name: 'fold-prop-names',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    return withProps(element, foldNames(props, definition));
  },
};

function foldNames(props: JsonObject, definition: Definition): JsonObject {
  let folded = props;
  for (const [name, value] of Object.entries(props)) {
    if (Object.hasOwn(definition.props, name)) continue;
    const meant = meantProp(name, value, folded, definition);
    if (meant === undefined) continue;
    const { [name]: _, ...others } = folded;
    folded = { ...others, [meant]: value };
  }
  return folded;
}

function meantProp(name: string, value: Json, props: JsonObject, definition: Definition): string | undefined {
  const isFree = (candidate: string) => Object.hasOwn(definition.props, candidate) && !Object.hasOwn(props, candidate);
  const plain = plainOf(name);
  const respelled = Object.keys(definition.props).find((candidate) => plainOf(candidate) === plain);
  if (respelled !== undefined) return isFree(respelled) ? respelled : undefined;
  const live = Object.keys(definition.props).filter((candidate) => definition.props[candidate]?.bind === true);
  const [only] = live;
  // Whatever its name, a two-way binding belongs to the only prop that accepts one.
  if (isBound(value) && only !== undefined && live.length === 1) return isFree(only) ? only : undefined;
  const candidates = SAME_MEANING.flatMap(([meant, ...aliases]) =>
    meant !== undefined && aliases.includes(name) && isFree(meant) && takesValue(definition, meant, value)
      ? [meant]
      : [],
  );
  // When several fit, a required one is meant.
  return candidates.find((candidate) => definition.props[candidate]?.required === true) ?? candidates[0];
}

function isBound(value: Json): boolean {
  return isJsonObject(value) && typeof value['$bindState'] === 'string';
}

/** Whether the value's kind is one that the prop may accept. */
function takesValue(definition: Definition, name: string, value: Json): boolean {
  const prop = definition.props[name];
  const kinds: readonly string[] = [prop?.kind ?? []].flat();
  if (isJsonObject(value) && Object.keys(value).some((key) => key.startsWith('$'))) return true;
  const isLoneText = Array.isArray(value) && value.length === 1 && typeof value[0] === 'string';
  if (isLoneText && kinds.some((kind) => kind === 'string' || kind === 'text')) return true;
  if (Array.isArray(value)) return kinds.includes('array') || kinds.includes('any');
  if (isJsonObject(value)) return kinds.some((kind) => ['object', 'record', 'array', 'any'].includes(kind));
  if (typeof value === 'boolean') return kinds.includes('boolean');
  if (kinds.every((kind) => ['array', 'object', 'record', 'boolean'].includes(kind))) return false;
  return true;
}

/** Names that other formats use for the path that a control writes. */
const PATH_PROPS = [
  'valuePath',
  'bindPath',
  'statePath',
  'dataPath',
  'bind',
  'bindTo',
  'model',
  'vModel',
  'checkedPath',
];
const LIVE_PROPS = ['value', 'checked', 'pressed', 'selected', 'rows'];

export const bindPathProps: ElementRule = {
  name: 'bind-path-props',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    const name = PATH_PROPS.find((one) => typeof props[one] === 'string' && !Object.hasOwn(definition.props, one));
    const live = LIVE_PROPS.find((one) => definition.props[one]?.bind === true);
    if (name === undefined || live === undefined) return element;
    const { [name]: path = null, ...others } = props;
    return { ...element, props: { ...others, [live]: { $bindState: path } } };
  },
};

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
      const other = OTHER_OF_CHOICE.get(member);
      const twin = other === undefined ? undefined : folded[other];
      if (twin !== undefined) folded = { ...folded, [member]: twin };
    }
  }
  return folded;
}

/** The label of an option may stand for its value, and the other way round. */
const OTHER_OF_CHOICE: ReadonlyMap<string, string> = new Map([
  ['label', 'value'],
  ['value', 'label'],
]);

/** True for items that are options: a label, and a stored value. */
function isChoice(fields: Fields): boolean {
  return fields['label']?.required === true && fields['value']?.required === true && fields['value'].kind === 'string';
}

function isExpression(value: JsonObject): boolean {
  return Object.keys(value).some((key) => key.startsWith('$'));
}
