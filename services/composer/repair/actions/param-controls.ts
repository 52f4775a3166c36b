import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isParamName, storedConstant } from '#contract/request/param-schemas.ts';
import { humanize } from '../words.ts';

/** A control, the prop that holds its value, and the label if it needs a FormField for that. */
type Control = { type: string; props: JsonObject; prop: string; label?: string };

/** What one param is entered with: a control for each path, and values that nobody is asked for. */
export type ParamControls = {
  controls: { path: string; control: Control; isRequired: boolean }[];
  constants: [path: string, Json][];
};

/** A schema with its name and the path of its value. */
type Place = { name: string; path: string; isRequired: boolean; depth: number };

/** Objects nested deeper are entered as a text. */
const DEPTH_MAX = 3;
const COLUMNS_MAX = 12;
/** A label lists so many numbers to choose from. */
const LISTED_MAX = 8;

/** The controls for a required param; for the members of an object one each, below its path and under their own names. */
export function paramControls(schema: JsonObject, name: string, path: string): ParamControls {
  return controlsAt(schema, { name, path, isRequired: true, depth: 0 });
}

function controlsAt(schema: JsonObject, { name, path, isRequired, depth }: Place): ParamControls {
  const constant = constantOf(schema, depth);
  if (constant !== undefined) return { controls: [], constants: [[path, constant]] };
  const members = depth < DEPTH_MAX && !isList(schema) ? membersOf(schema) : [];
  if (members.length === 0)
    return { controls: [{ path, control: controlFor(schema, name), isRequired }], constants: [] };
  const required = new Set([schema['required'] ?? []].flat());
  const inner = members.map(([key, member]) =>
    controlsAt(member, {
      name: key,
      path: path + formatPointer([key]),
      isRequired: isRequired && required.has(key),
      depth: depth + 1,
    }),
  );
  return {
    controls: inner.flatMap(({ controls }) => controls),
    constants: inner.flatMap(({ constants }) => constants),
  };
}

// A constant that is a whole param is written into the binding; inside an object param it has to be in the state.
function constantOf(schema: JsonObject, depth: number): Json | undefined {
  const stored = storedConstant(schema);
  if (stored !== undefined || depth === 0) return stored;
  return (
    schema['const'] ?? (Array.isArray(schema['enum']) && schema['enum'].length === 1 ? schema['enum'][0] : undefined)
  );
}

function isList({ type }: JsonObject): boolean {
  return [type ?? []].flat().includes('array');
}

function membersOf({ properties }: JsonObject): [string, JsonObject][] {
  const all = isJsonObject(properties) ? Object.entries(properties) : [];
  return all.flatMap(([name, member]): [string, JsonObject][] =>
    isParamName(name) ? [[name, isJsonObject(member) ? member : {}]] : [],
  );
}

function controlFor(schema: JsonObject, name: string): Control {
  const label = labelOf(schema, name);
  const own = { label, name };
  const type = typeOf(schema);
  const menu = menuOf(schema);
  if (menu.length > 0 && menu.every((one) => typeof one === 'string')) {
    return { type: 'Select', props: { ...own, options: optionsOf(schema) ?? menu }, prop: 'value' };
  }
  if (type === 'boolean' || (menu.includes(true) && menu.includes(false)))
    return { type: 'Checkbox', props: own, prop: 'checked' };
  if (type === 'array') return listControl(isJsonObject(schema['items']) ? schema['items'] : {}, label);
  if (type === 'string' && schema['format'] === 'date') return { type: 'DatePicker', props: {}, prop: 'value', label };
  if (isNumeric(schema)) {
    const values = menu.length <= LISTED_MAX ? menu.map(String) : [];
    const fullLabel = values.length === 0 ? label : `${label} (${values.join(', ')})`;
    return { type: 'NumberInput', props: scaleOf(schema), prop: 'value', label: fullLabel };
  }
  return { type: 'Input', props: own, prop: 'value' };
}

function listControl(items: JsonObject, label: string): Control {
  const menu = menuOf(items);
  if (menu.length > 0 && menu.every((one) => typeof one === 'string')) {
    const options = optionsOf(items) ?? menu.map((value) => ({ label: value, value }));
    return { type: 'MultiSelect', props: { options }, prop: 'value', label };
  }
  const members = membersOf(items).slice(0, COLUMNS_MAX);
  if (members.length === 0) return { type: 'TagInput', props: {}, prop: 'value', label };
  const columns = members.map(([key, member]) => ({
    key,
    label: labelOf(member, key),
    editable: true,
    ...editorOf(member),
  }));
  return { type: 'DataTable', props: { columns, addable: true, ariaLabel: label }, prop: 'rows', label };
}

function editorOf(schema: JsonObject): JsonObject {
  if (isNumeric(schema)) return { type: 'number', align: 'end' };
  const menu = menuOf(schema);
  return menu.length > 0 && menu.every((one) => typeof one === 'string') ? { type: 'select', options: menu } : {};
}

function labelOf({ title }: JsonObject, name: string): string {
  return typeof title === 'string' && title !== '' ? title : humanize(name) || name;
}

function typeOf({ type }: JsonObject): Json | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

// None of the listed values is also an answer, and is given by leaving the control empty.
function menuOf(schema: JsonObject): Json[] {
  const { enum: menu } = schema;
  const listed = Array.isArray(menu) ? menu : alternativesOf(schema).flatMap((one) => one['const'] ?? []);
  return listed.filter((one) => one !== null);
}

function alternativesOf({ oneOf, anyOf }: JsonObject): JsonObject[] {
  const alternatives = [oneOf, anyOf].find((list) => Array.isArray(list)) ?? [];
  return alternatives.filter(isJsonObject);
}

// Alternatives may have titles.
function optionsOf(schema: JsonObject): Json[] | undefined {
  if (Array.isArray(schema['enum'])) return undefined;
  return alternativesOf(schema).flatMap(({ const: value, title }) =>
    typeof value === 'string' ? [{ label: typeof title === 'string' && title !== '' ? title : value, value }] : [],
  );
}

function isNumeric(schema: JsonObject): boolean {
  const menu = menuOf(schema);
  const type = typeOf(schema);
  return type === 'number' || type === 'integer' || (menu.length > 0 && menu.every((one) => typeof one === 'number'));
}

function scaleOf(schema: JsonObject): JsonObject {
  const { minimum: min, maximum: max } = schema;
  const menu = menuOf(schema).filter((one) => typeof one === 'number');
  if (menu.length > 1) return { min: Math.min(...menu), max: Math.max(...menu) };
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}
