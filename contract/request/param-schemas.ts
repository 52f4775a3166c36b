import { isForbiddenToken } from '../json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';

// A longer name could not be shown on a label.
const NAME_MAX_CHARS = 200;

/**
 * The params that an action declares, by name, each with its JSON Schema: its `properties`, and what it requires without
 * describing it. Names that are unsafe in a params object are left out.
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function paramSchemas(schema: JsonObject | undefined): [name: string, schema: JsonObject][] {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  const described = Object.entries(properties).map(([name, member]): [string, JsonObject] => [
    name,
    isJsonObject(member) ? member : {},
  ]);
  const required = Array.isArray(schema?.['required'])
    ? schema['required'].filter((name) => typeof name === 'string')
    : [];
  const undescribed = [...new Set(required)].filter((name) => !Object.hasOwn(properties, name));
  return [...described, ...undescribed.map((name): [string, JsonObject] => [name, {}])].filter(([name]) =>
    isParamName(name),
  );
}

/** False for overlong names, prototype members, and names that would make params look like an expression. */
export function isParamName(name: string): boolean {
  return name !== '' && name.length <= NAME_MAX_CHARS && !isForbiddenToken(name) && !name.startsWith('$');
}

/**
 * The one value that a param may have when a binding cannot hold that: null, a list or an object. It stands in the state, and
 * nobody is asked for it. Undefined for every other param.
 */
export function storedConstant({ const: only, enum: menu, type }: JsonObject): Json | undefined {
  const [value, ...others] = only === undefined && Array.isArray(menu) ? menu : [only];
  if (type === 'null' || (value === null && others.length === 0)) return null;
  if (typeof value !== 'object' || value === null || others.length > 0) return undefined;
  return [type ?? []].flat().every((one) => one === (Array.isArray(value) ? 'array' : 'object')) ? value : undefined;
}
