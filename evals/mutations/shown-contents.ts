import { definitionOf } from '#catalog/components.ts';
import type { Definition, Fields, Kind, Prop } from '#catalog/definition.ts';
import { shapesLooks } from '#catalog/compiler/validate/setting.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { readQuietly } from '#contract/json/json-pointer.ts';
import { documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/** What one element shows to the user. */
export type ShownElement = {
  id: string;
  element: SpecElement;
  parent: SpecElement | undefined;
  /** Every text and number that it shows, with references resolved; an item field as `@field`. */
  contents: string[];
  /** The props that write the state, and where to. */
  bound: Map<string, string>;
};

/** Kinds whose values users do not read. */
const SILENT: ReadonlySet<Kind> = new Set(['enum', 'color', 'dimension', 'icon', 'boolean']);
/** Props with names that only programs read. */
const MACHINE_NAMES = new Set(['name', 'openPath']);
const ANY: Prop = { kind: 'any' };

/**
 * All elements below the root with what they show. The catalog's definition decides which props are content rather than
 * settings or looks. `isLeftOut` excludes contents by element and prop.
 */
export function shownElements(
  spec: Spec,
  isLeftOut: (id: string, prop: string) => boolean = () => false,
): ShownElement[] {
  const parentOf = parents(spec);
  return documentOrder(spec).flatMap((id): ShownElement[] => {
    const element = elementOf(spec, id);
    if (element === undefined) return [];
    const definition = definitionOf(element.type);
    const parent = parentOf.get(id);
    const members = Object.entries(element.props);
    return [
      {
        id,
        element,
        parent: parent === undefined ? undefined : elementOf(spec, parent),
        contents: members.flatMap(([name, value]) =>
          isLeftOut(id, name) ? [] : contentsOf(value, propIn(definition, name), spec.state),
        ),
        bound: new Map(
          members.flatMap(([name, value]): [string, string][] => {
            const path = isJsonObject(value) ? (value['$bindState'] ?? value['$bindItem']) : undefined;
            return typeof path === 'string' && definition?.props[name]?.bind === true ? [[name, path]] : [];
          }),
        ),
      },
    ];
  });
}

/** Every text and number in a value, at any depth. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function propIn(definition: Definition | undefined, name: string): Prop | undefined {
  if (MACHINE_NAMES.has(name)) return undefined;
  return definition !== undefined && Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
}

function contentsOf(value: Json, prop: Prop | undefined, state: JsonObject): string[] {
  if (prop === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => contentsOf(item, itemProp(prop, item), state));
  if (isJsonObject(value)) return contentsOfObject(value, prop, state);
  const kinds = [prop.kind].flat();
  if (kinds.every((kind) => SILENT.has(kind))) return [];
  return shapesLooks(prop) ? [] : leavesOf(value);
}

function contentsOfObject(value: JsonObject, prop: Prop, state: JsonObject): string[] {
  const { $state: path, $bindItem: field } = value;
  // A bound list, such as the rows of an editable table, is shown too.
  if (typeof path === 'string')
    return [prop.kind].flat().every((kind) => SILENT.has(kind)) ? [] : leavesOf(readQuietly(state, path));
  if (typeof field === 'string') return [`@${field}`];
  if (Object.keys(value).some((key) => key.startsWith('$'))) return [];
  const fields: Fields | undefined = prop.of;
  return Object.entries(value).flatMap(([name, member]) => {
    if (fields === undefined) return contentsOf(member, prop.items ?? ANY, state);
    return Object.hasOwn(fields, name) ? contentsOf(member, fields[name], state) : [];
  });
}

function itemProp(prop: Prop, item: Json): Prop {
  if (prop.items !== undefined) return prop.items;
  return prop.of !== undefined && isJsonObject(item) ? { kind: 'object', of: prop.of } : ANY;
}

/** True for a value that would not be missed on the screen: empty, off, or made only of such values. */
export function isBlank(value: unknown): boolean {
  if (isJsonObject(value)) return Object.values(value).every(isBlank);
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
