import { cleanLine } from '#catalog/clean-text.ts';
import type { Definition } from '#catalog/definition.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import type { Report } from './report.ts';

/** The example of a manifest: its props, bare or as an element's `{ "props": … }`. Children are not allowed. */
export function readExample(value: Json | undefined, path: string, report: Report): JsonObject | undefined {
  if (!isJsonObject(value) || Object.keys(value).length === 0) {
    report(path, 'is required: an object with the props of one typical use');
    return undefined;
  }
  const { props } = value;
  if (!isJsonObject(props)) return value;
  const others = Object.keys(value).filter((key) => key !== 'props' && key !== 'type');
  if (others.length > 0)
    report(path, `holds ${others.slice(0, 5).join(', ')}; give only props, since it takes no children`);
  return props;
}

/** Reports what in the example violates the manifest's own definition. */
export function checkExample(definition: Definition, path: string, report: Report): void {
  for (const { pointer, message } of checkProps(definition, definition.example.props)) {
    report(path + pointer.replaceAll('/', '.'), `breaks the manifest's own rule: ${message.replace(/\.$/, '')}`);
  }
}

/** The example made safe for a prompt: every text in it cleaned, nothing else changed. */
export function cleanExample(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanJson(member)]));
}

function cleanJson(value: Json): Json {
  if (typeof value === 'string') return cleanLine(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  return isJsonObject(value) ? cleanExample(value) : value;
}
